interface InTurnOptions<Item> {
  /** Items of one kind pass the same steps. */
  readonly kindOf: (item: Item) => string
  /** The number of cases of each item, other than the first of a kind. */
  readonly count: number
}

/**
 * Divides the cases of a step that many items pass alike: the first item of each kind gets all
 * cases, each other item gets `count` of them, in turn. So each case meets each kind, each item
 * shows that it passes the step, and their product is not sent.
 */
export function inTurn<Item, Case>(
  items: readonly Item[],
  cases: readonly Case[],
  { kindOf, count }: InTurnOptions<Item>,
): (item: Item) => readonly Case[] {
  const firsts = new Map(items.toReversed().map((item) => [kindOf(item), item]))
  return (item) => {
    if (firsts.get(kindOf(item)) === item) return cases
    const start = items.indexOf(item) * count
    const some = Array.from({ length: count }, (_, at) => cases[(start + at) % cases.length])
    return cases.filter((each) => some.includes(each))
  }
}
