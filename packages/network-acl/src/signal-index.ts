import type { RuleSets } from './rule-sets.ts'

/**
 * The compiled form of the lists of all rules that compare one fact. Each index also has `select`,
 * which takes the request's value and computes its vector in `sets`.
 */
export interface SignalIndex {
  readonly sets: RuleSets
}

/** Collects the lists that compare one fact, rule by rule. */
export interface SignalIndexBuilder<Index extends SignalIndex> {
  /**
   * Adds one entry. Those of one criterion come one after another; `position` counts them, over
   * both lists where there are two, and `list` says of which of the two it is, 0 or 1.
   *
   * @returns false when the entry is malformed
   */
  add(entry: unknown, list: number, criterion: number, position: number): boolean
  /** `free` has the bits of the criteria that do not compare the fact. */
  build(free: Uint32Array): Index
}
