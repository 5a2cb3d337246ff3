import { createHash } from 'node:crypto'
import { fieldLengthMax, valuesMax } from './bounds.ts'
import type { FieldError, FieldErrorCode } from './field-error.ts'
import type { Component } from './form.ts'
import { type Json, type JsonObject, memberOf } from './json.ts'
import { listIn, objectIn, textIn } from './read-form.ts'

/** A value of a field, or why it is refused. A field that is left empty has none of both. */
export interface FieldReading {
  readonly value?: Json
  readonly error?: FieldError
}

/** Reads the values that a form sends for one field; without empty ones. */
export type ReadValues = (component: Component, values: readonly string[]) => FieldReading

/** One of the options of a field, with what the page shows. */
export interface FieldOption {
  readonly value: string
  readonly label: string
  readonly imageUrl?: string
}

const wrong = (code: FieldErrorCode, bound?: number): FieldReading => ({
  error: { code, ...(bound !== undefined && { bound }) },
})

/** A number among the settings of a field. */
export function numberIn(config: JsonObject, name: string): number | undefined {
  const found = memberOf(config, name)
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined
}

/** The options of a field. */
export const optionsOf = ({ config }: Pick<Component, 'config'>): readonly FieldOption[] =>
  listIn(config, 'options').flatMap((each) => {
    const value = textIn(each, 'value')
    const imageUrl = textIn(each, 'image_url')
    if (value === undefined) return []
    return [{ value, label: textIn(each, 'label') ?? value, ...(imageUrl && { imageUrl }) }]
  })

/** The most characters that a field takes. */
export const lengthMaxOf = ({ config }: Pick<Component, 'config'>): number =>
  Math.min(numberIn(config, 'max_length') ?? fieldLengthMax, fieldLengthMax)

/** One text, of a length that the field permits, which `check` accepts. */
const text =
  (check: (value: string, component: Component) => FieldErrorCode | undefined = () => undefined) =>
  (component: Component, [value = '']: readonly string[]): FieldReading => {
    const max = lengthMaxOf(component)
    const min = numberIn(component.config, 'min_length') ?? 0
    const length = [...value.slice(0, 2 * fieldLengthMax + 1)].length
    if (length > max) return wrong('long', max)
    if (length < min) return wrong('short', min)
    const code = check(value, component)
    return code ? wrong(code) : { value }
  }

const isEmail = (value: string) =>
  value.length <= 254 && /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value)

function isWebUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  return ['http:', 'https:'].includes(new URL(value).protocol)
}

/** E.164, with spaces and punctuation that people type. */
const isPhone = (value: string) =>
  /^\+?[\d\s().-]{3,32}$/.test(value) && /\d{3}/.test(digits(value))
const digits = (value: string) => value.replace(/\D/g, '')

/** A day of the calendar as `YYYY-MM-DD`. */
function isDate(value: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) && year !== undefined
}

const isTime = (value: string) => /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(value)

/** A lower case and an upper case letter, a digit and another character. */
const isComplex = (value: string) =>
  [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].every((kind) => kind.test(value))

const number: ReadValues = ({ config }, [text = '']) => {
  const value = /^\s*[+-]?(?:\d{1,300}(?:\.\d{0,300})?|\.\d{1,300})\s*$/.test(text)
    ? Number(text)
    : Number.NaN
  if (!Number.isFinite(value)) return wrong('number')
  const min = numberIn(config, 'min_value')
  const max = numberIn(config, 'max_value')
  if (min !== undefined && value < min) return wrong('small', min)
  if (max !== undefined && value > max) return wrong('large', max)
  return { value }
}

/** One of the options, or several of them; another text where the field allows it. */
const options: ReadValues = (component, values) => {
  const { config } = component
  const known = new Set(optionsOf(component).map(({ value }) => value))
  const allowsOther = memberOf(objectIn(config, 'allow_other'), 'enabled') === true
  const chosen = [...new Set(values)].slice(0, valuesMax)
  const isAllowed = (value: string) =>
    known.has(value) || (allowsOther && value.length <= fieldLengthMax)
  if (!chosen.every(isAllowed)) return wrong('option')
  if (memberOf(config, 'multiple') === true) return { value: chosen }
  // A text of the user precedes the option that was chosen before it.
  const own = chosen.filter((value) => !known.has(value))
  const [only, ...further] = own.length > 0 ? own : chosen
  return only !== undefined && further.length === 0 ? { value: only } : wrong('option')
}

const boolean: ReadValues = (_, [value]) =>
  value === 'true' || value === 'false' ? { value: value === 'true' } : wrong('option')

/** One character again and again, or each the one after the one before: `abcd`, `4321`. */
function isGuessable(value: string): boolean {
  const points = [...value.toLowerCase()].map((each) => each.codePointAt(0) ?? 0)
  const steps = new Set(points.slice(1).map((point, at) => point - (points[at] ?? 0)))
  const [step = 0] = steps
  return steps.size <= 1 && Math.abs(step) <= 1
}

/** NIST SP 800-63B, section 5.1.1.2. */
const nistLengthMin = 8

const plainPassword = text((value, { config }) => {
  if (memberOf(config, 'complexity') === true && !isComplex(value)) return 'weak'
  const isChecked = memberOf(config, 'nist') === true
  return isChecked && isGuessable(value) ? 'guessable' : undefined
})

/** A password, or its hash in hexadecimal where the field asks for one. */
const password: ReadValues = (component, values) => {
  const isChecked = memberOf(component.config, 'nist') === true
  const [given = ''] = values
  if (isChecked && [...given.slice(0, nistLengthMin * 2)].length < nistLengthMin) {
    return wrong('short', nistLengthMin)
  }
  const reading = plainPassword(component, values)
  const algorithm = hashes.get(textIn(component.config, 'hash') ?? 'NONE')
  if (algorithm === undefined || typeof reading.value !== 'string') return reading
  return { value: createHash(algorithm).update(reading.value).digest('hex') }
}

const hashes = new Map([
  ['SHA256', 'sha256'],
  ['SHA512', 'sha512'],
])

/** The types of fields that a page can show, and how each reads what is sent. */
export const fieldTypes: Readonly<Record<string, ReadValues>> = {
  BOOLEAN: boolean,
  CARDS: options,
  CHOICE: options,
  DATE: text((value, { config }) => {
    if (textIn(config, 'format') === 'TIME') return isTime(value) ? undefined : 'time'
    return isDate(value) ? undefined : 'date'
  }),
  DROPDOWN: options,
  EMAIL: text((value) => (isEmail(value) ? undefined : 'email')),
  LEGAL: (_, [value]) => (value === 'true' ? { value: true } : wrong('unaccepted')),
  NUMBER: number,
  PASSWORD: password,
  TEL: text((value) => (isPhone(value) ? undefined : 'phone')),
  TEXT: text(),
  URL: text((value) => (isWebUrl(value) ? undefined : 'url')),
}
