import { type ComponentChild, h } from 'preact'
import { checkbox, field } from '../elements.ts'
import type { ResolvedBranding } from '../resolved-branding.ts'

/** A field of a form for customers. */
export interface ShownField {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'secret' | 'document' | 'check'
  readonly lengthMax: number
  readonly value?: string | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly isOptional?: boolean
}

/** The fields of a form, of which the first wrong input, or the first one, has the focus. */
export function customerFields(
  branding: ResolvedBranding,
  fields: readonly ShownField[],
): ComponentChild[] {
  const inputs = fields.filter(({ kind }) => kind === 'text' || kind === 'secret')
  const focused = inputs.find(({ error }) => error !== undefined) ?? inputs[0]
  return fields.map((each) => customerField(branding, each, each === focused))
}

/** A labelled input, or a text area for a document. A secret is never filled in. */
function customerField(
  branding: ResolvedBranding,
  shown: ShownField,
  focused: boolean,
): ComponentChild {
  const { name, label, kind, lengthMax, value, hint, error, isOptional = false } = shown
  if (kind === 'document') return document(shown)
  if (kind === 'check') return checkbox(name, label, { checked: value === 'true' })
  return field(branding, {
    name,
    label,
    autocomplete: 'off',
    lengthMax,
    hint,
    error,
    isOptional,
    focused,
    ...(kind === 'secret' ? { type: 'password' as const } : { value }),
  })
}

function document(shown: ShownField): ComponentChild {
  const { name, label, lengthMax, value = '', hint, error, isOptional } = shown
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean)
  const input = h('textarea', {
    id: name,
    name,
    rows: 5,
    maxlength: lengthMax,
    required: !isOptional,
    spellcheck: false,
    autocomplete: 'off',
    'aria-invalid': error ? 'true' : undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
    value,
  })
  return h(
    'div',
    { class: 'field document' },
    h('div', { class: 'line' }, h('label', { for: name }, label)),
    input,
    error && h('p', { class: 'wrong', id: `${name}-error` }, error),
    hint && h('p', { class: 'hint', id: `${name}-hint` }, hint),
  )
}
