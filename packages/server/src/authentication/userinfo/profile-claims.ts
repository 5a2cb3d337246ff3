import type { OidcSubject } from '../../store/oidc/oidc-subjects.ts'

const textLengthMax = 2048

const texts = ['middle_name', 'profile', 'website', 'gender', 'birthdate', 'zoneinfo', 'locale']
/** OpenID Connect Core 1.0, section 5.1.1. */
const addressMembers = [
  'formatted',
  'street_address',
  'locality',
  'region',
  'postal_code',
  'country',
]

/**
 * Standard claims that users have in `user_metadata` alone. What has another form than OpenID
 * Connect Core 1.0, section 5.1, gives it is no such claim.
 */
export function profileClaimsOf({ profile_claims: said }: Pick<OidcSubject, 'profile_claims'>) {
  if (!said) return {}
  const address = addressOf(said.address)
  return { ...textsOf(said, texts), ...(address && { address }) }
}

function addressOf(said: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof said !== 'object' || said === null) return undefined
  const address = textsOf(said as Readonly<Record<string, unknown>>, addressMembers)
  return Object.keys(address).length > 0 ? address : undefined
}

function textsOf(
  said: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const found = names.map((name) => [name, said[name]] as const)
  return Object.fromEntries(
    found.filter((each): each is [string, string] => {
      const [, value] = each
      return typeof value === 'string' && value !== '' && value.length <= textLengthMax
    }),
  )
}
