type Metadata = Readonly<Record<string, unknown>>

/**
 * Merges metadata as this API does: one level deep, null removes a member. `undefined`, or null in
 * place of the whole, changes nothing.
 */
export function mergeMetadata(
  before: Metadata | null | undefined,
  patch: Metadata | null | undefined,
): Metadata {
  return withoutNulls({ ...before, ...patch })
}

/** Members without null values, but for those in `kept`: null means the same as absent. */
export function withoutNulls<T extends object>(members: T, kept: readonly string[] = []): T {
  const given = Object.entries(members).filter(
    ([name, value]) => value !== null || kept.includes(name),
  )
  return Object.fromEntries(given) as T
}
