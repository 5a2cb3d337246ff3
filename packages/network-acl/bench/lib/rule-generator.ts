import type {
  NetworkAcl,
  NetworkAclAction,
  NetworkAclMatch,
  RequestFacts,
} from '../../src/index.ts'

/** A small fast generator with a fixed seed (mulberry32): every run measures the same rules. */
export const seededRandom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Random = ReturnType<typeof seededRandom>

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

const hex = (random: Random, length: number): string =>
  times(length, () => random(16).toString(16)).join('')

const ipv4 = (random: Random): string => times(4, () => random(256)).join('.')

/** Within 2000::/4, where addresses are given out. */
const ipv6 = (random: Random): string =>
  [0x2000 + random(0x1000), ...times(7, () => random(65536))].map((g) => g.toString(16)).join(':')

/** Prefix lengths in the proportions of a block list: most are narrow, a few are wide. */
const ipv4Cidr = (random: Random): string =>
  `${ipv4(random)}/${[32, 32, 24, 24, 22, 20, 18, 16][random(8)]}`

const ipv6Cidr = (random: Random): string =>
  `${ipv6(random)}/${[128, 64, 64, 56, 48, 48, 32, 29][random(8)]}`

const country = (random: Random): string => String.fromCharCode(65 + random(26), 65 + random(26))

const subdivision = (random: Random): string => `${country(random)}-${random(100)}`

const ja4 = (random: Random): string =>
  `t13d${10 + random(20)}${10 + random(8)}h2_${hex(random, 12)}_${hex(random, 12)}`

const hostname = (random: Random): string => `t${random(5000)}.eu.auth.example${random(50)}.com`

const userAgent = (random: Random): string =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ` +
  `Chrome/${100 + random(40)}.0.${random(9999)}.${random(200)} Safari/537.36`

const userAgentEntry = (random: Random, index: number): string =>
  index % 2 === 0 ? `*bot-${hex(random, 4)}/${random(9)}.*` : `scanner-${hex(random, 6)}/1.0`

const hostnameEntry = (random: Random, index: number): string =>
  index % 4 === 0 ? `*.tenant${random(5000)}.example.org` : hostname(random)

const acl = (
  index: number,
  action: NetworkAclAction,
  criteria: { match?: NetworkAclMatch; not_match?: NetworkAclMatch },
): NetworkAcl => ({
  id: `acl_${String(index).padStart(22, '0')}`,
  description: `Rule ${index}`,
  active: true,
  priority: 1 + (index % 100),
  rule: { action, scope: 'tenant', ...criteria },
})

/** Ten rules of twenty entries: every signal once, wildcards and a `not_match` among them. */
export const smallRules = (random: Random): NetworkAcl[] => {
  const twenty = <T>(make: (random: Random, index: number) => T): T[] =>
    times(20, (index) => make(random, index))
  const block = { block: true }
  return [
    { match: { ipv4_cidrs: twenty(ipv4Cidr) } },
    { match: { ipv6_cidrs: twenty(ipv6Cidr) } },
    { match: { connecting_ipv4_cidrs: twenty(ipv4Cidr) } },
    { match: { asns: twenty(() => random(400_000)) } },
    { match: { geo_country_codes: twenty(country) } },
    {
      match: { geo_country_codes: ['US'] },
      not_match: { geo_subdivision_codes: twenty(subdivision) },
    },
    { match: { ja3_fingerprints: twenty(() => hex(random, 32)) } },
    { match: { ja4_fingerprints: twenty(ja4) } },
    { match: { user_agents: twenty(userAgentEntry) } },
    { match: { hostnames: twenty(hostnameEntry) } },
  ].map((criteria, index) => acl(index, block, criteria))
}

/**
 * Rules of 1,000 CIDRs each, 70 % IPv4: a tenth also want a country, a tenth a network, a tenth a
 * client; a tenth exempt an office; a tenth only log.
 */
export const largeRules = (random: Random, ruleCount: number): NetworkAcl[] =>
  times(ruleCount, (index) => {
    const cidrs = {
      ipv4_cidrs: times(700, () => ipv4Cidr(random)),
      ipv6_cidrs: times(300, () => ipv6Cidr(random)),
    }
    const entries = { block: true }
    switch (index % 10) {
      case 0:
        return acl(index, entries, {
          match: { ...cidrs, geo_country_codes: times(20, () => country(random)) },
        })
      case 1:
        return acl(index, entries, { match: { ...cidrs, asns: times(20, () => random(400_000)) } })
      case 2:
        return acl(index, entries, {
          match: { ...cidrs, user_agents: times(20, (n) => userAgentEntry(random, n)) },
        })
      case 3:
        return acl(index, entries, {
          match: cidrs,
          not_match: { connecting_ipv4_cidrs: [ipv4Cidr(random)] },
        })
      case 4:
        return acl(index, { log: true }, { match: cidrs })
      case 5:
        return acl(index, entries, {
          match: { ...cidrs, ja4_fingerprints: times(20, () => ja4(random)) },
        })
      case 6:
        return acl(index, entries, {
          match: { ...cidrs, ja3_fingerprints: times(20, () => hex(random, 32)) },
        })
      case 7:
        return acl(index, entries, {
          match: { ...cidrs, hostnames: times(20, (n) => hostnameEntry(random, n)) },
        })
      case 8:
        return acl(index, entries, {
          match: { ...cidrs, geo_subdivision_codes: times(20, () => subdivision(random)) },
        })
      default:
        return acl(index, entries, { match: cidrs })
    }
  })

/** As a parser of requests makes it: one flat run of bytes, not a tree of concatenations. */
const flat = (text: string): string => Buffer.from(text, 'latin1').toString('latin1')

/** Requests with every signal present; three of ten come over IPv6. */
export const requests = (random: Random, count: number): RequestFacts[] =>
  times(count, (index) => ({
    origin: index % 3 === 0 ? 'management' : 'authentication',
    address: flat(random(10) < 3 ? ipv6(random) : ipv4(random)),
    connectingAddress: flat(ipv4(random)),
    asn: random(400_000),
    countryCode: flat(country(random)),
    subdivisionCode: flat(subdivision(random)),
    ja3: flat(hex(random, 32)),
    ja4: flat(ja4(random)),
    userAgent: flat(userAgent(random)),
    hostname: flat(hostname(random)),
  }))

/** Requests of which every other one comes from an address in some rule. */
export const aimedRequests = (
  random: Random,
  count: number,
  rules: readonly NetworkAcl[],
): RequestFacts[] =>
  requests(random, count).map((facts, index) => {
    const { match } = (rules[random(rules.length)] as NetworkAcl).rule
    const list = (random(10) < 3 ? match?.ipv6_cidrs : match?.ipv4_cidrs) ?? []
    const entry = list[random(Math.max(1, list.length))]
    if (index % 2 === 0 || entry === undefined) return facts
    return { ...facts, address: flat(entry.replace(/\/.*/, '')) }
  })
