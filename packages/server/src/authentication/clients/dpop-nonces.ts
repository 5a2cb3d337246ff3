import { createHmac } from 'node:crypto'
import { decodeJwt } from 'jose'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { memberOf } from '../../members.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** The secret of DPoP nonces, which is the same in every process. */
export const nonceSecretOf = ({ store }: Tenant): Buffer =>
  createHmac('sha256', store.oidc.cookieKey).update('dpop nonces').digest()

/**
 * Removes the DPoP nonce of a response to a client that uses none (RFC 9449, section 8). A client
 * that kept a nonce of another server, or whose clock is wrong, gets one with the error
 * `use_dpop_nonce`, and the next ones. The others keep sending proofs without a nonce, which
 * processes of an earlier release accept, too.
 */
export function withholdNonce(ctx: KoaContextWithOIDC): void {
  const proof = ctx.get('DPoP')
  if (proof === '' || hasNonce(proof)) return
  if (memberOf(ctx.body, 'error') !== 'use_dpop_nonce') ctx.remove('DPoP-Nonce')
}

function hasNonce(proof: string): boolean {
  try {
    return decodeJwt(proof).nonce !== undefined
  } catch {
    return false
  }
}
