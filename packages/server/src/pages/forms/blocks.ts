import { memberOf, numberIn, textIn as textOfMember } from '@latchkey/forms'
import { type ComponentChild, h } from 'preact'
import { isWebAddress } from '../safe-address.ts'
import { authoredHtml, htmlBlock } from './authored-html.ts'
import { textIn } from './field-parts.ts'
import { ownOf, type Shown } from './shown-step.ts'

type Render = (shown: Shown) => ComponentChild

/** The name of the buttons of a page; its value is what they ask for. */
export const actionName = '$go'

const html: Render = ({ component, at }) => {
  const content = textOfMember(component.config, 'content') ?? ''
  return htmlBlock('authored', authoredHtml(content, at.scope))
}

const divider: Render = (shown) => {
  const words = textIn(shown, textOfMember(shown.component.config, 'text'))
  return words === '' ? h('hr', null) : h('p', { class: 'or' }, words)
}

const image: Render = (shown) => {
  const { config } = shown.component
  const src = textIn(shown, textOfMember(config, 'src'))
  if (!isWebAddress(src)) return undefined
  const position = (textOfMember(config, 'position') ?? 'CENTER').toLowerCase()
  const height = numberIn(config, 'height')
  return h('div', { class: `image ${position}` }, h('img', { src, alt: '', height }))
}

/** A submit button; those that go elsewhere do not need valid fields. */
const goes =
  (asks: (id: string) => string, isPlain: boolean): Render =>
  (shown) => {
    const { id, config } = shown.component
    return h(
      'button',
      {
        type: 'submit',
        class: isPlain ? 'button plain' : 'button',
        name: actionName,
        value: asks(id),
        formnovalidate: isPlain || undefined,
      },
      textIn(shown, textOfMember(config, 'text')) || shown.word('nextText'),
    )
  }

/** A button that runs a flow again, such as one that sends a code. */
const resend: Render = (shown) => {
  const { component, at, word } = shown
  const { id, config } = component
  const state = ownOf(at.resends, id) ?? 'ready'
  const words = (name: string) => textIn(shown, textOfMember(config, name))
  const align = (textOfMember(config, 'text_alignment') ?? 'LEFT').toLowerCase()
  const attributes = { class: `resend ${align}` }
  if (state === 'waiting') return h('p', attributes, words('waiting_text'))
  if (state === 'spent') return h('p', attributes, word('tooManyText'))
  return h(
    'p',
    attributes,
    `${words('active_text')} `,
    h(
      'button',
      {
        type: 'submit',
        class: 'asLink',
        name: actionName,
        value: `resend:${id}`,
        formnovalidate: true,
      },
      words('button_text'),
    ),
  )
}

/** How each type of block is shown. */
export const blocks: Readonly<Record<string, Render>> = {
  DIVIDER: divider,
  HTML: html,
  IMAGE: image,
  JUMP_BUTTON: goes((id) => `jump:${id}`, true),
  NEXT_BUTTON: goes(() => 'next', false),
  PREVIOUS_BUTTON: goes(() => 'back', true),
  RESEND_BUTTON: resend,
  RICH_TEXT: html,
}

/** The HTML of a component that its author wrote. */
export const authoredTextOf = ({ type, config }: Shown['component']): string | undefined => {
  const name = type === 'LEGAL' ? 'text' : 'content'
  const isAuthored = ['HTML', 'RICH_TEXT', 'LEGAL'].includes(type)
  const found = isAuthored ? memberOf(config, name) : undefined
  return typeof found === 'string' ? found : undefined
}
