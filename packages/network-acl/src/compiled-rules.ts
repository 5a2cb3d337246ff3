import type { AddressIndex } from './address-index.ts'
import type { AsnIndex } from './asn-index.ts'
import type { Decision } from './decision.ts'
import type { HostnameIndex } from './hostname-index.ts'
import type { NameIndex } from './name-index.ts'
import type { NetworkAcl, Signal } from './network-acl.ts'
import type { Origin } from './request-facts.ts'
import type { RuleSets } from './rule-sets.ts'
import type { TextIndex } from './text-index.ts'
import type { UserAgentIndex } from './user-agent-index.ts'

/** The indexes of facts; undefined for a fact that no rule compares. */
export interface FactIndexes {
  readonly asn: AsnIndex | undefined
  readonly countryCode: TextIndex | undefined
  readonly subdivisionCode: TextIndex | undefined
  readonly ja3: TextIndex | undefined
  readonly ja4: TextIndex | undefined
  readonly address: AddressIndex | undefined
  readonly connectingAddress: AddressIndex | undefined
  readonly hostname: HostnameIndex | undefined
  readonly userAgent: UserAgentIndex | undefined
  readonly networkLists: NameIndex | undefined
}

/** A fact that has an index. */
export type Fact = keyof FactIndexes

/** The lists of criteria that compare each fact; if there are two, one match is enough. */
export const SIGNALS_OF = {
  asn: ['asns'],
  countryCode: ['geo_country_codes'],
  subdivisionCode: ['geo_subdivision_codes'],
  ja3: ['ja3_fingerprints'],
  ja4: ['ja4_fingerprints'],
  address: ['ipv4_cidrs', 'ipv6_cidrs'],
  connectingAddress: ['connecting_ipv4_cidrs', 'connecting_ipv6_cidrs'],
  hostname: ['hostnames'],
  userAgent: ['user_agents'],
  networkLists: ['auth0_managed'],
} as const satisfies Record<Fact, readonly Signal[]>

/**
 * The result of compiling ACLs. A rule is identified by its rank, from 0. Its `match` is the
 * criterion `rank`, and its `not_match` the criterion `32 * wordCount + rank`, so a vector has
 * `wordCount` words for each of them.
 *
 * It refers to the ACLs, for explanations, and contains the vectors of the current request, so only
 * one thread may use it.
 */
export interface CompiledRules {
  /** The active ACLs in the order of evaluation. */
  readonly acls: readonly NetworkAcl[]
  readonly wordCount: number
  readonly indexes: FactIndexes
  /** The rule sets of the indexes that exist. */
  readonly sets: readonly RuleSets[]
  /** The ranks whose scope applies to each origin. */
  readonly ranksOf: Readonly<Record<Origin, Uint32Array>>
  /** The ranks of rules with a `not_match`. */
  readonly ranksWithNotMatch: Uint32Array
  /** The decision of each rule if it matches, by rank; undefined for a rule that only logs. */
  readonly decisions: readonly (Decision | undefined)[]
}

/** Compiled rules that their owner may change. */
export interface ChangeableRules extends CompiledRules {
  readonly acls: NetworkAcl[]
  readonly decisions: (Decision | undefined)[]
}
