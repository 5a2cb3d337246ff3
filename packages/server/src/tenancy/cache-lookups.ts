/** The number of look-ups in a cache since the process started. */
export interface CacheLookups {
  /** Look-ups that were answered from memory. */
  hits: number
  /** Look-ups that read the database, or verified a token. */
  misses: number
}

/** The look-ups in each cache, of all tenants together. `tenants` includes keys and settings. */
export type LookupsOfCaches = Readonly<ReturnType<typeof countLookups>>

/** Starts to count, at zero. */
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
