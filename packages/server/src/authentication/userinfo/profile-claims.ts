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
 * The standard claims in `user_metadata`. A value in another form than that of OpenID Connect Core
 * 1.0, section 5.1, is left out.
 */
export function profileClaimsOf({ profile_claims: stored }: Pick<OidcSubject, 'profile_claims'>) {
  if (!stored) return {}
  const address = addressOf(stored.address)
  return { ...textsOf(stored, texts), ...(address && { address }) }
}

function addressOf(stored: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const address = textsOf(stored as Readonly<Record<string, unknown>>, addressMembers)
  return Object.keys(address).length > 0 ? address : undefined
}

function textsOf(
  members: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const found = names.map((name) => [name, members[name]] as const)
  return Object.fromEntries(
    found.filter((each): each is [string, string] => {
      const [, value] = each
      return typeof value === 'string' && value !== '' && value.length <= textLengthMax
    }),
  )
}
