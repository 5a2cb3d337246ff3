import type pg from 'pg'

/** How many values of a write are compared at most: a tenant, a kind and an id. */
const keyValuesMax = 3

interface WithStatements {
  readonly statements: readonly pg.QueryConfig[]
}

/**
 * Writes in an order that is the same in all processes: those of one row have the same key, so that
 * two transactions that lock the same rows do not wait for each other.
 */
export function inOrder<T extends WithStatements>(writes: readonly T[]): readonly T[] {
  if (writes.length < 2) return writes
  const keyed = writes.map((write) => ({ write, key: keyOf(write) }))
  return keyed
    .sort((one, other) => Number(one.key > other.key) - Number(one.key < other.key))
    .map(({ write }) => write)
}

/** The first texts and numbers, which are the tenant and the key of a row. */
function keyOf({ statements: [first] }: WithStatements): string {
  const values = first?.values?.filter((value) => /string|number/.test(typeof value)) ?? []
  return [first?.name, ...values.slice(0, keyValuesMax)].join(' ')
}
