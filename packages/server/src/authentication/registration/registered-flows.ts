import { type InvalidMetadata, type RequestedMetadata, textsOf } from './registered-texts.ts'

/** The grants that a registration may request; an administrator can enable others. */
const registrableGrants: readonly string[] = ['authorization_code', 'implicit', 'refresh_token']

/** The grants that a response type requires (OpenID Connect Registration 1.0, section 2). */
const grantsOf: Readonly<Record<string, readonly string[]>> = {
  code: ['authorization_code'],
  id_token: ['implicit'],
  'id_token token': ['implicit'],
  'code id_token': ['authorization_code', 'implicit'],
  'code token': ['authorization_code', 'implicit'],
  'code id_token token': ['authorization_code', 'implicit'],
}

/**
 * The requested grant types and those that the response types require, with all response types that
 * these grant types permit.
 *
 * @throws `invalid_client_metadata`; in the mode `strict` also for `implicit`
 */
export function flowsOf(
  requested: RequestedMetadata,
  mode: 'strict' | 'permissive',
  errors: InvalidMetadata,
) {
  const grants =
    requested.grant_types === undefined ? [] : textsOf(requested, 'grant_types', errors)
  const unknownGrant = grants.find((grant) => !registrableGrants.includes(grant))
  if (unknownGrant !== undefined) {
    throw refusal('grant_types', registrableGrants, errors)
  }
  const named = textsOf(requested, 'response_types', errors).map(inOrder)
  const types = named.length > 0 ? named : ['code']
  const required = types.flatMap((type) => grantsOf[type] ?? [])
  if (types.some((type) => !Object.hasOwn(grantsOf, type))) {
    throw refusal('response_types', Object.keys(grantsOf), errors)
  }
  const grant_types = [...new Set([...required, ...grants])]
  if (mode === 'strict' && grant_types.includes('implicit')) {
    throw refusal('response_types', ['code'], errors)
  }
  const response_types = Object.keys(grantsOf).filter((type) =>
    grantsOf[type]?.every((grant) => grant_types.includes(grant)),
  )
  return { grant_types, response_types }
}

/**
 * The values of a response type in order (OAuth 2.0 Multiple Response Type Encoding, section 3).
 */
function inOrder(type: string): string {
  const parts = new Set(type.split(' '))
  return (
    Object.keys(grantsOf).find((known) => {
      const needed = known.split(' ')
      return needed.length === parts.size && needed.every((part) => parts.has(part))
    }) ?? type
  )
}

function refusal(name: string, known: readonly string[], errors: InvalidMetadata) {
  const sentence = `${name} must only have values of: ${known.join(', ')}`
  return new errors.InvalidClientMetadata(sentence)
}
