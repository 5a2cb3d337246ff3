import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { isObject } from '../members.ts'

type Component = Schema<'FormComponent'>
type Config = Schema<'FormComponentConfig'>
type Member = keyof Config

interface ComponentRule {
  readonly category: Component['category']
  /** The members that its configuration may have. */
  readonly members: readonly Member[]
  /** Those of them that it must have. */
  readonly required?: readonly Member[]
}

const block = (members: readonly Member[], required: readonly Member[] = []): ComponentRule => ({
  category: 'BLOCK',
  members: [...required, ...members],
  required,
})
const field = (...members: readonly Member[]): ComponentRule => ({ category: 'FIELD', members })

const resendTexts = ['active_text', 'button_text', 'waiting_text'] as const
const lengths = ['min_length', 'max_length'] as const
const text = ['default_value', 'placeholder'] as const

const rules: Readonly<Record<Component['type'], ComponentRule>> = {
  DIVIDER: block(['text']),
  HTML: block(['content']),
  IMAGE: block(['position', 'height'], ['src']),
  JUMP_BUTTON: block(['style'], ['text', 'next_node']),
  NEXT_BUTTON: block([], ['text']),
  PREVIOUS_BUTTON: block([], ['text']),
  RESEND_BUTTON: block(
    ['text_alignment', 'max_attempts', 'waiting_time'],
    [...resendTexts, 'flow_id'],
  ),
  RICH_TEXT: block(['content']),
  BOOLEAN: field('default_value', 'options'),
  CARDS: field('options', 'multiple', 'hide_labels'),
  CHOICE: field('options', 'multiple', 'allow_other'),
  DATE: field('default_value', 'format'),
  DROPDOWN: field('options', 'multiple', 'placeholder'),
  EMAIL: field(...text),
  LEGAL: field('text'),
  NUMBER: field(...text, 'min_value', 'max_value'),
  PASSWORD: field(...lengths, 'placeholder', 'hash', 'complexity', 'nist', 'strength_meter'),
  TEL: field(...text, ...lengths, 'country_picker', 'strings'),
  TEXT: field(...text, ...lengths, 'multiline'),
  URL: field(...text),
}

/**
 * Requires the settings that the type of a component has, and no others.
 *
 * @param place the member of the body that it is
 * @throws ApiError `invalid_body`
 */
export function requireComponent(component: Component, place: string): void {
  const { type, category, config = {} } = component
  const { members, required = [], ...rule } = rules[type]
  if (category !== rule.category) {
    throw refusedBody(`The category of \`${type}\` is ${rule.category}`, `${place}.category`)
  }
  const other = Object.keys(config).find((name) => !isAmong(name, members))
  if (other !== undefined) {
    throw refusedBody(`\`${type}\` does not have this member`, `${place}.config.${other}`)
  }
  const missing = required.find((name) => config[name] === undefined)
  if (missing !== undefined) throw refusedBody(`\`${missing}\` is required`, `${place}.config`)
  requireValues(type, config, `${place}.config`)
}

const isAmong = (name: string, members: readonly string[]) => members.includes(name)

/** @throws ApiError `invalid_body` */
function requireValues(type: Component['type'], config: Config, place: string): void {
  const { default_value, options } = config
  requireOrder(config, 'min_length', 'max_length', place)
  requireOrder(config, 'min_value', 'max_value', place)
  if (default_value !== undefined && !isDefault(type, default_value)) {
    throw refusedBody(`\`${type}\` does not have such a value`, `${place}.default_value`)
  }
  if (options !== undefined) requireOptions(type, options, `${place}.options`)
  requireAddress(config.src, `${place}.src`)
}

/** A template may stand for any value. */
function isDefault(type: Component['type'], value: Schema<'FormFieldValue'>): boolean {
  if (typeof value === 'boolean') return type === 'BOOLEAN'
  if (typeof value === 'number') return type === 'NUMBER'
  return (type !== 'BOOLEAN' && type !== 'NUMBER') || isTemplate(value)
}

function requireOrder(config: Config, low: Member, high: Member, place: string): void {
  const [minimum, maximum] = [config[low], config[high]]
  if (minimum === undefined || maximum === undefined || minimum <= maximum) return
  throw refusedBody(`\`${low}\` must not be greater than \`${high}\``, `${place}.${low}`)
}

function requireOptions(
  type: Component['type'],
  options: NonNullable<Config['options']>,
  place: string,
): void {
  if (isObject(options) !== (type === 'BOOLEAN')) {
    const shape = type === 'BOOLEAN' ? 'an object with two labels' : 'a list'
    throw refusedBody(`The options of \`${type}\` are ${shape}`, place)
  }
  if (!Array.isArray(options)) return
  const values = options.map(({ value }) => value)
  const repeated = values.findIndex((value, at) => values.indexOf(value) !== at)
  if (repeated !== -1) throw refusedBody('The value occurs twice', `${place}.${repeated}.value`)
  for (const [at, { image_url }] of options.entries()) {
    requireAddress(image_url, `${place}.${at}.image_url`)
  }
}

const isTemplate = (value: string) => value.includes('{{')

/** Requires the address of an image, unless a template makes it. */
function requireAddress(address: string | undefined, place: string): void {
  if (address === undefined || isTemplate(address)) return
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
  if (!isWeb) throw refusedBody('The address must be a URL with http or https', place)
}
