type Metadata = Readonly<Record<string, unknown>>

/**
 * Merges metadata as this API does: one level deep, a member that is null goes. Nothing, or null in
 * place of the whole, leaves what there was.
 */
export function mergeMetadata(
  before: Metadata | null | undefined,
  patch: Metadata | null | undefined,
): Metadata {
  return withoutNulls({ ...before, ...patch })
}

/** What is said: a member that is null is as good as left out. */
export function withoutNulls<T extends object>(members: T): T {
  const said = Object.entries(members).filter(([, value]) => value !== null)
  return Object.fromEntries(said) as T
}
