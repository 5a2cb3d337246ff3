interface FieldsQuery {
  /** Names of members, separated by commas. */
  readonly fields?: string
  /** Whether the named members are included or excluded. */
  readonly include_fields?: boolean
}

/**
 * The members of a row that the parameter `fields` selects, in the order of the row. Other members
 * are undefined, and so are not written.
 *
 * @param always members that cannot be excluded
 */
export function selectFields<Item extends object>(
  { fields, include_fields = true }: FieldsQuery,
  item: Item,
  ...always: readonly (keyof Item & string)[]
): Item {
  if (!fields) return item
  const kept: ReadonlySet<string> = new Set(always)
  const named = new Set(fields.split(',').map((name) => name.trim()))
  if (!include_fields) {
    const leftOut = [...named].filter((name) => !kept.has(name) && name in item)
    const left: object = Object.fromEntries(leftOut.map((name) => [name, undefined]))
    return { ...item, ...left }
  }
  const selected = Object.entries(item).filter(([name]) => named.has(name) || kept.has(name))
  return Object.fromEntries(selected) as Item
}
