import { CborDate, EmbeddedCbor } from './cbor-values.ts'

/** A value that JSON can represent. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue }

/** A claim as JSON: bytes as base64url, dates as texts, integers beyond 2^53 as decimal texts. */
export function jsonValueOf(value: unknown): JsonValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') return value
  if (typeof value === 'bigint') return String(value)
  if (value instanceof CborDate) return value.text
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64url')
  if (value instanceof EmbeddedCbor) return Buffer.from(value.content).toString('base64url')
  if (Array.isArray(value)) return value.map(jsonValueOf)
  if (value instanceof Map) {
    return Object.fromEntries(
      [...value].map(([name, member]) => [keyOf(name), jsonValueOf(member)]),
    )
  }
  return null
}

/** The member name for a key of a CBOR map, which can have any type. */
const keyOf = (name: unknown): string =>
  name instanceof Uint8Array ? Buffer.from(name).toString('base64url') : String(name)
