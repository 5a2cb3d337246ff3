/** What a directory sends is no LDAP message, or exceeds a limit. The message is for the log. */
export class MalformedAnswer extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MalformedAnswer'
  }
}

/** The most bytes of all answers of a conversation. */
export const answerBytesMax = 4 * 1024 * 1024
/** LDAP messages of a log-in are nested less deep. */
const depthMax = 12
const sequenceTag = 0x30

/**
 * Splits what a directory sends into messages (RFC 4511, section 5.1). Each one is well-formed BER,
 * which the decoder of ldapts relies on: it loops or recurses without end on some malformed input.
 */
export class MessageFrames {
  private held: Buffer = Buffer.alloc(0)
  private received = 0

  /** Whether no part of a message is held. */
  get isEmpty(): boolean {
    return this.held.length === 0
  }

  /**
   * Adds bytes.
   *
   * @returns the messages that are now complete
   * @throws MalformedAnswer
   */
  add(bytes: Buffer): readonly Buffer[] {
    this.received += bytes.length
    if (this.received > answerBytesMax) throw new MalformedAnswer('The answer is too large')
    this.held = this.held.length === 0 ? bytes : Buffer.concat([this.held, bytes])
    const isOther = this.held.length > 0 && this.held[0] !== sequenceTag
    if (isOther) throw new MalformedAnswer('The answer is not LDAP')
    const messages: Buffer[] = []
    for (let end = endOfElement(this.held, 0); end !== undefined; ) {
      const message = this.held.subarray(0, end)
      if (message[0] !== sequenceTag) throw new MalformedAnswer('The answer is not LDAP')
      checkElements(message, 0, message.length, 0)
      messages.push(message)
      this.held = this.held.subarray(end)
      end = endOfElement(this.held, 0)
    }
    return messages
  }
}

/** Requires that the elements between two offsets, and those within them, are complete. */
function checkElements(bytes: Buffer, start: number, end: number, depth: number): void {
  if (depth > depthMax) throw new MalformedAnswer('The answer is nested too deeply')
  for (let at = start; at < end; ) {
    const next = endOfElement(bytes, at)
    if (next === undefined || next > end) throw new MalformedAnswer('The answer is not LDAP')
    const isConstructed = ((bytes[at] ?? 0) & 0x20) !== 0
    if (isConstructed) checkElements(bytes, next - lengthAt(bytes, at).length, next, depth + 1)
    at = next
  }
}

/** The offset after the element at an offset; undefined if it is not complete. */
function endOfElement(bytes: Buffer, at: number): number | undefined {
  const { start, length } = lengthAt(bytes, at)
  const end = start + length
  return end <= bytes.length ? end : undefined
}

/** Where the content of the element at an offset starts, and its length (RFC 4511, section 5.1). */
function lengthAt(bytes: Buffer, at: number): { readonly start: number; readonly length: number } {
  const incomplete = { start: Infinity, length: 0 }
  const [tag, first] = [bytes[at], bytes[at + 1]]
  if (tag === undefined || first === undefined) return incomplete
  if ((tag & 0x1f) === 0x1f) throw new MalformedAnswer('The answer is not LDAP')
  if (first < 0x80) return { start: at + 2, length: first }
  const count = first - 0x80
  if (count === 0 || count > 4) throw new MalformedAnswer('The answer is not LDAP')
  if (at + 2 + count > bytes.length) return incomplete
  const length = bytes.readUIntBE(at + 2, count)
  if (length > answerBytesMax) throw new MalformedAnswer('The answer is too large')
  return { start: at + 2 + count, length }
}
