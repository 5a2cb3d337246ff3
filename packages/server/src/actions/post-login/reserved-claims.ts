/** A value of a claim or of metadata, as JSON. */
export type Claims = Readonly<Record<string, unknown>>

const namesIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * Claims of tokens that only the server sets: those of RFC 7519, OpenID Connect Core 1.0, RFC 9068
 * and the hosted API. An action that sets one has no effect, as there.
 */
const reserved = namesIn(`
  acr act active amr at_hash ath attest aud auth_time authorization_details azp c_hash client_id
  cnf cty dest entitlements events exp grant_id groups gty htm htu iat internalService iss jcard
  jku jti jwe jwk kid may_act mky nbf nonce object_id org_id org_name orig origid permissions
  roles rph s_hash scope sid sip_callid sip_cseq_num sip_date sip_from_tag sip_via_branch sub
  sub_jwk toe txn typ uuid verified_credential vot vtm x5t#S256 __proto__
`)

/** The claims of the user's profile (OpenID Connect Core 1.0, section 5.1). */
const ofProfile = namesIn(`
  address birthdate email email_verified family_name gender given_name locale middle_name name
  nickname phone_number phone_number_verified picture preferred_username profile updated_at
  website zoneinfo
`)

/** Whether an action may set a claim of an ID token. */
export const maySetInIdToken = (name: string): boolean =>
  name !== '' && !reserved.has(name) && !ofProfile.has(name)

/** Whether an action may set a claim of an access token. */
export const maySetInAccessToken = (name: string): boolean => name !== '' && !reserved.has(name)
