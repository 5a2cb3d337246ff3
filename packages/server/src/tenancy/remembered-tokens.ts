import { LRUCache } from 'lru-cache'
import type { KeySet } from './key-set.ts'
import type { Tenant } from './tenancy.ts'
import { signatureOf } from './token-header.ts'

/** The most characters of verified tokens in the cache, for each set of keys. */
const rememberedCharactersMax = 4 * 1024 * 1024

interface Verified {
  /** NumericDate (RFC 7519, section 2), in seconds. */
  readonly expiresAt: number
}

/** A verified token, with the issuer of the domain at which it was verified. */
interface VerifiedAt<T> {
  readonly token: string
  readonly issuer: string
  readonly verified: T
}

/**
 * Verifies a token of a tenant.
 *
 * @param nowSeconds since 1970
 * @throws an error for an invalid token
 */
type Verify<T extends Verified> = (token: string, tenant: Tenant, nowSeconds: number) => T

/**
 * Wraps a verification in a cache. Verifying takes thirty times as long as a look-up, and callers
 * send each token many times. A change of the tenant's keys clears the cache.
 */
export function rememberingTokens<T extends Verified>(verify: Verify<T>): Verify<T> {
  const remembered = new WeakMap<KeySet, LRUCache<string, VerifiedAt<T>>>()
  return (token, tenant, nowSeconds) => {
    let tokens = remembered.get(tenant.keys)
    if (!tokens) {
      tokens = new LRUCache({
        maxSize: rememberedCharactersMax,
        sizeCalculation: ({ token: { length } }) => length,
      })
      remembered.set(tenant.keys, tokens)
    }
    const signature = signatureOf(token)
    const known = tokens.get(signature)
    const isSame = known?.token === token && known.issuer === tenant.issuer
    const isKnown = isSame && known.verified.expiresAt > nowSeconds
    const { lookups } = tenant
    if (isKnown) {
      lookups.tokens.hits += 1
      return known.verified
    }
    lookups.tokens.misses += 1
    const verified = verify(token, tenant, nowSeconds)
    tokens.set(signature, { token, issuer: tenant.issuer, verified })
    return verified
  }
}
