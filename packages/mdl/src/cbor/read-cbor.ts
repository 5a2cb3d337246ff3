import { MdlError, type MdlErrorCode } from '../mdl-error.ts'
import { CborDate, EmbeddedCbor } from './cbor-values.ts'

/** Reads decoded CBOR as the types that a structure requires; throws MdlError `code` otherwise. */
export class CborReader {
  private readonly code: MdlErrorCode

  constructor(code: MdlErrorCode) {
    this.code = code
  }

  map(value: unknown, what: string): ReadonlyMap<unknown, unknown> {
    return value instanceof Map ? value : this.refuse(what, 'a map')
  }

  array(value: unknown, what: string): readonly unknown[] {
    return Array.isArray(value) ? value : this.refuse(what, 'an array')
  }

  text(value: unknown, what: string): string {
    return typeof value === 'string' ? value : this.refuse(what, 'a text')
  }

  bytes(value: unknown, what: string): Uint8Array {
    return value instanceof Uint8Array ? value : this.refuse(what, 'a byte string')
  }

  integer(value: unknown, what: string): number {
    return Number.isSafeInteger(value) ? (value as number) : this.refuse(what, 'an integer')
  }

  embedded(value: unknown, what: string): EmbeddedCbor {
    return value instanceof EmbeddedCbor ? value : this.refuse(what, 'embedded CBOR (tag 24)')
  }

  /** RFC 3339, with or without fractions of a second: issuers emit both. */
  date(value: unknown, what: string): Date {
    if (!(value instanceof CborDate) || value.kind !== 'tdate') {
      return this.refuse(what, 'a date-time (tag 0)')
    }
    const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(value.text)
    const date = new Date(value.text)
    return isTime && !Number.isNaN(date.getTime()) ? date : this.refuse(what, 'a date-time')
  }

  private refuse(what: string, expected: string): never {
    throw new MdlError(this.code, `${what} is not ${expected}.`)
  }
}
