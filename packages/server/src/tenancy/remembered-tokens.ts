import { LRUCache } from 'lru-cache'
import type { KeySet } from './key-set.ts'
import type { Tenant } from './tenancy.ts'

/** Verified tokens are remembered up to this many characters for each set of keys. */
const rememberedCharactersMax = 4 * 1024 * 1024

interface Verified {
  /** NumericDate (RFC 7519, section 2). */
  readonly expiresAt: number
}

/** Verifies a token of a tenant at a time, in seconds since 1970; throws for a wrong one. */
type Verify<T extends Verified> = (token: string, tenant: Tenant, nowSeconds: number) => T

/**
 * The same, but for a token that is known good: verifying costs thirty times a look-up, and callers
 * send one token many times. Other keys forget all.
 */
export function rememberingTokens<T extends Verified>(verify: Verify<T>): Verify<T> {
  const remembered = new WeakMap<KeySet, LRUCache<string, T>>()
  return (token, tenant, nowSeconds) => {
    let tokens = remembered.get(tenant.keys)
    if (!tokens) {
      tokens = new LRUCache({
        maxSize: rememberedCharactersMax,
        sizeCalculation: (_, { length }) => length,
      })
      remembered.set(tenant.keys, tokens)
    }
    const known = tokens.get(token)
    if (known && known.expiresAt > nowSeconds) return known
    const verified = verify(token, tenant, nowSeconds)
    tokens.set(token, verified)
    return verified
  }
}
