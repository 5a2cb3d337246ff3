const reserved: readonly string[] = [
  'urn:ietf:',
  'urn:auth0:',
  'urn:okta:',
  'http://auth0.com/',
  'https://auth0.com/',
  'http://okta.com/',
  'https://okta.com/',
]

/** Whether a `subject_token_type` (RFC 8693, section 3) is reserved for a standard or a vendor. */
export const isReservedTokenType = (type: string): boolean =>
  reserved.some((prefix) => type.toLowerCase().startsWith(prefix))
