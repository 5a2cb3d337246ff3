import { isUtf8 } from 'node:buffer'

/** The JSON text of a user; `''` for invalid UTF-8, `null` for a text that is too long. */
export type UserText = string | null

/** The longest text of a user that is parsed, in bytes. */
const userBytesMax = 256 * 1024

/** Why a whole file is refused. */
export class SplitError extends Error {}

const [quote, backslash, comma, newline] = [0x22, 0x5c, 0x2c, 0x0a]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

const isSpace = (byte: number): boolean =>
  byte === 0x20 || byte === 0x09 || byte === newline || byte === 0x0d

/**
 * Splits a file of users into their texts while it is received. By its first character, the file is
 * a JSON array or lines of objects. Only the ends of items are found, so that a malformed item does
 * not affect the others.
 */
export class UserSplitter {
  private kind: 'unknown' | 'array' | 'lines' | 'after' = 'unknown'
  private depth = 0
  private isInText = false
  private isEscaped = false
  private hasEntry = false
  private isFirst = true
  private entry: Buffer[] = []
  private entryBytes = 0

  private begin(chunk: Buffer): number {
    let at = 0
    while (at < chunk.length && isSpace(chunk[at] ?? 0)) at += 1
    const byte = chunk[at]
    if (byte === undefined) return at
    if (byte !== openBracket && byte !== openBrace) {
      throw new SplitError('The file must be a JSON array or lines of JSON')
    }
    this.kind = byte === openBracket ? 'array' : 'lines'
    return this.kind === 'array' ? at + 1 : at
  }

  /** @throws SplitError for a file that is neither an array nor lines of objects */
  *push(given: Buffer): Generator<UserText> {
    let chunk = given
    if (this.isFirst && chunk.subarray(0, 3).equals(byteOrderMark)) chunk = chunk.subarray(3)
    this.isFirst = false
    let at = 0
    if (this.kind === 'unknown') at = this.begin(chunk)
    if (this.kind === 'array') yield* this.splitArray(chunk, at)
    else if (this.kind === 'lines') yield* this.splitLines(chunk, at)
    else if (this.kind === 'after') this.refuseMore(chunk, at)
  }

  /** @throws SplitError for an empty file, and for an array without an end */
  *end(): Generator<UserText> {
    if (this.kind === 'unknown') throw new SplitError('The file is empty')
    if (this.kind === 'array') throw new SplitError('The array of users has no closing bracket')
    if (this.kind === 'lines') yield* this.takeLine()
  }

  private *splitArray(chunk: Buffer, from: number): Generator<UserText> {
    let start = from
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0
      if (this.isInText) {
        if (this.isEscaped) this.isEscaped = false
        else if (byte === backslash) this.isEscaped = true
        else if (byte === quote) this.isInText = false
      } else if (byte === quote) this.isInText = true
      else if (byte === openBrace || byte === openBracket) this.depth += 1
      else if (this.depth > 0) {
        if (byte === closeBrace || byte === closeBracket) this.depth -= 1
      } else if (byte === comma || byte === closeBracket) {
        this.keep(chunk.subarray(start, at))
        yield* this.takeEntry(byte === closeBracket)
        start = at + 1
        if (byte === closeBracket) {
          this.kind = 'after'
          return this.refuseMore(chunk, start)
        }
      }
    }
    this.keep(chunk.subarray(start))
  }

  private *splitLines(chunk: Buffer, from: number): Generator<UserText> {
    let start = from
    for (;;) {
      const at = chunk.indexOf(newline, start)
      if (at === -1) break
      this.keep(chunk.subarray(start, at))
      yield* this.takeLine()
      start = at + 1
    }
    this.keep(chunk.subarray(start))
  }

  private refuseMore(chunk: Buffer, from: number): void {
    for (const byte of chunk.subarray(from)) {
      if (!isSpace(byte)) throw new SplitError('The file has content after the array of users')
    }
  }

  private keep(part: Buffer): void {
    this.entryBytes += part.length
    if (this.entryBytes <= userBytesMax) this.entry.push(part)
    else this.entry = []
  }

  /** An empty array has no item; an empty item after the last comma is malformed. */
  private *takeEntry(isLast: boolean): Generator<UserText> {
    const text = this.take()
    if (text === undefined && isLast && !this.hasEntry) return
    this.hasEntry = true
    yield text === undefined ? '' : text
  }

  private *takeLine(): Generator<UserText> {
    const text = this.take()
    if (text !== undefined) yield text
  }

  /** The text of an item; undefined if it is only white space. */
  private take(): UserText | undefined {
    const bytes = this.entry.length === 1 ? this.entry[0] : Buffer.concat(this.entry)
    const isTooLong = this.entryBytes > userBytesMax
    this.entry = []
    this.entryBytes = 0
    if (isTooLong || !bytes) return null
    if (!isUtf8(bytes)) return ''
    const text = bytes.toString('utf8').trim()
    return text === '' ? undefined : text
  }
}
