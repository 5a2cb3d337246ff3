/** The device grant (RFC 8628, section 3.4). */
export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'
/** The CIBA grant (OpenID Connect CIBA Core 1.0, section 10.1). */
export const cibaGrant = 'urn:openid:params:grant-type:ciba'

/**
 * The grant of the hosted API by which a client obtains an access token of an identity provider.
 */
export const providerTokenGrant =
  'urn:auth0:params:oauth:grant-type:token-exchange:federated-connection-access-token'

/** The grant of token exchange (RFC 8693, section 2.1). */
export const tokenExchangeGrantType = 'urn:ietf:params:oauth:grant-type:token-exchange'

/** The grant by an assertion of an identity provider (RFC 7523, section 2.1). */
export const jwtBearerGrantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer'

/** The grants that the token endpoint serves. */
export const servedGrants: readonly string[] = [
  'authorization_code',
  'client_credentials',
  'http://auth0.com/oauth/grant-type/mfa-oob',
  'http://auth0.com/oauth/grant-type/mfa-otp',
  'http://auth0.com/oauth/grant-type/mfa-recovery-code',
  'http://auth0.com/oauth/grant-type/password-realm',
  'http://auth0.com/oauth/grant-type/passwordless/otp',
  'implicit',
  'password',
  'refresh_token',
  providerTokenGrant,
  tokenExchangeGrantType,
  jwtBearerGrantType,
  'urn:okta:params:oauth:grant-type:webauthn',
  deviceGrant,
  cibaGrant,
]

/** The grants that only confidential clients may use. */
export const confidentialGrants: readonly string[] = [
  'client_credentials',
  cibaGrant,
  providerTokenGrant,
  jwtBearerGrantType,
]

/** The polling `interval` of device codes and CIBA requests, in seconds. */
export const pollSeconds = 5

/** The claims of each scope (OpenID Connect Core, section 5.4), in the order of ID tokens. */
export const claimsOfScopes: Readonly<Record<string, readonly string[]>> = {
  openid: ['sub'],
  profile: [
    'nickname',
    'name',
    'picture',
    'updated_at',
    'given_name',
    'family_name',
    'preferred_username',
    'middle_name',
    'profile',
    'website',
    'gender',
    'birthdate',
    'zoneinfo',
    'locale',
  ],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
  address: ['address'],
}

/**
 * The scopes that contain a claim. Consent to any of them permits the claim, if it is requested by
 * name.
 */
export const scopesOfClaim = (claim: string) =>
  Object.keys(claimsOfScopes).filter((scope) => claimsOfScopes[scope]?.includes(claim))
