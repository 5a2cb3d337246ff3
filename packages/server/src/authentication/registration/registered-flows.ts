import type { errors as Errors } from 'oidc-provider'
import { textsOf } from './registered-texts.ts'

type Said = Readonly<Record<string, unknown>>
type InvalidMetadata = Pick<typeof Errors, 'InvalidClientMetadata'>

/** Others are for an administrator to give. */
const registrableGrants: readonly string[] = ['authorization_code', 'implicit', 'refresh_token']

/** What a response type requires (OpenID Connect Dynamic Client Registration 1.0, section 2). */
const grantsOf: Readonly<Record<string, readonly string[]>> = {
  code: ['authorization_code'],
  id_token: ['implicit'],
  'id_token token': ['implicit'],
  'code id_token': ['authorization_code', 'implicit'],
  'code token': ['authorization_code', 'implicit'],
  'code id_token token': ['authorization_code', 'implicit'],
}

/**
 * The grant types of a client that registers itself and, by them, its response types.
 *
 * @throws `invalid_client_metadata`; also for tokens in an address where the mode is `strict`
 */
export function flowsOf(said: Said, mode: 'strict' | 'permissive', errors: InvalidMetadata) {
  const grants = said.grant_types === undefined ? [] : textsOf(said, 'grant_types', errors)
  const unknownGrant = grants.find((grant) => !registrableGrants.includes(grant))
  if (unknownGrant !== undefined) {
    throw refusal('grant_types', registrableGrants, errors)
  }
  const asked = textsOf(said, 'response_types', errors).map(inOrder)
  const types = asked.length > 0 ? asked : ['code']
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

/** OAuth 2.0 Multiple Response Type Encoding Practices, section 3: the order does not matter. */
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
