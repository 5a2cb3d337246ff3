import { isIP, isIPv4 } from 'node:net'
import type { NetworkAcl, NetworkAclMatch, Reason, RequestFacts, Signal } from '../src/index.ts'

/**
 * The specification, read rule by rule, entry by entry and bit by bit. It shares no code with the
 * engine and is as slow as it is plain.
 */

const binary = (value: number, length: number): string => value.toString(2).padStart(length, '0')

const ipv4Bits = (text: string): string =>
  text
    .split('.')
    .map((octet) => binary(Number(octet), 8))
    .join('')

const groupBits = (side: string): string =>
  side
    .split(':')
    .filter((group) => group !== '')
    .map((group) =>
      group.includes('.') ? ipv4Bits(group) : binary(Number.parseInt(group, 16), 16),
    )
    .join('')

const ipv6Bits = (text: string): string => {
  const [before = '', after = ''] = text.replace(/%.*/, '').split('::').map(groupBits)
  return before + '0'.repeat(128 - before.length - after.length) + after
}

const MAPPED = '0'.repeat(80) + '1'.repeat(16)

/** The first bits that a range fixes: 32 or 128 in all for an address. A leading 4 or 6 tells. */
const rangeBits = (text: string): string => {
  const [address = '', prefixLength] = text.split('/')
  const bits = isIPv4(address) ? ipv4Bits(address) : ipv6Bits(address)
  const fixed = prefixLength === undefined ? bits : bits.slice(0, Number(prefixLength))
  if (isIPv4(address)) return `4${fixed}`
  return fixed.startsWith(MAPPED) ? `4${fixed.slice(96)}` : `6${fixed}`
}

const isInRange = (address: string | undefined, range: string): boolean =>
  address !== undefined && isIP(address) !== 0 && rangeBits(address).startsWith(rangeBits(range))

const lower = (text: string): string =>
  [...text]
    .map((letter) => (letter >= 'A' && letter <= 'Z' ? letter.toLowerCase() : letter))
    .join('')

const isSameText = (fact: string | undefined, entry: string): boolean =>
  fact !== undefined && lower(fact) === lower(entry)

const withoutTrailingDot = (name: string): string => name.replace(/\.$/, '')

const isHostname = (fact: string | undefined, entry: string): boolean => {
  if (fact === undefined) return false
  const name = lower(withoutTrailingDot(fact))
  const wanted = lower(withoutTrailingDot(entry))
  if (name.length > 253) return false
  if (name === wanted) return true
  return wanted.startsWith('*.') && name.endsWith(wanted.slice(1)) && name !== wanted.slice(1)
}

/** One star at a time: it takes no character, or one and stays. */
const fits = (text: string, pattern: string): boolean => {
  let states = new Set([0])
  const settle = (at: number, into: Set<number>): void => {
    into.add(at)
    if (pattern[at] === '*') settle(at + 1, into)
  }
  settle(0, states)
  for (const letter of text.split('')) {
    const next = new Set<number>()
    for (const at of states) {
      if (pattern[at] === '*') settle(at, next)
      else if (pattern[at] === letter) settle(at + 1, next)
    }
    states = next
  }
  return states.has(pattern.length)
}

const isUserAgent = (fact: string | undefined, entry: string): boolean =>
  fact !== undefined && fits(lower(fact), lower(entry))

type Entry = string | number

const doesMatch = (signal: Signal, facts: RequestFacts, entry: Entry): boolean => {
  const text = String(entry)
  if (signal === 'asns') return facts.asn === entry
  if (signal === 'geo_country_codes') return isSameText(facts.countryCode, text)
  if (signal === 'geo_subdivision_codes') return isSameText(facts.subdivisionCode, text)
  if (signal === 'ja3_fingerprints') return isSameText(facts.ja3, text)
  if (signal === 'ja4_fingerprints') return isSameText(facts.ja4, text)
  if (signal === 'user_agents') return isUserAgent(facts.userAgent, text)
  if (signal === 'hostnames') return isHostname(facts.hostname, text)
  if (signal === 'auth0_managed') return facts.networkLists?.includes(text) ?? false
  if (signal.startsWith('connecting_')) return isInRange(facts.connectingAddress, text)
  return isInRange(facts.address, text)
}

/** Signals of one group stand for each other; every group that is present must match. */
const GROUPS: readonly (readonly [keyof RequestFacts, ...Signal[]])[] = [
  ['asn', 'asns'],
  ['countryCode', 'geo_country_codes'],
  ['subdivisionCode', 'geo_subdivision_codes'],
  ['ja3', 'ja3_fingerprints'],
  ['ja4', 'ja4_fingerprints'],
  ['address', 'ipv4_cidrs', 'ipv6_cidrs'],
  ['connectingAddress', 'connecting_ipv4_cidrs', 'connecting_ipv6_cidrs'],
  ['hostname', 'hostnames'],
  ['userAgent', 'user_agents'],
  ['networkLists', 'auth0_managed'],
]

const joined = (names: readonly string[] | null): string | null =>
  names === null || names.length === 0 ? null : names.join(', ')

interface GroupResult {
  readonly signals: readonly Signal[]
  readonly fact: Entry | null
  readonly matched: { readonly signal: Signal; readonly entry: Entry } | undefined
}

const evaluateCriteria = (criteria: NetworkAclMatch, facts: RequestFacts): GroupResult[] =>
  GROUPS.flatMap(([fact, ...group]) => {
    const signals = group.filter((signal) => criteria[signal] !== undefined)
    if (signals.length === 0) return []
    const entries = signals.flatMap((signal) => {
      const list: readonly Entry[] = criteria[signal] ?? []
      return list.map((entry) => ({ signal, entry }))
    })
    const matched = entries.find(({ signal, entry }) => doesMatch(signal, facts, entry))
    const value = facts[fact] ?? null
    return [{ signals, fact: typeof value === 'object' ? joined(value) : value, matched }]
  })

/** Why a rule holds, or null when it does not. */
export const naiveReasons = (acl: NetworkAcl, facts: RequestFacts): Reason[] | null => {
  const { scope, match, not_match: notMatch } = acl.rule
  if (!acl.active || (scope !== 'tenant' && scope !== facts.origin)) return null
  const wanted = evaluateCriteria(match ?? {}, facts)
  if (wanted.some(({ matched }) => matched === undefined)) return null
  const unwanted = evaluateCriteria(notMatch ?? {}, facts)
  const failed = unwanted.filter(({ matched }) => matched === undefined)
  if (notMatch !== undefined && failed.length === 0) return null
  return [
    ...wanted.flatMap(({ fact, matched }) =>
      matched === undefined ? [] : [{ condition: 'match' as const, ...matched, fact }],
    ),
    ...failed.flatMap(({ signals, fact }) =>
      signals.map((signal) => ({ condition: 'not_match' as const, signal, entry: null, fact })),
    ),
  ]
}

export interface NaiveDecision {
  readonly action: string
  readonly redirectUri?: string
  readonly rule: NetworkAcl | null
  readonly logged: readonly NetworkAcl[]
}

/** Bubble sort by priority, then id, keeping the order of what is equal in both. */
const inOrder = (acls: readonly NetworkAcl[]): NetworkAcl[] => {
  const sorted: NetworkAcl[] = []
  for (const acl of acls) {
    let at = sorted.length
    for (; at > 0; at--) {
      const before = sorted[at - 1] as NetworkAcl
      if (before.priority < acl.priority) break
      if (before.priority === acl.priority && before.id <= acl.id) break
    }
    sorted.splice(at, 0, acl)
  }
  return sorted
}

export const naiveDecide = (acls: readonly NetworkAcl[], facts: RequestFacts): NaiveDecision => {
  const logged: NetworkAcl[] = []
  for (const acl of inOrder(acls)) {
    if (naiveReasons(acl, facts) === null) continue
    const { block, redirect, redirect_uri: redirectUri, allow, log } = acl.rule.action
    if (log) {
      logged.push(acl)
      continue
    }
    if (block) return { action: 'block', rule: acl, logged }
    if (redirect && redirectUri === undefined) return { action: 'block', rule: acl, logged }
    if (redirect)
      return { action: 'redirect', redirectUri: redirectUri as string, rule: acl, logged }
    if (allow) return { action: 'allow', rule: acl, logged }
  }
  return { action: 'allow', rule: null, logged }
}
