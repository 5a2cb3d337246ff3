const reserved: readonly string[] = [
  'urn:ietf:',
  'urn:auth0:',
  'urn:okta:',
  'http://auth0.com/',
  'https://auth0.com/',
  'http://okta.com/',
  'https://okta.com/',
]

/** Whether a `subject_token_type` (RFC 8693, section 3) belongs to a standard or to a vendor. */
export const isReservedTokenType = (type: string): boolean =>
  reserved.some((prefix) => type.toLowerCase().startsWith(prefix))
