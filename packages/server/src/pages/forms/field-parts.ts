import { ownErrorText, resolveText } from '@latchkey/forms'
import { type ComponentChild, h } from 'preact'
import { ownOf, type Shown } from './shown-step.ts'

/** A text of the author, with the values of its templates. */
export const textIn = ({ at }: Shown, text: string | undefined): string =>
  text === undefined ? '' : resolveText(text, at.scope)

/** The error of a field in the words of the form, or of the page. */
export function errorOf({ at, component, word }: Shown): string | undefined {
  const error = ownOf(at.errors, component.id)
  if (!error) return undefined
  const own = ownErrorText(error, at.translation.messages.errors)
  return own ?? word(error.code, { bound: String(error.bound ?? '') })
}

/** The values that a field shows. */
export const valuesOf = ({ at, component: { id } }: Shown): readonly string[] =>
  ownOf(at.filled, id) ?? []

/** The name of a field for people. */
export const labelOf = (shown: Shown): string =>
  textIn(shown, shown.component.label) || shown.component.id

/** The attributes by which a field names its error and its hint. */
export function describing(shown: Shown) {
  const { id, hint } = shown.component
  const error = errorOf(shown)
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean)
  return {
    'aria-invalid': error ? ('true' as const) : undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
  }
}

/** The error and the hint of a field. */
export function remarks(shown: Shown): ComponentChild[] {
  const { id, hint } = shown.component
  const error = errorOf(shown)
  return [
    error && h('p', { class: 'wrong', id: `${id}-error` }, error),
    hint && h('p', { class: 'hint', id: `${id}-hint` }, textIn(shown, hint)),
  ]
}

/** A labelled field. */
export const labelled = (shown: Shown, input: ComponentChild): ComponentChild =>
  h(
    'div',
    { class: 'field question' },
    h('div', { class: 'line' }, h('label', { for: shown.component.id }, labelOf(shown))),
    input,
    remarks(shown),
  )
