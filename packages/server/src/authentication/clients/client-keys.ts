import { createPublicKey } from 'node:crypto'
import { compactVerify, decodeProtectedHeader, type JWK } from 'jose'
import type { Client, ProvingCredential } from '../../store/clients/clients.ts'

/** The use that a key of a client is registered for. It verifies signatures of this use only. */
export type KeyUse = 'private_key_jwt' | 'signed_request_object'

/** The public keys of a client for a use, without expired ones. */
export function keysFor(use: KeyUse, client: Client): readonly JWK[] {
  const ids = new Set(credentialsFor(use, client))
  return client.credentials
    .filter(({ id }) => ids.has(id))
    .filter(isKey)
    .map(toJwk)
}

/**
 * The unexpired public keys of a client for all uses, since oidc-provider does not distinguish
 * them.
 */
export function keysOf(client: Client): readonly JWK[] {
  const uses = ['private_key_jwt', 'signed_request_object'] as const
  const all = uses.flatMap((use) => keysFor(use, client))
  return [...new Map(all.map((jwk) => [`${jwk.kid} ${jwk.n}`, jwk])).values()]
}

/**
 * The keys for a use. Without keys of their own, request objects are verified by those of
 * `private_key_jwt`.
 */
function credentialsFor(use: KeyUse, { settings }: Client): readonly string[] {
  const { client_authentication_methods: methods, signed_request_object: signed } = settings
  const forLogin = methods?.private_key_jwt?.credentials ?? []
  const forRequests = signed?.credentials?.length ? signed.credentials : forLogin
  return (use === 'private_key_jwt' ? forLogin : forRequests).map(({ id }) => id)
}

/** Whether a credential has not expired. */
export const isValid = ({ expiresAt }: ProvingCredential) =>
  !expiresAt || expiresAt.getTime() > Date.now()

const isKey = (credential: ProvingCredential) =>
  credential.credentialType === 'public_key' && isValid(credential)

function toJwk({ pem, kid, alg }: ProvingCredential): JWK {
  const jwk = createPublicKey(pem ?? '').export({ format: 'jwk' }) as JWK
  return { ...jwk, ...(kid && { kid }), ...(alg && { alg }), use: 'sig' }
}

/** Whether one of these keys signed the JWT, by the algorithm for which the key is registered. */
export async function isSignedBy(keys: readonly JWK[], jwt: string): Promise<boolean> {
  const { alg, kid } = decodeProtectedHeader(jwt)
  const named = keys.filter((key) => key.alg === alg && (kid === undefined || key.kid === kid))
  for (const key of named) {
    const verified = await compactVerify(jwt, key).catch(() => undefined)
    if (verified) return true
  }
  return false
}
