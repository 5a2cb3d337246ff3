import { createPublicKey, type JsonWebKey } from 'node:crypto'
import { rsaWeakness } from './rsa-weakness.ts'

const keysMax = 20

/**
 * Reads the keys of a JWK Set (RFC 7517, section 5) that can verify signatures of a client: public
 * RSA keys for signatures, without known weaknesses. Other keys are ignored.
 *
 * @throws SyntaxError for invalid JSON, Error for JSON that is no key set
 */
export function readKeySet(document: Uint8Array): { readonly keys: readonly JsonWebKey[] } {
  const { keys } = JSON.parse(Buffer.from(document).toString()) ?? {}
  if (!Array.isArray(keys) || keys.length > keysMax) {
    throw new Error(`A JSON Web Key Set must have \`keys\`, at most ${keysMax}`)
  }
  return { keys: keys.map(readKey).filter((key) => key !== undefined) }
}

function readKey(key: JsonWebKey | null): JsonWebKey | undefined {
  const { kty, n, e, kid, alg, use = 'sig' } = key ?? {}
  if (kty !== 'RSA' || typeof n !== 'string' || typeof e !== 'string' || use !== 'sig') {
    return undefined
  }
  try {
    const jwk = { kty, n, e }
    if (rsaWeakness(createPublicKey({ key: jwk, format: 'jwk' }))) return undefined
    return { ...jwk, use, ...textsOf({ kid, alg }) }
  } catch {
    return undefined
  }
}

const textsOf = (members: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => typeof value === 'string'))
