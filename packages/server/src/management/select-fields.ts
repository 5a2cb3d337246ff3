interface FieldsQuery {
  /** Names, separated by commas. */
  readonly fields?: string
  /** Whether the named fields are all that is answered, or all that is not. */
  readonly include_fields?: boolean
}

/**
 * The members of a row that a query with `fields` asks for, in the row's own order.
 *
 * @param always what is there whether or not it is asked for
 */
export function selectFields<Item extends object>(
  { fields, include_fields = true }: FieldsQuery,
  item: Item,
  always?: keyof Item & string,
): Item {
  if (!fields) return item
  const named = new Set(fields.split(',').map((name) => name.trim()))
  const kept = Object.entries(item).filter(
    ([name]) => named.has(name) === include_fields || name === always,
  )
  return Object.fromEntries(kept) as Item
}
