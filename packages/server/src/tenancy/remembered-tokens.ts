import { LRUCache } from 'lru-cache'
import type { KeySet } from './key-set.ts'
import type { Tenant } from './tenancy.ts'
import { signatureOf } from './token-header.ts'

/** Characters of verified tokens that are cached for each set of keys. */
const rememberedCharactersMax = 4 * 1024 * 1024

interface Verified {
  /** NumericDate (RFC 7519, section 2). */
  readonly expiresAt: number
}

/** A verified token, and the issuer of the domain that it was verified at. */
interface VerifiedAt<T> {
  readonly token: string
  readonly issuer: string
  readonly verified: T
}

/** Verifies a token of a tenant at a time in seconds since 1970. @throws for an invalid token */
type Verify<T extends Verified> = (token: string, tenant: Tenant, nowSeconds: number) => T

/**
 * Caches verified tokens: verification costs thirty times a look-up, and callers send a token many
 * times. A change of keys clears the cache.
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
