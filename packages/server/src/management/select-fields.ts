interface FieldsQuery {
  /** Names, comma-separated. */
  readonly fields?: string
  /** Whether the named fields are included or excluded. */
  readonly include_fields?: boolean
}

/**
 * The members of a row that the parameter `fields` selects, in the order of the row.
 *
 * @param always members that are always included
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
