/** What a test's own ClientHello says; the builder writes it, the naive fingerprints read it. */
export interface HelloPlan {
  readonly legacyVersion: number
  readonly sessionId: Uint8Array
  readonly ciphers: readonly number[]
  readonly compressionMethods: readonly number[]
  /** Type and body, in order; undefined leaves the whole block out. */
  readonly extensions: readonly (readonly [type: number, body: Uint8Array])[] | undefined
}

export const plainPlan: HelloPlan = {
  legacyVersion: 0x0303,
  sessionId: new Uint8Array(0),
  ciphers: [0x1301, 0xc02f],
  compressionMethods: [0],
  extensions: [],
}

/** A number in `width` big-endian bytes. */
export function big(value: number, width: number): Buffer {
  const bytes = Buffer.alloc(width)
  if (width > 0) bytes.writeUIntBE(value, 0, width)
  return bytes
}

/** Bytes behind their own length, which takes `width` bytes. */
export function prefixed(width: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([big(body.length, width), body])
}

export const listOf = (prefixWidth: number, width: number, values: readonly number[]) =>
  prefixed(prefixWidth, ...values.map((value) => big(value, width)))

export const sni = (name: string) =>
  [0, prefixed(2, big(0, 1), prefixed(2, Buffer.from(name, 'latin1')))] as const
export const groups = (...values: number[]) => [10, listOf(2, 2, values)] as const
export const pointFormats = (...values: number[]) => [11, listOf(1, 1, values)] as const
export const signatureAlgorithms = (...values: number[]) => [13, listOf(2, 2, values)] as const
export const alpn = (...names: (string | Uint8Array)[]) =>
  [16, prefixed(2, ...names.map((name) => prefixed(1, Buffer.from(name as string))))] as const
export const supportedVersions = (...values: number[]) => [43, listOf(1, 2, values)] as const
export const empty = (type: number) => [type, new Uint8Array(0)] as const

/** The body of the ClientHello, RFC 8446 section 4.1.2. */
export function helloBody(plan: HelloPlan): Buffer {
  const extensions = plan.extensions?.map(([type, body]) =>
    Buffer.concat([big(type, 2), prefixed(2, body)]),
  )
  return Buffer.concat([
    big(plan.legacyVersion, 2),
    Buffer.alloc(32, 0x5a),
    prefixed(1, plan.sessionId),
    listOf(2, 2, plan.ciphers),
    listOf(1, 1, plan.compressionMethods),
    ...(extensions ? [prefixed(2, ...extensions)] : []),
  ])
}

/** A handshake message around a body. */
export const message = (body: Uint8Array, type = 1) =>
  Buffer.concat([big(type, 1), prefixed(3, body)])

/** One TLS record. */
export const record = (payload: Uint8Array, type = 22, version = 0x0301) =>
  Buffer.concat([big(type, 1), big(version, 2), prefixed(2, payload)])

/** The bytes a client would send, in records of at most `payloadMax` bytes. */
export function wire(plan: HelloPlan, payloadMax = 2 ** 14): Buffer {
  return records(message(helloBody(plan)), payloadMax)
}

export function records(payload: Uint8Array, payloadMax: number): Buffer {
  const made: Buffer[] = []
  for (let at = 0; at < payload.length; at += payloadMax) {
    made.push(record(payload.subarray(at, at + payloadMax)))
  }
  return Buffer.concat(made)
}
