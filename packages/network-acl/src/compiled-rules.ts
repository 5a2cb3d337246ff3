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

/** One index per fact; undefined if no rule compares it. */
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

export type Fact = keyof FactIndexes

/** The lists that compare each fact; of two, one match is enough. */
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
 * What `compile` makes of a list of ACLs. A rule is known by its rank, 0 first. Its `match` is
 * criterion `rank`, its `not_match` is criterion `32 * wordCount + rank`, so a vector has one plane
 * of `wordCount` words for each.
 *
 * It keeps a reference to the ACLs it was made of, for the explanation, and scratch space for the
 * request at hand: one thread at a time.
 */
export interface CompiledRules {
  /** The active ACLs in order of evaluation. */
  readonly acls: readonly NetworkAcl[]
  readonly wordCount: number
  readonly indexes: FactIndexes
  /** Of the indexes there are. */
  readonly sets: readonly RuleSets[]
  /** For each origin, the ranks whose scope covers it. */
  readonly ranksOf: Readonly<Record<Origin, Uint32Array>>
  /** The ranks that have a `not_match`. */
  readonly ranksWithNotMatch: Uint32Array
  /** By rank, what the rule decides when it matches; undefined for one that only logs. */
  readonly decisions: readonly (Decision | undefined)[]
}

/** The same, mutable, for the code that owns them. */
export interface ChangeableRules extends CompiledRules {
  readonly acls: NetworkAcl[]
  readonly decisions: (Decision | undefined)[]
}
