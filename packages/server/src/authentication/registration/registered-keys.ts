import { createPublicKey } from 'node:crypto'
import type { AuthenticationSchema } from '@latchkey/contract'
import { rsaWeakness } from '../../record-rules/rsa-weakness.ts'
import { clientAlgorithms } from '../clients/signed-by-clients.ts'
import { type InvalidMetadata, type RequestedMetadata, urlsOf } from './registered-texts.ts'

type Jwks = NonNullable<AuthenticationSchema<'ClientRegistration'>['jwks']>
type Key = Jwks['keys'][number]

const keysMax = 10
const kidLengthMax = 64

/**
 * The public keys of a client by value (`jwks`) or by reference (`jwks_uri`; RFC 7591, section 2).
 *
 * @throws `invalid_client_metadata`
 */
export function keysOf(
  requested: RequestedMetadata,
  errors: InvalidMetadata,
): { readonly jwks?: Jwks; readonly jwks_uri?: string } {
  const { jwks, jwks_uri, token_endpoint_auth_method: method } = requested
  const { InvalidClientMetadata } = errors
  if (jwks !== undefined && jwks_uri !== undefined) {
    throw new InvalidClientMetadata('jwks and jwks_uri are mutually exclusive')
  }
  const { jwks_uri: url } = urlsOf(requested, ['jwks_uri'], errors)
  if (url !== undefined) return { jwks_uri: url }
  if (jwks !== undefined) return { jwks: readKeys(requested, errors) }
  if (method !== 'private_key_jwt') return {}
  throw new InvalidClientMetadata('jwks or jwks_uri is required for private_key_jwt')
}

function readKeys(
  { jwks, token_endpoint_auth_signing_alg: defaultAlg }: RequestedMetadata,
  { InvalidClientMetadata }: InvalidMetadata,
): Jwks {
  const { keys } = (jwks ?? {}) as { readonly keys?: unknown }
  if (!Array.isArray(keys) || keys.length === 0 || keys.length > keysMax) {
    throw new InvalidClientMetadata(`jwks must have 1 to ${keysMax} keys`)
  }
  const signing = keys.filter((key) => key?.use === undefined || key.use === 'sig')
  const read = signing.map((key) => readKey(key, defaultAlg)).filter((key) => key !== undefined)
  if (read.length === 0) {
    const known = clientAlgorithms.join(', ')
    throw new InvalidClientMetadata(
      `jwks must have an RSA key of at least 2048 bits, without known weaknesses, for ${known}`,
    )
  }
  return { keys: read }
}

/** The public members of a key that can verify assertions; undefined for other keys. */
function readKey(key: Readonly<Record<string, unknown>>, defaultAlg: unknown): Key | undefined {
  const { kty, n, e, kid, alg = defaultAlg ?? 'RS256' } = key
  const algorithm = clientAlgorithms.find((each) => each === alg)
  const isNamed = kid === undefined || (typeof kid === 'string' && kid.length <= kidLengthMax)
  if (kty !== 'RSA' || typeof n !== 'string' || typeof e !== 'string') return undefined
  if (!algorithm || !isNamed) return undefined
  try {
    if (rsaWeakness(createPublicKey({ key: { kty, n, e }, format: 'jwk' }))) return undefined
  } catch {
    return undefined
  }
  return { kty, n, e, alg: algorithm, use: 'sig', ...(kid !== undefined && { kid }) }
}

/** The keys as credentials of the client. */
export function credentialsOf({ jwks }: { readonly jwks?: Jwks }) {
  return (jwks?.keys ?? []).map(({ kty, n, e, kid, alg }) => ({
    credential_type: 'public_key' as const,
    pem: createPublicKey({ key: { kty, n, e }, format: 'jwk' })
      .export({ type: 'spki', format: 'pem' })
      .toString(),
    alg,
    ...(kid !== undefined && { kid }),
  }))
}
