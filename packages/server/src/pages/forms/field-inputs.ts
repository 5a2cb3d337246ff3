import {
  type FieldOption,
  lengthMaxOf,
  memberOf,
  objectIn,
  optionsOf,
  textIn as textOfMember,
} from '@latchkey/forms'
import { type ComponentChild, h } from 'preact'
import { field } from '../elements.ts'
import { isWebAddress } from '../safe-address.ts'
import { authoredHtml } from './authored-html.ts'
import { describing, errorOf, labelled, labelOf, remarks, textIn, valuesOf } from './field-parts.ts'
import type { Shown } from './shown-step.ts'

type Render = (shown: Shown) => ComponentChild

const attributesOf = (shown: Shown) => {
  const { id, required, config } = shown.component
  return {
    id,
    name: id,
    required: required || undefined,
    autofocus: shown.focused || undefined,
    placeholder: textIn(shown, textOfMember(config, 'placeholder')) || undefined,
    ...describing(shown),
  }
}

/** An input of one line. */
const line =
  (type: string, more: Readonly<Record<string, string>> = {}): Render =>
  (shown) => {
    const [value = ''] = valuesOf(shown)
    const autocomplete = 'on'
    const maxlength = type === 'date' || type === 'time' ? undefined : lengthMaxOf(shown.component)
    return labelled(
      shown,
      h('input', { ...attributesOf(shown), type, value, maxlength, autocomplete, ...more }),
    )
  }

const text: Render = (shown) => {
  const { config } = shown.component
  if (memberOf(config, 'multiline') !== true) return line('text')(shown)
  const [value = ''] = valuesOf(shown)
  const maxlength = lengthMaxOf(shown.component)
  return labelled(shown, h('textarea', { ...attributesOf(shown), rows: 4, maxlength, value }))
}

const password: Render = (shown) => {
  const { id, required, hint } = shown.component
  return field(shown.branding, {
    name: id,
    label: labelOf(shown),
    type: 'password',
    autocomplete: 'off',
    lengthMax: lengthMaxOf(shown.component),
    hint: hint && textIn(shown, hint),
    error: errorOf(shown),
    focused: shown.focused,
    isOptional: !required,
  })
}

const number: Render = (shown) => {
  const [value = ''] = valuesOf(shown)
  const input = {
    ...attributesOf(shown),
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'on',
    value,
  }
  return labelled(shown, h('input', input))
}

const date: Render = (shown) =>
  line(textOfMember(shown.component.config, 'format') === 'TIME' ? 'time' : 'date')(shown)

const dropdown: Render = (shown) => {
  const { component, word } = shown
  const isMultiple = memberOf(component.config, 'multiple') === true
  const { placeholder, ...attributes } = attributesOf(shown)
  const values = new Set(valuesOf(shown))
  const options = optionsOf(component).map(({ value, label }) =>
    h('option', { value, selected: values.has(value) }, textIn(shown, label)),
  )
  const first = h('option', { value: '' }, placeholder ?? word('chooseText'))
  const select = { ...attributes, multiple: isMultiple || undefined }
  return labelled(shown, h('select', select, isMultiple ? undefined : first, options))
}

/** Radio buttons, or checkboxes where several can be chosen. */
function choices(
  shown: Shown,
  options: readonly FieldOption[],
  className: string,
  isMultiple: boolean,
) {
  const { component, focused } = shown
  const { id, required } = component
  const values = new Set(valuesOf(shown))
  const isHidden = memberOf(component.config, 'hide_labels') === true
  const inputs = options.map((option, at) => {
    const { value, label, imageUrl } = option
    const input = h('input', {
      id: `${id}-${at}`,
      name: id,
      type: isMultiple ? 'checkbox' : 'radio',
      value,
      checked: values.has(value),
      required: (required && !isMultiple) || undefined,
      autofocus: (focused && at === 0) || undefined,
    })
    const shownLabel = textIn(shown, label)
    const picture =
      isWebAddress(imageUrl) && h('img', { src: imageUrl, alt: isHidden ? shownLabel : '' })
    return h(
      'label',
      { for: `${id}-${at}` },
      input,
      picture,
      isHidden && picture ? null : shownLabel,
    )
  })
  const legend = h('legend', null, labelOf(shown))
  return h(
    'fieldset',
    { class: `field question ${className}`, id, ...describing(shown) },
    legend,
    inputs,
    otherOf(shown),
    remarks(shown),
  )
}

/** The text field for a value that is none of the options. */
function otherOf(shown: Shown): ComponentChild {
  const { component, word } = shown
  const { id, config } = component
  const other = objectIn(config, 'allow_other')
  if (memberOf(other, 'enabled') !== true) return undefined
  const known = new Set(optionsOf(component).map(({ value }) => value))
  const value = valuesOf(shown).find((each) => !known.has(each)) ?? ''
  const label = textIn(shown, textOfMember(other, 'label')) || word('otherText')
  const placeholder = textIn(shown, textOfMember(other, 'placeholder')) || undefined
  const input = h('input', {
    id: `${id}-other`,
    name: id,
    type: 'text',
    autocomplete: 'on',
    value,
    placeholder,
    maxlength: 500,
  })
  return [h('label', { class: 'other', for: `${id}-other` }, label), input]
}

const isMultipleChoice = ({ component }: Shown) => memberOf(component.config, 'multiple') === true

const boolean: Render = (shown) => {
  const { component, word } = shown
  const labels = objectIn(component.config, 'options')
  const options = [
    { value: 'true', label: textOfMember(labels, 'true') ?? word('yesText') },
    { value: 'false', label: textOfMember(labels, 'false') ?? word('noText') },
  ]
  return choices(shown, options, 'choices', false)
}

const legal: Render = (shown) => {
  const { component, at, focused } = shown
  const { id, config, label } = component
  const html = textOfMember(config, 'text')
  const words = html === undefined ? undefined : authoredHtml(html, at.scope).html
  const input = h('input', {
    id,
    name: id,
    type: 'checkbox',
    value: 'true',
    checked: valuesOf(shown).includes('true'),
    required: component.required || undefined,
    autofocus: focused || undefined,
    ...describing(shown),
  })
  const accepted =
    words === undefined
      ? h('label', { for: id }, labelOf(shown))
      : h('label', { for: id, dangerouslySetInnerHTML: { __html: words } })
  return h(
    'div',
    { class: 'field question' },
    words !== undefined && label && h('div', { class: 'line' }, textIn(shown, label)),
    h('div', { class: 'check' }, input, accepted),
    remarks(shown),
  )
}

/** How each type of field is shown. */
export const fieldInputs: Readonly<Record<string, Render>> = {
  BOOLEAN: boolean,
  CARDS: (shown) => choices(shown, optionsOf(shown.component), 'cards', isMultipleChoice(shown)),
  CHOICE: (shown) => choices(shown, optionsOf(shown.component), 'choices', isMultipleChoice(shown)),
  DATE: date,
  DROPDOWN: dropdown,
  EMAIL: line('email', { autocomplete: 'email', autocapitalize: 'none' }),
  LEGAL: legal,
  NUMBER: number,
  PASSWORD: password,
  TEL: line('tel', { autocomplete: 'tel', inputmode: 'tel' }),
  TEXT: text,
  URL: line('url', { autocapitalize: 'none' }),
}
