import { createPublicKey } from 'node:crypto'
import { compactVerify, decodeProtectedHeader, type JWK } from 'jose'
import type { Client, ProvingCredential } from '../../store/clients/clients.ts'

/** What a key of a client is registered for; one that is for one thing is not for the other. */
export type KeyUse = 'private_key_jwt' | 'signed_request_object'

/** The public keys of a client for a use. What has expired proves nothing. */
export function keysFor(use: KeyUse, client: Client): readonly JWK[] {
  const ids = new Set(credentialsFor(use, client))
  return client.credentials
    .filter(({ id }) => ids.has(id))
    .filter(isKey)
    .map(toJwk)
}

/** All of them, for oidc-provider, which knows of no uses. */
export function keysOf(client: Client): readonly JWK[] {
  const uses = ['private_key_jwt', 'signed_request_object'] as const
  const all = uses.flatMap((use) => keysFor(use, client))
  return [...new Map(all.map((jwk) => [`${jwk.kid} ${jwk.n}`, jwk])).values()]
}

/** Where no key is named for requests, they are signed by the one that the client logs in with. */
function credentialsFor(use: KeyUse, { settings }: Client): readonly string[] {
  const { client_authentication_methods: methods, signed_request_object: signed } = settings
  const forLogin = methods?.private_key_jwt?.credentials ?? []
  const forRequests = signed?.credentials?.length ? signed.credentials : forLogin
  return (use === 'private_key_jwt' ? forLogin : forRequests).map(({ id }) => id)
}

export const isValid = ({ expiresAt }: ProvingCredential) =>
  !expiresAt || expiresAt.getTime() > Date.now()

const isKey = (credential: ProvingCredential) =>
  credential.credentialType === 'public_key' && isValid(credential)

function toJwk({ pem, kid, alg }: ProvingCredential): JWK {
  const jwk = createPublicKey(pem ?? '').export({ format: 'jwk' }) as JWK
  return { ...jwk, ...(kid && { kid }), ...(alg && { alg }), use: 'sig' }
}

/** Whether one of these keys has signed it, by the algorithm that the key is for. */
export async function isSignedBy(keys: readonly JWK[], jwt: string): Promise<boolean> {
  const { alg, kid } = decodeProtectedHeader(jwt)
  const named = keys.filter((key) => key.alg === alg && (kid === undefined || key.kid === kid))
  for (const key of named) {
    const verified = await compactVerify(jwt, key).catch(() => undefined)
    if (verified) return true
  }
  return false
}
