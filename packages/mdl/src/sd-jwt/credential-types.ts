import type { RequestedClaims } from '../document/requested-claims.ts'

/** The query for the claims of a document that a wallet has as an SD-JWT VC. */
export interface SdJwtQuery {
  /** The `vct` of the credential. */
  readonly type: string
  readonly claims: readonly SdJwtClaim[]
}

/** A claim by its namespace and name in requests, and its place in an SD-JWT VC. */
export interface SdJwtClaim {
  readonly nameSpace: string
  readonly name: string
  /** Where the claim is in the payload (OpenID4VP 1.0, section 7.1). */
  readonly path: readonly string[]
}

/** The person identification data of the EU, as an mdoc and as an SD-JWT VC. */
const pid = { docType: 'eu.europa.ec.eudi.pid.1', type: 'urn:eudi:pid:1' } as const

/** Claims of the PID that have another name in the SD-JWT VC (PID Rulebook, section 4.1). */
const pidPaths: ReadonlyMap<string, readonly string[]> = new Map([
  ['birth_date', ['birthdate']],
  ['birth_place', ['place_of_birth']],
  ['nationality', ['nationalities']],
  ['resident_address', ['address', 'formatted']],
  ['resident_country', ['address', 'country']],
  ['resident_state', ['address', 'region']],
  ['resident_city', ['address', 'locality']],
  ['resident_postal_code', ['address', 'postal_code']],
  ['resident_street', ['address', 'street_address']],
  ['resident_house_number', ['address', 'house_number']],
  ['family_name_birth', ['birth_family_name']],
  ['given_name_birth', ['birth_given_name']],
  ['email_address', ['email']],
  ['mobile_phone_number', ['phone_number']],
  ['portrait', ['picture']],
  ['expiry_date', ['date_of_expiry']],
  ['issuance_date', ['date_of_issuance']],
])

const ageOver = /^age_over_(\d\d)$/

/** Whether a document type is the `vct` of an SD-JWT VC, a URI; that of an mdoc never is one. */
export const isSdJwtType = (docType: string): boolean => /^(?:urn:|https:\/\/)/.test(docType)

/**
 * The query for the SD-JWT VC with the claims of a document type. Where the type is a `vct`, its
 * own namespace has the claims at the top level, and any other namespace is an object with claims.
 *
 * @returns undefined where documents of the type are mdocs only
 */
export function sdJwtQueryOf(docType: string, claims: RequestedClaims): SdJwtQuery | undefined {
  if (isSdJwtType(docType)) {
    return {
      type: docType,
      claims: claimsWith(claims, (nameSpace, name) =>
        nameSpace === docType ? [name] : [nameSpace, name],
      ),
    }
  }
  const isPid = docType === pid.docType && Object.keys(claims).every((each) => each === docType)
  return isPid ? { type: pid.type, claims: claimsWith(claims, pidPath) } : undefined
}

function pidPath(_nameSpace: string, name: string): readonly string[] {
  const [, age] = ageOver.exec(name) ?? []
  if (age !== undefined) return ['age_equal_or_over', String(Number(age))]
  return pidPaths.get(name) ?? [name]
}

const claimsWith = (
  claims: RequestedClaims,
  pathOf: (nameSpace: string, name: string) => readonly string[],
): readonly SdJwtClaim[] =>
  Object.entries(claims).flatMap(([nameSpace, names]) =>
    names.map((name) => ({ nameSpace, name, path: pathOf(nameSpace, name) })),
  )
