import fc from 'fast-check'

/** The subset of JSON Schema that the documents use. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly minItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly format?: string
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 1, maxLength: 4 })
const prefixed = (address: fc.Arbitrary<string>, bits: number) =>
  fc.oneof(
    address,
    fc.tuple(address, fc.nat(bits)).map(([text, prefix]) => `${text}/${prefix}`),
  )

/** Created once, in half a second. */
const webUrl = fc.webUrl()

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'absolute-uri': webUrl,
  'http-uri': webUrl,
  'date-time': fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
    .map((date) => date.toISOString()),
  'ip-address': fc.oneof(fc.ipV4(), fc.ipV6()),
  'ip-address-or-cidr': fc.oneof(fc.ipV4(), prefixed(fc.ipV4(), 32), prefixed(fc.ipV6(), 128)),
  'ipv4-cidr': prefixed(fc.ipV4(), 32),
  'ipv6-cidr': prefixed(
    fc.array(hex, { minLength: 8, maxLength: 8 }).map((groups) => groups.join(':')),
    128,
  ),
  email: fc.emailAddress().filter(({ length }) => length <= 254),
  uri: webUrl,
  hostname: fc.domain().map((domain) => domain.slice(0, 200)),
}

/** Valid bodies that a form can express: without empty members and null. */
export function fitting(root: unknown, schema: Schema): fc.Arbitrary<unknown> {
  const at = (each: Schema): fc.Arbitrary<unknown> => {
    if (each.$ref !== undefined) return at(resolve(root, each.$ref))
    if (each.allOf) return at(each.allOf[0] ?? {})
    if (each.oneOf) {
      return fc.oneof(...each.oneOf.filter(({ type }) => type !== 'null').map(at))
    }
    if (each.enum) return fc.constantFrom(...each.enum.filter((value) => value !== null))
    switch (typeOf(each)) {
      case 'object':
        return objectOf(each, at)
      case 'array':
        return fc.uniqueArray(at(each.items ?? {}), {
          minLength: Math.max(1, each.minItems ?? 1),
          maxLength: 4,
          selector: (item) => JSON.stringify(item),
        })
      case 'boolean':
        return fc.boolean()
      case 'integer':
        return fc.integer({
          min: each.minimum ?? -1000,
          max: Math.min(each.maximum ?? 1e6, 2 ** 31),
        })
      case 'number':
        return fc.double({ min: each.minimum ?? -1e6, max: each.maximum ?? 1e6, noNaN: true })
      default:
        return textOf(each)
    }
  }
  return at(schema).filter(isSayable)
}

/** A form cannot express empty values. */
function isSayable(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return body !== undefined
  return Object.values(body).every(
    (member) => isSayable(member) && (typeof member !== 'object' || Object.keys(member).length > 0),
  )
}

function typeOf({ type }: Schema): string | undefined {
  return typeof type === 'string' ? type : type?.find((each) => each !== 'null')
}

function objectOf(schema: Schema, at: (each: Schema) => fc.Arbitrary<unknown>) {
  const { properties = {}, required = [], additionalProperties } = schema
  const known = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, at(each)]),
  )
  const named = fc.record(known, { requiredKeys: [...required] })
  // Open objects have texts, which are the same in forms and JSON.
  const isOpen = additionalProperties === true && Object.keys(properties).length === 0
  const other = isOpen ? { type: 'string', maxLength: 200 } : additionalProperties
  if (typeof other !== 'object') return named
  // At least one member, as a form cannot express an empty object.
  return fc
    .tuple(named, fc.dictionary(memberName, at(other), { minKeys: 1, maxKeys: 3 }))
    .map(([one, other]) => ({ ...one, ...other }))
}

/** Names that a form can express: brackets and numbers have a meaning there. */
const memberName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter(
    (name) => !/[[\]]|^\d+$|^__proto__$/.test(name) && name.isWellFormed() && !name.includes('\0'),
  )

/** By their rules: making one of a pattern takes milliseconds, and hundreds of members share it. */
const texts = new Map<string, fc.Arbitrary<string>>()

function textOf({ pattern, format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const known = formats[format ?? '']
  if (known) return known
  const rules = JSON.stringify([pattern, minLength, maxLength])
  const made = texts.get(rules) ?? makeText(pattern, minLength, maxLength)
  texts.set(rules, made)
  return made
}

function makeText(
  pattern: string | undefined,
  minLength: number,
  maxLength: number,
): fc.Arbitrary<string> {
  const characters = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 30)),
  })
  const text = pattern === undefined ? characters : fc.stringMatching(new RegExp(pattern))
  return text.filter((each) => {
    const { length } = [...each]
    return length >= minLength && length <= maxLength && !each.includes('\0') && each.isWellFormed()
  })
}

export function resolve(root: unknown, ref: string): Schema {
  return ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], root) as Schema
}

/** One change of a body that may make it invalid, and that a form can express. */
export function damaged(body: unknown): fc.Arbitrary<unknown> {
  const places = [...placesOf(body)]
  return fc
    .tuple(fc.constantFrom(...places), fc.constantFrom(...damages), fc.nat(1000))
    .map(([place, damage, seed]) => change(body, place, (value) => damage(value, seed)))
    .filter(isSayable)
}

type Damage = (value: unknown, seed: number) => unknown

const removed = Symbol('gone')
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const damages: readonly Damage[] = [
  () => removed,
  () => 'no such value',
  () => 'x'.repeat(3000),
  () => ({ surprise: 'x' }),
  (value, seed) => (isObject(value) ? { ...value, [`surprise${seed}`]: 'x' } : `x${seed}`),
  (value) => (Array.isArray(value) ? [...value, value[0]] : ['first', 'second']),
  (value) => (typeof value === 'number' ? value + 1e7 : value),
  (value) => (typeof value === 'number' ? value + 0.5 : { surprise: 'x' }),
]

type Place = readonly (string | number)[]

function* placesOf(value: unknown, place: Place = []): Generator<Place> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    const here = [...place, Array.isArray(value) ? Number(name) : name]
    yield here
    yield* placesOf(member, here)
  }
}

function change(body: unknown, place: Place, damage: (value: unknown) => unknown): unknown {
  const [first, ...rest] = place
  if (first === undefined) return damage(body)
  if (Array.isArray(body)) {
    return body
      .map((item, at) => (at === first ? change(item, rest, damage) : item))
      .filter(isThere)
  }
  const entries = Object.entries(body as Record<string, unknown>).map(
    ([name, member]) => [name, name === first ? change(member, rest, damage) : member] as const,
  )
  return Object.fromEntries(entries.filter(([, member]) => isThere(member)))
}

const isThere = (value: unknown): boolean => value !== removed
