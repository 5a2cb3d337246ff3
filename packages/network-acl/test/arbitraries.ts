import fc from 'fast-check'
import type { NetworkAcl, NetworkAclMatch, RequestFacts } from '../src/index.ts'

/** Generators from small pools whose members touch each other, so that matches really occur. */

const formatIpv4 = (value: bigint): string =>
  [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join('.')

const formatIpv6 = (value: bigint): string =>
  Array.from({ length: 8 }, (_, group) =>
    ((value >> BigInt(112 - 16 * group)) & 0xffffn).toString(16),
  ).join(':')

/** Shortens with `::` in the place `new URL` chooses, or not at all. */
const formatIpv6Short = (value: bigint): string =>
  new URL(`http://[${formatIpv6(value)}]`).hostname.slice(1, -1)

const clamp = (value: bigint, bits: number): bigint => {
  const highest = (1n << BigInt(bits)) - 1n
  return value < 0n ? 0n : value > highest ? highest : value
}

const IPV4_BASES = [
  0n,
  0x0a000000n,
  0x0a0000ffn,
  0x7fffffffn,
  0x80000000n,
  0xc0000200n,
  0xffffffffn,
]
const IPV6_BASES = [
  0n,
  0xffff00000000n,
  0xffff0a000000n,
  0xffffffffffffn,
  0x20010db8000000000000000000000000n,
  0x20010db8000000000000000080000000n,
  0x20010db8ffffffffffffffffffffffffn,
  0x7fffffffffffffffffffffffffffffffn,
  (1n << 128n) - 1n,
]

/** A base, or up to two steps beside the base or beside the same base with one bit turned. */
const near = (bases: readonly bigint[], bits: number): fc.Arbitrary<bigint> =>
  fc
    .tuple(fc.constantFrom(...bases), fc.integer({ min: -2, max: 2 }), fc.nat(2 * bits - 1))
    .map(([base, step, bit]) => {
      const turned = bit < bits ? base ^ (1n << BigInt(bit)) : base
      return clamp(turned + BigInt(step), bits)
    })

const ipv4 = near(IPV4_BASES, 32)
const ipv6 = near(IPV6_BASES, 128)

const ipv6Text = fc.tuple(ipv6, fc.boolean(), fc.boolean()).map(([value, isShort, isUpper]) => {
  const text = isShort ? formatIpv6Short(value) : formatIpv6(value)
  return isUpper ? text.toUpperCase() : text
})

const mappedText = ipv4.map((value) => `::ffff:${formatIpv4(value)}`)

const prefixed = (text: fc.Arbitrary<string>, lengths: readonly number[], bits: number) =>
  fc
    .tuple(text, fc.oneof(fc.constantFrom(...lengths), fc.nat(bits)))
    .map((parts) => parts.join('/'))

export const ipv4Entry = fc.oneof(
  ipv4.map(formatIpv4),
  prefixed(ipv4.map(formatIpv4), [0, 1, 8, 24, 31, 32], 32),
)

export const ipv6Entry = fc.oneof(
  ipv6Text,
  mappedText,
  prefixed(ipv6Text, [0, 1, 32, 33, 64, 65, 95, 96, 97, 127, 128], 128),
  prefixed(mappedText, [0, 95, 96, 97, 120, 127, 128], 128),
)

export const address = fc.oneof(
  { weight: 4, arbitrary: ipv4.map(formatIpv4) },
  { weight: 4, arbitrary: ipv6Text },
  { weight: 1, arbitrary: mappedText },
  { weight: 1, arbitrary: ipv6Text.map((text) => `${text}%eth0`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '1', '127.1', '010.0.0.1', '10.0.0.0/8', ':::', '::1:'),
  },
)

const COUNTRIES = ['CA', 'ca', 'FR', 'UK', 'é', 'É', '']
const SUBDIVISIONS = ['CA-QC', 'ca-qc', 'CA-ON', 'US-CA']
const FINGERPRINTS = [
  'e7d7',
  'E7D7',
  'e7d705a3286e19ea42f587b344ee6865',
  'E7D705A3286E19EA42F587B344EE6865',
]
const LIST_NAMES = ['auth0.relay', 'auth0.Relay', 'auth0.tor', 'auth0.missing']
const ASNS = [0, 1, 64500, 4_294_967_295]

const someText = (letters: string, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...letters), maxLength })

export const hostnameFact = fc.oneof(
  someText('aB..', 4),
  fc.constantFrom(
    'example.com',
    'EXAMPLE.com.',
    'www.example.com',
    'a.b.Example.com',
    '.example.com',
  ),
)
const hostnameEntry = fc.oneof(
  hostnameFact,
  someText('aB..', 4).map((rest) => `*.${rest}`),
  fc.constantFrom('*.example.com', '*.COM', '*', '*.', '**.com'),
)
export const userAgentFact = fc.oneof(
  someText('aAb', 4),
  someText('aAb*', 8),
  someText('aAb\u212a\u00c9', 24),
  fc.constantFrom('curl/8.5.0'),
)
const userAgentEntry = fc.oneof(
  userAgentFact,
  someText('abB**', 5),
  fc.constantFrom('*', 'curl/*', '*RL*', '*/8.5.0', 'c*l*0', '*aba*', '*abaab*', '*bbaba*'),
)

const list = <Entry>(entry: fc.Arbitrary<Entry>) => fc.array(entry, { minLength: 1, maxLength: 3 })

export const lists = {
  asns: list(fc.constantFrom(...ASNS)),
  geo_country_codes: list(fc.constantFrom(...COUNTRIES)),
  geo_subdivision_codes: list(fc.constantFrom(...SUBDIVISIONS)),
  ipv4_cidrs: list(ipv4Entry),
  ipv6_cidrs: list(ipv6Entry),
  ja3_fingerprints: list(fc.constantFrom(...FINGERPRINTS)),
  ja4_fingerprints: list(fc.constantFrom(...FINGERPRINTS)),
  user_agents: list(userAgentEntry),
  hostnames: list(hostnameEntry),
  connecting_ipv4_cidrs: list(ipv4Entry),
  connecting_ipv6_cidrs: list(ipv6Entry),
  auth0_managed: list(fc.constantFrom(...LIST_NAMES)),
}

/** One list or two mostly, seldom all: a rule of many signals hardly ever matches. */
const criteria: fc.Arbitrary<NetworkAclMatch> = fc
  .tuple(
    fc.record(lists),
    fc.shuffledSubarray(Object.keys(lists) as (keyof typeof lists)[]),
    fc.nat(11),
  )
  .map(([all, names, count]) =>
    Object.fromEntries(
      names.slice(0, count < 8 ? count % 3 : count).map((name) => [name, all[name]]),
    ),
  )

const action = fc.oneof(
  fc.constantFrom({ block: true }, { allow: true }, { log: true }, { log: true }),
  fc.record({ redirect: fc.constant(true), redirect_uri: fc.constant('https://example.com/') }),
  fc.record(
    {
      block: fc.boolean(),
      allow: fc.boolean(),
      log: fc.boolean(),
      redirect: fc.boolean(),
      redirect_uri: fc.constant('https://example.com/'),
    },
    { requiredKeys: [] },
  ),
)

const scope = fc.constantFrom<NetworkAcl['rule']['scope']>(
  'tenant',
  'tenant',
  'management',
  'authentication',
  'dynamic_client_registration',
)

export const networkAcl: fc.Arbitrary<NetworkAcl> = fc.record({
  id: fc.constantFrom('a', 'b', 'B', 'acl_1', 'acl_10'),
  description: fc.constant(''),
  active: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
  priority: fc.constantFrom(1, 1.5, 2, 50, 100),
  rule: fc.record(
    { action, match: criteria, not_match: criteria, scope },
    { requiredKeys: ['action', 'scope'] },
  ),
})

export const requestFacts: fc.Arbitrary<RequestFacts> = fc.record(
  {
    origin: fc.constantFrom('management', 'authentication', 'dynamic_client_registration'),
    address,
    connectingAddress: address,
    asn: fc.constantFrom(...ASNS),
    countryCode: fc.constantFrom(...COUNTRIES),
    subdivisionCode: fc.constantFrom(...SUBDIVISIONS),
    ja3: fc.constantFrom(...FINGERPRINTS),
    ja4: fc.constantFrom(...FINGERPRINTS),
    userAgent: userAgentFact,
    hostname: hostnameFact,
    networkLists: fc.array(fc.constantFrom(...LIST_NAMES), { maxLength: 4 }),
  },
  { requiredKeys: ['origin'] },
)
