// Goal: whatever bytes arrive, and however they are cut, the answer is the same facts, "more",
// "not TLS" or the package's own error, within the bound and in linear time.
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  ClientHelloError,
  ClientHelloReader,
  helloBytesMax,
  isGrease,
  ja3,
  ja4,
  type ReadOptions,
  readClientHello,
} from '../src/index.ts'
import {
  alpn,
  big,
  empty,
  groups,
  type HelloPlan,
  helloBody,
  listOf,
  message,
  plainPlan,
  prefixed,
  record,
  records,
  sni,
  supportedVersions,
  wire,
} from './build-hello.ts'
import { randomHello } from './random-hello.ts'

const plan: HelloPlan = {
  ...plainPlan,
  sessionId: new Uint8Array(32),
  extensions: [sni('login.example'), alpn('h2', 'http/1.1'), supportedVersions(0x0304)],
}

/** The outcome as a value: a reading, or the code of the error. */
function outcomeOf(bytes: Uint8Array, options?: ReadOptions): unknown {
  try {
    return readClientHello(bytes, options)
  } catch (error) {
    if (error instanceof ClientHelloError) return error.code
    throw error
  }
}

/** The outcome of the same bytes pushed in pieces of the given sizes, repeated as needed. */
function outcomeInPieces(bytes: Uint8Array, sizes: readonly number[], options?: ReadOptions) {
  const reader = new ClientHelloReader(options)
  let outcome: unknown
  try {
    for (let at = 0, turn = 0; at < bytes.length; turn++) {
      const size = sizes[turn % sizes.length] ?? 1
      const reading = reader.push(bytes.subarray(at, at + size))
      at += size
      outcome = reading
      if (reading.state !== 'more') break
    }
  } catch (error) {
    if (error instanceof ClientHelloError) return error.code
    throw error
  }
  return outcome
}

const facts = (changes: Partial<HelloPlan>) => outcomeOf(wire({ ...plan, ...changes }))

describe('readClientHello() reads the facts', () => {
  test('of a plain TLS 1.3 hello', () => {
    expect(facts({})).toEqual({
      state: 'hello',
      hello: {
        legacyVersion: 0x0303,
        sessionIdLength: 32,
        ciphers: [0x1301, 0xc02f],
        compressionMethods: [0],
        extensions: [0, 16, 43],
        supportedVersions: [0x0304],
        groups: [],
        pointFormats: [],
        signatureAlgorithms: [],
        serverName: 'login.example',
        alpnProtocols: ['h2', 'http/1.1'],
        sessionTicketLength: 0,
        hasPreSharedKey: false,
        encryptedClientHello: undefined,
        hasGrease: false,
      },
    })
  })

  test('of a hello without an extensions block', () => {
    expect(facts({ extensions: undefined })).toMatchObject({
      hello: { extensions: [], serverName: undefined, alpnProtocols: [], supportedVersions: [] },
    })
  })

  test('of resumption: a ticket, a pre-shared key', () => {
    expect(facts({ extensions: [[35, Buffer.alloc(192)]] })).toMatchObject({
      hello: { sessionTicketLength: 192, hasPreSharedKey: false },
    })
    expect(facts({ extensions: [empty(41)] })).toMatchObject({ hello: { hasPreSharedKey: true } })
  })

  test.each([
    [Uint8Array.of(0, 0, 1), 'outer'],
    [Uint8Array.of(1), 'inner'],
    [Uint8Array.of(7), undefined],
    [new Uint8Array(0), undefined],
  ])('of Encrypted ClientHello %j: %s', (body, encryptedClientHello) => {
    expect(facts({ extensions: [[0xfe0d, body]] })).toMatchObject({
      hello: { encryptedClientHello },
    })
  })

  test('of GREASE, at every place', () => {
    expect(facts({ ciphers: [0x0a0a] })).toMatchObject({ hello: { hasGrease: true } })
    expect(facts({ extensions: [empty(0xfafa)] })).toMatchObject({ hello: { hasGrease: true } })
    expect(facts({ extensions: [groups(0x5a5a)] })).toMatchObject({ hello: { hasGrease: true } })
    expect([0x0a0a, 0x9a9a, 0x0a1a, 0x0b0b, 0x1301].map(isGrease)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('of a server name: the first host name, if it is printable ASCII', () => {
    const entry = (type: number, name: string) =>
      Buffer.concat([big(type, 1), prefixed(2, Buffer.from(name, 'latin1'))])
    const named = (...entries: Buffer[]) => facts({ extensions: [[0, prefixed(2, ...entries)]] })
    const serverName = (name: string | undefined) => ({ hello: { serverName: name } })
    expect(named(entry(7, 'other'), entry(0, 'a.b'), entry(0, 'c.d'))).toMatchObject(
      serverName('a.b'),
    )
    expect(named(entry(7, 'other'))).toMatchObject(serverName(undefined))
    expect(named(entry(0, ''))).toMatchObject(serverName(undefined))
    expect(named(entry(0, 'a\u0000.b'))).toMatchObject(serverName(undefined))
    expect(named(entry(0, 'm\u00fc.b'))).toMatchObject(serverName(undefined))
    expect(named(entry(0, 'a b'))).toMatchObject(serverName(undefined))
  })

  test('of a ClientHello in many records, and reads no byte after it', () => {
    const whole = readClientHello(wire(plan))
    expect(readClientHello(wire(plan, 7))).toEqual(whole)
    expect(readClientHello(wire(plan, 1))).toEqual(whole)
    const tail = Buffer.from('1403030001011703030002abcd', 'hex')
    expect(readClientHello(Buffer.concat([wire(plan), tail]))).toEqual(whole)
    const sameRecord = record(Buffer.concat([message(helloBody(plan)), tail]))
    expect(readClientHello(sameRecord)).toEqual(whole)
  })
})

describe('readClientHello() reports bytes that are not a ClientHello', () => {
  test('more, for every prefix of a ClientHello', () => {
    const bytes = wire(plan, 50)
    for (let length = 0; length < bytes.length; length++) {
      expect(readClientHello(bytes.subarray(0, length))).toEqual({
        state: 'more',
        bytesAcceptable: helloBytesMax - length,
      })
    }
  })

  test.each([
    ['plain HTTP', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
    ['an SSL 2.0 hello', Buffer.from('802e0103030015', 'hex')],
    ['a TLS alert', Buffer.from('15030100020228', 'hex')],
    ['another major version', Buffer.from('1602', 'hex')],
  ])('not TLS: %s', (_name, bytes) => {
    expect(readClientHello(bytes)).toEqual({ state: 'not_tls' })
    expect(readClientHello(bytes.subarray(0, 2))).toEqual({ state: 'not_tls' })
  })

  const body = helloBody(plan)
  const half = message(body).subarray(0, 40)
  const withExtension = (type: number, hex: string) =>
    wire({ ...plan, extensions: [[type, Buffer.from(hex, 'hex')]] })
  test.each([
    ['unexpected_message', 'a ServerHello first', record(message(body, 2))],
    ['record_length', 'an empty record', record(new Uint8Array(0))],
    ['record_length', 'an empty record midway', Buffer.concat([record(half), record(big(0, 0))])],
    ['record_length', 'a record beyond 2^14', Buffer.from('1603014001', 'hex')],
    ['record_interleaved', 'an alert midway', Buffer.concat([record(half), record(half, 21)])],
    ['record_interleaved', 'its first byte alone', Buffer.concat([record(half), big(20, 1)])],
    ['record_interleaved', 'SSL 2 midway', Buffer.concat([record(half), record(half, 22, 0x0200)])],
    ['too_long', 'a length beyond the bound', record(Buffer.from('01ffffff', 'hex'))],
    ['malformed', 'an empty body', record(message(new Uint8Array(0)))],
    ['malformed', 'a body cut short', record(message(body.subarray(0, -1)))],
    ['malformed', 'a byte too many', record(message(Buffer.concat([body, big(0, 1)])))],
    ['malformed', 'a session id of 33 bytes', wire({ ...plan, sessionId: new Uint8Array(33) })],
    ['malformed', 'an odd list of groups', withExtension(10, '0003001d00')],
    ['malformed', 'a list shorter than its body', withExtension(10, '0002001d00')],
    ['malformed', 'a list longer than its body', withExtension(13, '00040403')],
    ['malformed', 'an odd list of versions', withExtension(43, '0303040a')],
    ['malformed', 'an ALPN name past its list', withExtension(16, '0003056832')],
    ['malformed', 'half an SNI entry', withExtension(0, '000100')],
    ['duplicate_extension', 'one type twice', wire({ ...plan, extensions: [empty(5), empty(5)] })],
  ])('%s: %s', (code, _name, bytes) => {
    expect(outcomeOf(bytes)).toBe(code)
    expect(outcomeInPieces(bytes, [1])).toBe(code)
  })

  test('the error has its name, code and message', () => {
    expect(() => readClientHello(record(message(body, 2)))).toThrow(
      expect.objectContaining({
        name: 'ClientHelloError',
        code: 'unexpected_message',
        message: 'the first handshake message is of type 2, not client_hello',
      }),
    )
  })
})

describe('the bound', () => {
  test('accepts a ClientHello of exactly bytesMax bytes, and refuses one byte more', () => {
    const bytes = wire(plan, 100)
    const whole = readClientHello(bytes)
    for (const sizes of [[bytes.length], [1], [3, 11]]) {
      expect(outcomeInPieces(bytes, sizes, { bytesMax: bytes.length })).toEqual(whole)
      expect(outcomeInPieces(bytes, sizes, { bytesMax: bytes.length - 1 })).toBe('too_long')
    }
  })

  test('counts no byte after the ClientHello', () => {
    const bytes = Buffer.concat([wire(plan), Buffer.alloc(500, 23)])
    expect(outcomeOf(bytes, { bytesMax: wire(plan).length })).toEqual(readClientHello(wire(plan)))
  })

  test('applies before the length of the message is known', () => {
    expect(outcomeOf(wire(plan, 1), { bytesMax: 4 })).toBe('too_long')
    expect(outcomeOf(wire(plan, 1), { bytesMax: 10 })).toBe('too_long')
  })

  test('is 64 KiB by default', () => {
    const big = (padding: number) => ({
      ...plan,
      extensions: [[21, Buffer.alloc(padding)] as const],
    })
    expect(outcomeOf(wire(big(65_000)))).toMatchObject({ state: 'hello' })
    expect(outcomeOf(wire(big(65_500)))).toBe('too_long')
  })
})

describe('random bytes', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 12 })

  test('a ClientHello has the same facts however segments and records split it', () => {
    fc.assert(
      fc.property(
        randomHello,
        sizes,
        fc.integer({ min: 1, max: 3000 }),
        (random, pieces, payloadMax) => {
          const whole = readClientHello(wire(random.plan))
          expect(outcomeInPieces(wire(random.plan, payloadMax), pieces)).toEqual(whole)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('a truncated ClientHello needs more bytes; a truncated message is malformed', () => {
    fc.assert(
      fc.property(randomHello, fc.nat(), (random, at) => {
        const bytes = wire(random.plan)
        const cut = readClientHello(bytes.subarray(0, at % bytes.length))
        expect(cut.state).toBe('more')
        const body = helloBody(random.plan)
        const length = at % body.length
        const outcome = outcomeOf(record(message(body.subarray(0, length))))
        // Cut right before its extensions block, a hello is whole: TLS 1.2 allows that.
        if (typeof outcome === 'string') expect(outcome).toBe('malformed')
        else expect(outcome).toMatchObject({ hello: { extensions: [] } })
      }),
      { numRuns: 1_000 },
    )
  })

  test('flipped bits and noise yield a result or a ClientHelloError, also in pieces', () => {
    const flips = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })), { maxLength: 8 })
    fc.assert(
      fc.property(randomHello, flips, sizes, (random, changes, pieces) => {
        const bytes = wire(random.plan, 400)
        for (const [at, mask] of changes) {
          const index = at % bytes.length
          bytes[index] = (bytes[index] ?? 0) ^ mask
        }
        const whole = outcomeOf(bytes)
        expect(outcomeInPieces(bytes, pieces)).toEqual(whole)
        fingerprintIfHello(whole)
      }),
      { numRuns: 2_000 },
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (noise) => {
        fingerprintIfHello(outcomeOf(noise))
        fingerprintIfHello(outcomeOf(record(message(noise))))
      }),
      { numRuns: 2_000 },
    )
  })

  function fingerprintIfHello(outcome: unknown): void {
    const { hello } = outcome as ReturnType<typeof readClientHello> & { hello?: never }
    if (hello) expect([ja3(hello), ja4(hello)]).toHaveLength(2)
  }
})

describe('time', () => {
  test('stays linear for the most expensive ClientHellos', () => {
    const many = (count: number) => [...Array(count).keys()]
    const ciphers = { ...plainPlan, ciphers: many(30_000), extensions: [] }
    const extensions = { ...plainPlan, extensions: many(16_000).map(empty) }
    const names = { ...plan, extensions: [[16, prefixed(2, Buffer.alloc(60_000))] as const] }
    const lists = { ...plan, extensions: [[10, listOf(2, 2, many(30_000))] as const] }
    for (const worst of [ciphers, extensions, names, lists]) {
      const startedAt = performance.now()
      const reading = readClientHello(wire(worst))
      if (reading.state === 'hello')
        expect([ja3(reading.hello), ja4(reading.hello)]).toHaveLength(2)
      expect(reading.state).toBe('hello')
      expect(performance.now() - startedAt).toBeLessThan(2_500)
    }
  })

  test('stays linear when every byte has its own record and segment', () => {
    const payload = message(helloBody({ ...plan, extensions: [[21, Buffer.alloc(10_000)]] }))
    const bytes = records(payload, 1)
    expect(bytes.length).toBeGreaterThan(60_000)
    const startedAt = performance.now()
    expect(outcomeInPieces(bytes, [1])).toMatchObject({ state: 'hello' })
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })
})
