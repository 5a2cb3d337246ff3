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
  query: FieldsQuery,
  item: Item,
  ...always: readonly (keyof Item & string)[]
): Item {
  return fieldSelection<Item>(query, ...always)(item)
}

/** Does the same for the rows of a list. */
export function fieldSelection<Item extends object>(
  { fields, include_fields = true }: FieldsQuery,
  ...always: readonly (keyof Item & string)[]
): (item: Item) => Item {
  if (!fields) return (item) => item
  const kept: ReadonlySet<string> = new Set(always)
  const named = new Set(fields.split(',').map((name) => name.trim()))
  if (include_fields) return including(new Set([...named, ...kept]))
  return excluding([...named].filter((name) => !kept.has(name)))
}

const including =
  <Item extends object>(names: ReadonlySet<string>) =>
  (item: Item): Item => {
    const selected: Partial<Item> = {}
    for (const name in item) if (names.has(name)) selected[name] = item[name]
    return selected as Item
  }

const excluding =
  <Item extends object>(names: readonly string[]) =>
  (item: Item): Item => {
    const selected = { ...item }
    for (const name of names) if (name in selected) Reflect.set(selected, name, undefined)
    return selected
  }
