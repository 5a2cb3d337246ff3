import type { Decision } from './decide.ts'
import type { NetworkAcl } from './network-acl.ts'
import type { Origin, RequestFacts } from './request-facts.ts'
import type { SignalIndex, SignalIndexBuilder } from './signal-index.ts'

export interface CompiledSignal {
  readonly signals: SignalIndexBuilder['signals']
  readonly factOf: (facts: RequestFacts) => string | number | undefined
  readonly index: SignalIndex
}

/**
 * What `compile` makes of a list of ACLs. A rule is known by its rank, 0 first. Its `match` is
 * criterion `rank`, its `not_match` is criterion `32 * wordCount + rank`; so a vector holds one
 * plane of `wordCount` words for each.
 *
 * It keeps a reference to the ACLs it was made of, for the explanation, and scratch space for the
 * request at hand: one thread at a time.
 */
export interface CompiledRules {
  /** The active ACLs in order of evaluation. */
  readonly acls: readonly NetworkAcl[]
  readonly wordCount: number
  /** Only the signals that some rule looks at. */
  readonly signals: readonly CompiledSignal[]
  /** For each origin, the ranks whose scope covers it. */
  readonly ranksOf: Readonly<Record<Origin, Uint32Array>>
  /** The ranks that have a `not_match`. */
  readonly ranksWithNotMatch: Uint32Array
  /** By rank, what the rule decides when it holds; undefined for one that only logs. */
  readonly decisions: readonly (Decision | undefined)[]
}
