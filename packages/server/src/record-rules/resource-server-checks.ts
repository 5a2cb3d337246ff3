import { createPublicKey } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { rsaWeakness } from './rsa-weakness.ts'

type Patch = Schema<'ResourceServerPatch'>

/** The members of the management API that can be changed. */
const changeableOfManagement: readonly string[] = [
  'token_lifetime',
  'token_lifetime_for_web',
  'skip_consent_for_verifiable_first_party_clients',
] satisfies (keyof Patch)[]

/** @throws ApiError 400 for a patch of the management API that changes other members */
export function refuseForManagementApi(patch: Patch): void {
  const fixed = Object.keys(patch).find((name) => !changeableOfManagement.includes(name))
  if (fixed !== undefined) {
    throw refusedBody('This property of the management API cannot be changed', fixed)
  }
}

/**
 * @throws ApiError 400 for members that contradict each other, or that the server does not
 *   support
 */
export function refuseContradictions({ scopes, token_encryption: encryption }: Patch): void {
  const values = scopes?.map(({ value }) => value) ?? []
  const repeated = values.find((value, at) => values.indexOf(value) !== at)
  if (repeated !== undefined) {
    throw refusedBody(`The scope \`${repeated}\` occurs more than once`, 'scopes')
  }
  if (encryption) refuseUnusableKey(encryption.encryption_key.pem)
}

const modulusBitsMin = 2048

function refuseUnusableKey(pem: string): void {
  const property = 'token_encryption.encryption_key.pem'
  // Node.js would also parse a private key, which would then be stored.
  const isPublic =
    /^-----BEGIN ((RSA )?PUBLIC KEY|CERTIFICATE)-----/.test(pem) && !pem.includes('PRIVATE')
  const key = isPublic ? readKey(pem) : undefined
  const bits = key?.asymmetricKeyDetails?.modulusLength ?? 0
  if (key?.asymmetricKeyType !== 'rsa' || bits < modulusBitsMin) {
    throw refusedBody(
      `The key must be an RSA public key of at least ${modulusBitsMin} bits`,
      property,
    )
  }
  const weakness = rsaWeakness(key)
  if (weakness !== undefined) throw refusedBody(weakness, property)
}

function readKey(pem: string) {
  try {
    return createPublicKey(pem)
  } catch {
    return undefined
  }
}

/**
 * The lifetimes of tokens after a change, in seconds. The one for the web cannot be longer.
 *
 * @throws ApiError 400 if the change would make it longer
 */
export function lifetimesOf(
  before: { readonly token_lifetime: number; readonly token_lifetime_for_web: number },
  patch: Patch,
) {
  const token_lifetime = patch.token_lifetime ?? before.token_lifetime
  const forWeb = patch.token_lifetime_for_web
  if (forWeb !== undefined && forWeb > token_lifetime) {
    throw refusedBody(
      `Value ${forWeb} is greater than \`token_lifetime\`, ${token_lifetime}`,
      'token_lifetime_for_web',
    )
  }
  const token_lifetime_for_web = Math.min(forWeb ?? before.token_lifetime_for_web, token_lifetime)
  return { token_lifetime, token_lifetime_for_web }
}
