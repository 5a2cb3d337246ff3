import type { RuleSets } from './rule-sets.ts'

/**
 * The compiled lists of all rules that compare one fact. Each index also has `select`, which
 * computes the vector of a request's value in `sets`.
 */
export interface SignalIndex {
  readonly sets: RuleSets
}

/** Collects the lists that compare one fact, rule by rule. */
export interface SignalIndexBuilder<Index extends SignalIndex> {
  /**
   * Adds an entry. The entries of one criterion are added in a row.
   *
   * @param list which of the two lists of a fact has the entry, 0 or 1
   * @param position the position of the entry, counted through both lists
   * @returns false if the entry is malformed
   */
  add(entry: unknown, list: number, criterion: number, position: number): boolean
  /**
   * Builds the index.
   *
   * @param free the bits of the criteria that do not compare the fact
   */
  build(free: Uint32Array): Index
}
