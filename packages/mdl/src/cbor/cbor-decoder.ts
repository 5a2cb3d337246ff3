import { isUtf8 } from 'node:buffer'
import { CborDate, EmbeddedCbor } from './cbor-values.ts'

/** Major types (RFC 8949, section 3.1). */
const major = {
  unsigned: 0,
  negative: 1,
  bytes: 2,
  text: 3,
  array: 4,
  map: 5,
  tag: 6,
} as const

const indefiniteLength = 31
const breakByte = 0xff
/** Maximum depth of nested arrays, maps and tags. */
const depthMax = 64
const asciiMax = 0x7f

/** Decodes the data items of one byte string, from its beginning on (RFC 8949). */
export class CborDecoder {
  private readonly octets: Buffer
  private position = 0
  private depth = 0

  constructor(data: Uint8Array) {
    this.octets = Buffer.from(data.buffer, data.byteOffset, data.length)
  }

  get isAtEnd(): boolean {
    return this.position === this.octets.length
  }

  /** @throws Error without a message if the bytes are not a supported data item */
  next(): unknown {
    const at = this.position
    const initial = this.octet()
    const type = initial >> 5
    const info = initial & 31
    if (type === major.unsigned) return this.argument(info)
    if (type === major.text) return this.text(this.length(info))
    if (type === major.bytes) return this.bytes(this.length(info))
    if (type === major.negative) return negative(this.argument(info))
    if (type <= major.tag) return this.nested(type, info, at)
    return this.simple(info)
  }

  private nested(type: number, info: number, at: number): unknown {
    this.depth += 1
    if (this.depth > depthMax) throw new Error()
    const count = type !== major.tag && info === indefiniteLength ? undefined : this.length(info)
    const value =
      type === major.array
        ? this.array(count)
        : type === major.map
          ? this.map(count)
          : this.tagged(count ?? -1, at)
    this.depth -= 1
    return value
  }

  /** @param count the number of items; undefined if they end with the break byte */
  private array(count = Number.POSITIVE_INFINITY): unknown[] {
    const items: unknown[] = []
    while (items.length < count && !this.breaks(count)) items.push(this.next())
    return items
  }

  /** Refuses the same key twice (section 5.6), and arrays, maps and tagged items as keys. */
  private map(count = Number.POSITIVE_INFINITY): Map<unknown, unknown> {
    const map = new Map<unknown, unknown>()
    let byteKeys: Set<string> | undefined
    for (let size = 0; size < count && !this.breaks(count); size += 1) {
      const key = this.next()
      if (key instanceof Uint8Array) {
        byteKeys ??= new Set()
        const text = Buffer.from(key.buffer, key.byteOffset, key.length).toString('latin1')
        if (byteKeys.size === byteKeys.add(text).size) throw new Error()
      } else if (typeof key === 'object' && key !== null) throw new Error()
      map.set(key, this.next())
      if (map.size === size) throw new Error()
    }
    return map
  }

  private breaks(count: number): boolean {
    if (count !== Number.POSITIVE_INFINITY || this.octets[this.position] !== breakByte) return false
    this.position += 1
    return true
  }

  private tagged(tag: number, at: number): unknown {
    const content = this.next()
    if (tag === 24 && content instanceof Uint8Array) {
      return new EmbeddedCbor(this.view(at), content)
    }
    if (tag === 0 && typeof content === 'string') return new CborDate('tdate', content)
    if (tag === 1004 && typeof content === 'string') return new CborDate('full-date', content)
    // COSE_Sign1 (RFC 9052, section 2): the tag is optional and redundant here.
    if (tag === 18) return content
    throw new Error()
  }

  private bytes(length: number): Uint8Array {
    const at = this.position
    this.skip(length)
    return this.view(at)
  }

  /**
   * Decodes a text without a view of its bytes, because creating a view takes longer than decoding
   * a short text.
   */
  private text(length: number): string {
    const { octets, position: at } = this
    this.skip(length)
    let bits = 0
    for (let each = at; each < this.position; each += 1) bits |= octets[each] ?? 0
    if (bits <= asciiMax) return octets.toString('latin1', at, this.position)
    if (!isUtf8(this.view(at))) throw new Error()
    return octets.toString('utf8', at, this.position)
  }

  private skip(length: number): void {
    this.position += length
    if (this.position > this.octets.length) throw new Error()
  }

  /** The bytes that were read since position `at`. */
  private view(at: number): Uint8Array {
    const { buffer, byteOffset } = this.octets
    return new Uint8Array(buffer, byteOffset + at, this.position - at)
  }

  private simple(info: number): unknown {
    if (info === 20) return false
    if (info === 21) return true
    if (info === 22) return null
    // Some issuers send an empty header member, which is equivalent to none.
    if (info === 23) return undefined
    const at = this.position
    if (info < 25 || info > 27) throw new Error()
    this.skip(1 << (info - 24))
    const number =
      info === 25
        ? halfOf(this.octets.readUInt16BE(at))
        : info === 26
          ? this.octets.readFloatBE(at)
          : this.octets.readDoubleBE(at)
    if (!Number.isFinite(number)) throw new Error()
    return number
  }

  private length(info: number): number {
    const length = this.argument(info)
    if (typeof length !== 'number') throw new Error()
    return length
  }

  /** The argument of an initial byte (section 3); a bigint from 2^53 on. */
  private argument(info: number): number | bigint {
    if (info < 24) return info
    if (info === 24) return this.octet()
    if (info === 25) return this.octet() * 0x1_00 + this.octet()
    if (info === 26) return this.word()
    if (info !== 27) throw new Error()
    const [high, low] = [this.word(), this.word()]
    const value = high * 0x1_0000_0000 + low
    return Number.isSafeInteger(value) ? value : (BigInt(high) << 32n) | BigInt(low)
  }

  private word(): number {
    const high = this.octet() * 0x1_00 + this.octet()
    return high * 0x1_0000 + this.octet() * 0x1_00 + this.octet()
  }

  private octet(): number {
    const octet = this.octets[this.position]
    if (octet === undefined) throw new Error()
    this.position += 1
    return octet
  }
}

/** The value of a negative integer (section 3.1, major type 1). */
function negative(argument: number | bigint): number | bigint {
  const value = typeof argument === 'number' ? -1 - argument : -1n - argument
  return typeof value === 'number' && !Number.isSafeInteger(value) ? BigInt(value) : value
}

/** Decodes a half-precision number, IEEE 754 binary16 (appendix D). */
function halfOf(bits: number): number {
  const [exponent, fraction] = [(bits >> 10) & 31, bits & 1023]
  const sign = bits & 0x8000 ? -1 : 1
  if (exponent === 31) return Number.NaN
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25))
}
