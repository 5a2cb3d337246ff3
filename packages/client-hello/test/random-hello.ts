import fc from 'fast-check'
import { empty, type HelloPlan, listOf, prefixed, sni } from './build-hello.ts'
import type { HelloLists } from './naive-fingerprints.ts'

const hex16 = (value: number) => value.toString(16).padStart(4, '0')
const grease = [...Array(16).keys()].map((digit) => digit * 0x1010 + 0x0a0a)

/** A 16-bit value, GREASE often enough to matter. */
const value16 = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 0xffff }) },
  { weight: 1, arbitrary: fc.constantFrom(...grease) },
)
const list16 = (maxLength: number) => fc.array(value16, { maxLength })
const version = fc.oneof(
  fc.constantFrom(0x0304, 0x0303, 0x0302, 0x0301, 0x0300, 0x0002, 0xfeff, 0xfefd, 0xfefc),
  value16,
)
const alpnName = fc.oneof(
  fc.constantFrom(...['h2', 'http/1.1', 'h3', 'x'].map((name) => Buffer.from(name))),
  fc.uint8Array({ maxLength: 6 }),
  fc.constantFrom(...grease).map((value) => Uint8Array.of(value >> 8, value & 0xff)),
)

/** A random hello: the plan to build it from, and what it says for the naive fingerprints. */
export const randomHello = fc
  .record({
    legacyVersion: version,
    sessionId: fc.uint8Array({ maxLength: 32 }),
    ciphers: list16(130),
    versions: fc.option(fc.array(fc.oneof(version, value16), { maxLength: 6 })),
    groups: fc.option(list16(12)),
    formats: fc.option(fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 4 })),
    algorithms: fc.option(list16(16)),
    alpn: fc.option(fc.array(alpnName, { maxLength: 4 })),
    hasSni: fc.boolean(),
    others: list16(110),
    seed: fc.nat(),
  })
  .map(({ seed, ...drawn }) => {
    const bodies = new Map<number, Uint8Array>()
    for (const type of drawn.others) bodies.set(...empty(type))
    const known = [0, 10, 11, 13, 16, 35, 41, 43, 0xfe0d]
    for (const type of known) bodies.delete(type)
    if (drawn.hasSni) bodies.set(...sni('host.example'))
    if (drawn.groups) bodies.set(10, listOf(2, 2, drawn.groups))
    if (drawn.formats) bodies.set(11, listOf(1, 1, drawn.formats))
    if (drawn.algorithms) bodies.set(13, listOf(2, 2, drawn.algorithms))
    if (drawn.versions) bodies.set(43, listOf(1, 2, drawn.versions))
    if (drawn.alpn) bodies.set(16, prefixed(2, ...drawn.alpn.map((name) => prefixed(1, name))))
    const order = [...bodies].map((entry, index) => ({ entry, key: (seed * (index + 7)) % 1009 }))
    const extensions = order.sort((a, b) => a.key - b.key).map(({ entry }) => entry)
    const { legacyVersion, sessionId, ciphers } = drawn
    const plan: HelloPlan = {
      legacyVersion,
      sessionId,
      ciphers,
      compressionMethods: [0],
      extensions,
    }
    const lists: HelloLists = {
      version: hex16(legacyVersion),
      ciphers: ciphers.map(hex16),
      extensions: extensions.map(([type]) => hex16(type)),
      versions: drawn.versions?.map(hex16),
      groups: (drawn.groups ?? []).map(hex16),
      formats: (drawn.formats ?? []).map((format) => format.toString(16).padStart(2, '0')),
      algorithms: (drawn.algorithms ?? []).map(hex16),
      alpn: (drawn.alpn ?? []).map((name) => Buffer.from(name).toString('hex')),
    }
    return { plan, lists }
  })
