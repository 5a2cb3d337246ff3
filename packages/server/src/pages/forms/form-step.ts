import {
  type Component,
  isShownField,
  optionsOf,
  resolveText,
  textIn,
  translated,
} from '@latchkey/forms'
import { type ComponentChild, h } from 'preact'
import { alert, button, type FormProps, form, heading } from '../elements.ts'
import { type Page, page } from '../page.ts'
import { type ResolvedBranding, wordsOf } from '../resolved-branding.ts'
import { revealScript } from '../scripts.ts'
import { authoredHtml, authoredStyle, htmlBlock } from './authored-html.ts'
import { actionName, authoredTextOf, blocks } from './blocks.ts'
import { fieldInputs } from './field-inputs.ts'
import { ownOf, type Shown, type ShownStep } from './shown-step.ts'

/** A step of a form, and where it is posted to. */
export type FormStepProps = FormProps & { readonly at: ShownStep }

/**
 * A page of a form of the tenant. It posts the fields by their ids, `$go` with what the pressed
 * button asks for, and the hidden fields.
 */
export function renderFormStep(branding: ResolvedBranding, { at, ...props }: FormStepProps): Page {
  const word = wordsOf(branding, 'common', 'form')
  const components = at.step.components.map((each) => translated(each, at.translation))
  const fields = components.filter(isShownField)
  const focused = fields.find(({ id }) => ownOf(at.errors, id)) ?? fields[0]
  const css = authoredStyle(at.form.css)
  const authored = components.flatMap((each) => authoredTextOf(each) ?? [])
  const has = (level: string) => authored.some((html) => html.toLowerCase().includes(`<h${level}`))
  const hasNext = components.some(({ type }) => type === 'NEXT_BUTTON' || type === 'JUMP_BUTTON')
  const show = (component: Component) =>
    shownOf({ branding, word, component, at, focused: component === focused })
  return page(
    branding,
    {
      title: word('pageTitle'),
      scripts: fields.some(({ type }) => type === 'PASSWORD') ? [revealScript] : [],
      pictures: components.flatMap((each) => picturesOf(each, at)),
      authored: [
        ...authored.map((html) => authoredHtml(html, at.scope).authored),
        ...(css ? [css.authored] : []),
      ],
    },
    css && htmlBlock('style', css),
    // A page needs a title; one of the author is the one that is seen.
    !has('1') && (has('2') ? h('h1', { class: 'unseen' }, word('title')) : heading(word('title'))),
    alert(alertOf(at, word)),
    form(
      props,
      components.map(show),
      !hasNext && button(word('nextText'), { name: actionName, value: 'next' }),
    ),
  )
}

function alertOf(at: ShownStep, word: Shown['word']): string | undefined {
  if (at.hasFailed) return word('failed')
  if (at.message !== undefined) return at.message
  return Object.keys(at.errors).length > 0 ? word('alert') : undefined
}

function shownOf(shown: Shown): ComponentChild {
  const { component, word } = shown
  const { category, type } = component
  const table = category === 'BLOCK' ? blocks : category === 'FIELD' ? fieldInputs : {}
  const render = Object.hasOwn(table, type) ? table[type] : undefined
  if (render) return render(shown)
  return h('p', { class: 'note' }, word('unsupportedText'))
}

const picturesOf = (component: Component, { scope }: ShownStep): readonly string[] => {
  const src = component.type === 'IMAGE' ? textIn(component.config, 'src') : undefined
  const own = src === undefined ? [] : [resolveText(src, scope)]
  return [...own, ...optionsOf(component).flatMap(({ imageUrl }) => imageUrl ?? [])]
}
