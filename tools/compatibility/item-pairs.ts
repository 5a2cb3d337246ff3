/** Members by which an item of a list is found again, the surest first. */
const names = [
  'id',
  'client_id',
  'user_id',
  'kid',
  'name',
  'identifier',
  'email',
  'domain',
] as const

/**
 * The items of two lists that are the same thing: by their identifiers or names; those that have
 * none, and the only items of both, by their places.
 */
export function itemPairs(
  recorded: readonly unknown[],
  ours: readonly unknown[],
  translated: (value: unknown) => unknown,
): readonly (readonly [unknown, unknown])[] {
  const left = new Set(ours)
  const pairs: [unknown, unknown][] = []
  const alone: [unknown, number][] = []
  recorded.forEach((item, place) => {
    const match = [...left].find((each) => isSame(item, each, translated))
    if (match === undefined) alone.push([item, place])
    else {
      left.delete(match)
      pairs.push([item, match])
    }
  })
  if (recorded.length !== ours.length) return pairs
  const byPlace = alone.filter(
    ([item, place]) => left.has(ours[place]) && (ours.length === 1 || !hasName(item)),
  )
  return [...pairs, ...byPlace.map(([item, place]): [unknown, unknown] => [item, ours[place]])]
}

function isSame(recorded: unknown, ours: unknown, translated: (value: unknown) => unknown) {
  const [one, other] = [membersOf(recorded), membersOf(ours)]
  const name = names.find(
    (each) => one[each] !== undefined && translated(one[each]) === other[each],
  )
  return name !== undefined
}

const hasName = (item: unknown) => names.some((name) => name in membersOf(item))

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
