import type { RuleSets } from './rule-sets.ts'

/**
 * What the lists that look at one fact, over all rules, are compiled into. Each index has a
 * `select` too, which takes what a request holds and makes `sets` that request's.
 */
export interface SignalIndex {
  readonly sets: RuleSets
}

/** Collects the lists that look at one fact, rule by rule. */
export interface SignalIndexBuilder<Index extends SignalIndex> {
  /**
   * Adds one entry. Those of one criterion come one after another; `position` counts them, over
   * both lists where there are two, and `list` says of which of the two it is, 0 or 1.
   *
   * @returns false when the entry is malformed
   */
  add(entry: unknown, list: number, criterion: number, position: number): boolean
  /** `free` has the bits of the criteria that do not look at the fact. */
  build(free: Uint32Array): Index
}
