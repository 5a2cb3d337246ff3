type Metadata = Readonly<Record<string, unknown>>

/**
 * Merges metadata as the API defines it: only members of the top level, where null removes one. A
 * patch of undefined or null changes nothing.
 */
export function mergeMetadata(
  before: Metadata | null | undefined,
  patch: Metadata | null | undefined,
): Metadata {
  return withoutNulls({ ...before, ...patch })
}

/** The members that are not null, as null means absent; those named in `kept` stay. */
export function withoutNulls<T extends object>(members: T, kept: readonly string[] = []): T {
  const given = Object.entries(members).filter(
    ([name, value]) => value !== null || kept.includes(name),
  )
  return Object.fromEntries(given) as T
}
