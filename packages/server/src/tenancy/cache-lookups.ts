/** The look-ups in a cache since the process started. */
export interface CacheLookups {
  /** Answered from memory. */
  hits: number
  /** Those that read the database, or verified a token. */
  misses: number
}

/** The caches of a process, over all tenants. `tenants` includes their keys and settings. */
export type LookupsOfCaches = Readonly<ReturnType<typeof countLookups>>

export const countLookups = () => ({
  tenants: none(),
  clients: none(),
  apis: none(),
  connections: none(),
  appearance: none(),
  rateLimitPolicies: none(),
  tokens: none(),
})

const none = (): CacheLookups => ({ hits: 0, misses: 0 })
