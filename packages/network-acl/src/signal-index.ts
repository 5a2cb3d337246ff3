import type { Signal } from './network-acl.ts'
import type { RequestFacts } from './request-facts.ts'
import type { RuleSets } from './rule-sets.ts'

/** What one signal's lists, over all rules, are compiled into. */
export interface SignalIndex {
  readonly sets: RuleSets
  /** Makes `sets` hold this request's vector and hits. */
  select(facts: RequestFacts): void
}

/** Collects one signal's lists rule by rule. */
export interface SignalIndexBuilder {
  /** One signal, or an IPv4 and an IPv6 list that together need one. */
  readonly signals: readonly Signal[]
  /** What the request holds against these signals; undefined when absent. */
  readonly factOf: (facts: RequestFacts) => string | number | undefined
  /**
   * Adds one entry of one rule's list. Entries of one criterion come one after another;
   * `position` counts them over the lists of `signals` in order.
   *
   * @returns false when the entry is malformed
   */
  add(entry: unknown, signal: Signal, criterion: number, position: number): boolean
  /** `free` has the bits of the criteria that hold none of the signals. */
  build(free: Uint32Array): SignalIndex
}
