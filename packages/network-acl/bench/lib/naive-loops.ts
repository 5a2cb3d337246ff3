import { BlockList } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { NetworkAcl, NetworkAclMatch, RequestFacts } from '../../src/index.ts'

/** The id of the rule that decides, or undefined. */
export type NaiveLoop = (facts: RequestFacts) => string | undefined

/** Whether an address is in one of the ranges of a pair of lists. */
type RangeTest = (address: string) => boolean

type PrepareRanges = (cidrs: readonly string[]) => RangeTest

/** One native list per rule. */
export const blockListRanges: PrepareRanges = (cidrs) => {
  const list = new BlockList()
  for (const cidr of cidrs) {
    const family = cidr.includes(':') ? 'ipv6' : 'ipv4'
    const [address = '', bits] = cidr.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return (address) => list.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
}

/** One array of parsed ranges per rule; the request's address is parsed once. */
export const ipaddrRanges = (): PrepareRanges => {
  let lastText: string
  let last: ipaddr.IPv4 | ipaddr.IPv6
  return (cidrs) => {
    const ranges = cidrs.map((cidr) => ipaddr.parseCIDR(cidr))
    return (text) => {
      if (text !== lastText) {
        last = ipaddr.process(text)
        lastText = text
      }
      return ranges.some(([range, bits]) => range.kind() === last.kind() && last.match(range, bits))
    }
  }
}

type Test = (facts: RequestFacts) => boolean

const textTest = (
  list: readonly string[] | undefined,
  factOf: (facts: RequestFacts) => string | undefined,
  isEntry: (fact: string, entry: string) => boolean = () => false,
): Test[] => {
  if (list === undefined) return []
  const entries = list.map((entry) => entry.toLowerCase())
  const exact = new Set(entries)
  const starred = entries.filter((entry) => entry.includes('*'))
  return [
    (facts) => {
      const fact = factOf(facts)?.toLowerCase() ?? ''
      return exact.has(fact) || starred.some((entry) => isEntry(fact, entry))
    },
  ]
}

const rangeTest = (
  lists: readonly (readonly string[] | undefined)[],
  factOf: (facts: RequestFacts) => string | undefined,
  prepare: PrepareRanges,
): Test[] => {
  const cidrs = lists.flatMap((list) => list ?? [])
  if (cidrs.length === 0) return []
  const holds = prepare(cidrs)
  return [(facts) => holds(factOf(facts) ?? '')]
}

/** The tests of one criteria object, the dear ones last. The generator's stars are `*a*`, `*.a`. */
const testsOf = (match: NetworkAclMatch, prepare: PrepareRanges): Test[] => {
  const asns = match.asns === undefined ? undefined : new Set<number | undefined>(match.asns)
  return [
    ...(asns === undefined ? [] : [(facts: RequestFacts) => asns.has(facts.asn)]),
    ...textTest(match.geo_country_codes, (facts) => facts.countryCode),
    ...textTest(match.geo_subdivision_codes, (facts) => facts.subdivisionCode),
    ...textTest(match.ja3_fingerprints, (facts) => facts.ja3),
    ...textTest(match.ja4_fingerprints, (facts) => facts.ja4),
    ...textTest(
      match.hostnames,
      (facts) => facts.hostname,
      (fact, entry) => fact.endsWith(entry.slice(1)),
    ),
    ...textTest(
      match.user_agents,
      (facts) => facts.userAgent,
      (fact, entry) => fact.includes(entry.slice(1, -1)),
    ),
    ...rangeTest(
      [match.connecting_ipv4_cidrs, match.connecting_ipv6_cidrs],
      (facts) => facts.connectingAddress,
      prepare,
    ),
    ...rangeTest([match.ipv4_cidrs, match.ipv6_cidrs], (facts) => facts.address, prepare),
  ]
}

/** The obvious implementation: sorts the rules once, then tries each until one decides. */
export const naiveLoop = (acls: readonly NetworkAcl[], prepare: PrepareRanges): NaiveLoop => {
  const rules = [...acls]
    .sort((one, other) => one.priority - other.priority || (one.id < other.id ? -1 : 1))
    .map(({ id, rule: { action, match, not_match: notMatch } }) => ({
      id,
      doesDecide: action.log !== true,
      wanted: testsOf(match ?? {}, prepare),
      unwanted: notMatch && testsOf(notMatch, prepare),
    }))
  return (facts) =>
    rules.find(
      ({ doesDecide, wanted, unwanted }) =>
        wanted.every((test) => test(facts)) &&
        !unwanted?.every((test) => test(facts)) &&
        doesDecide,
    )?.id
}
