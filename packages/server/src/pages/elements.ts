import { type ComponentChild, h } from 'preact'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'
import { hrefOf } from './safe-address.ts'

/** The action of a form and its hidden fields, such as the CSRF token. */
export interface FormProps {
  readonly action: string
  readonly hidden: Readonly<Record<string, string>>
}

interface FieldProps {
  /** The id and the name of the input. */
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password' | 'tel'
  readonly value?: string | undefined
  readonly autocomplete: string
  readonly inputmode?: 'text' | 'email' | 'numeric' | 'tel'
  readonly lengthMax?: number
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** Whether the alert of the page concerns this field. */
  readonly invalid?: boolean
  readonly focused?: boolean
  /** Whether the value cannot be changed. */
  readonly isFixed?: boolean
  /** Content beside the label. */
  readonly beside?: ComponentChild
  readonly isCode?: boolean
  readonly isOptional?: boolean
}

/** A form; an empty `action` is the URL of the page. */
export function form({ action, hidden }: FormProps, ...content: ComponentChild[]): ComponentChild {
  return h('form', { method: 'post', action: hrefOf(action) }, hiddenFields(hidden), content)
}

/** The hidden inputs of a form, one for each member. */
export function hiddenFields(hidden: FormProps['hidden']): ComponentChild[] {
  return Object.entries(hidden).map(([name, value]) => h('input', { type: 'hidden', name, value }))
}

/** A labelled input with its error and hint; a password gets a button that reveals it. */
export function field(branding: ResolvedBranding, props: FieldProps): ComponentChild {
  const { name, label, hint, error, beside, isCode } = props
  const input = inputOf(props)
  const isSecret = props.type === 'password'
  return h(
    'div',
    { class: isCode ? 'field code' : 'field' },
    h('div', { class: 'line' }, h('label', { for: name }, label), beside),
    isSecret ? h('div', { class: 'secret' }, input, revealButton(branding, name)) : input,
    error && h('p', { class: 'wrong', id: `${name}-error` }, error),
    hint && h('p', { class: 'hint', id: `${name}-hint` }, hint),
  )
}

function inputOf(props: FieldProps): ComponentChild {
  const { name, type = 'text', value, autocomplete, inputmode, hint, error, focused } = props
  const describedBy = [
    props.invalid && 'alert',
    error && `${name}-error`,
    hint && `${name}-hint`,
  ].filter(Boolean)
  return h('input', {
    id: name,
    name,
    type,
    value: value ?? '',
    autocomplete,
    inputmode,
    maxlength: props.lengthMax ?? 256,
    required: !props.isOptional,
    readonly: props.isFixed || undefined,
    autofocus: focused,
    autocapitalize: 'none',
    spellcheck: 'false',
    'aria-invalid': error || props.invalid ? 'true' : undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
  })
}

function revealButton(branding: ResolvedBranding, controls: string): ComponentChild {
  const word = wordsOf(branding, 'common', 'common')
  return h(
    'button',
    {
      class: 'reveal',
      type: 'button',
      hidden: true,
      'aria-controls': controls,
      'aria-pressed': 'false',
      'data-show': word('showPassword'),
      'data-hide': word('hidePassword'),
    },
    word('showPassword'),
  )
}

/** A labelled checkbox, whose value is `true`. */
export function checkbox(
  name: string,
  label: string,
  { error, checked }: CheckboxProps = {},
): ComponentChild {
  return h(
    'div',
    { class: 'check' },
    h('input', {
      id: name,
      name,
      type: 'checkbox',
      value: 'true',
      checked,
      'aria-invalid': error ? 'true' : undefined,
      'aria-describedby': error ? 'alert' : undefined,
    }),
    h('label', { for: name }, label),
  )
}

interface CheckboxProps {
  readonly error?: string | undefined
  /** Whether the box is checked at first. */
  readonly checked?: boolean
}

interface ButtonProps {
  readonly name?: string
  readonly value?: string
  /** Whether the button is the secondary one of two. */
  readonly plain?: boolean
}

/** A submit button; name and value tell the server which of several was pressed. */
export function button(label: string, { name, value, plain }: ButtonProps = {}): ComponentChild {
  return h('button', { type: 'submit', class: buttonClass(plain), name, value }, label)
}

/** A link that looks like a button. */
export function linkButton(label: string, address: string, plain = false): ComponentChild {
  return h('a', { class: buttonClass(plain), href: hrefOf(address) }, label)
}

const buttonClass = (plain?: boolean) => (plain ? 'button plain' : 'button')

/** A link; an unsafe address leads nowhere (`hrefOf`). */
export function link(label: string, address: string): ComponentChild {
  return h('a', { href: hrefOf(address) }, label)
}

/** A sentence that ends with a link, at the end of the page. */
export function more(label: string, address: string, sentence?: string): ComponentChild {
  return h('p', { class: 'more' }, sentence, sentence && ' ', link(label, address))
}

/** A sentence that ends with a button. The button looks like a link and posts a form. */
export function textWithButton(
  label: string,
  { action, hidden }: FormProps,
  sentence?: string,
): ComponentChild {
  const submit = h('button', { class: 'asLink', type: 'submit' }, label)
  const post = { class: 'more', method: 'post', action: hrefOf(action) }
  return h('form', post, hiddenFields(hidden), h('p', null, sentence, sentence && ' ', submit))
}

/** The error of a page, which screen readers announce immediately. */
export function alert(message: string | undefined, id = 'alert'): ComponentChild {
  if (message === undefined) return undefined
  return h('div', { class: 'alert', role: 'alert', id }, h('p', null, message))
}

/** Whether a final page reports success (`done`), or that the user cannot continue (`stopped`). */
export type Outcome = 'done' | 'stopped'

/** The title of a page, its description, and the sign of its outcome. */
export function heading(title: string, description?: string, outcome?: Outcome): ComponentChild[] {
  return [
    outcome && h('span', { class: `sign ${outcome}`, 'aria-hidden': 'true' }),
    h('h1', null, title),
    description ? h('p', null, description) : undefined,
  ]
}
