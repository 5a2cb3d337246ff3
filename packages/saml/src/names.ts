/** Identifiers of SAML 2.0, XML Signature and XML Encryption, verbatim. */
export const namespaces = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
  schema: 'http://www.w3.org/2001/XMLSchema',
  schemaInstance: 'http://www.w3.org/2001/XMLSchema-instance',
} as const

/** SAML Bindings, sections 3.4 and 3.5. */
export const bindings = {
  redirect: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
  post: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
} as const

/** SAML Core, section 8.3. */
export const nameIdFormats = {
  unspecified: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
  email: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  persistent: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  transient: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
} as const

/** SAML Core, section 3.2.2.2. */
export const statusCodes = {
  success: 'urn:oasis:names:tc:SAML:2.0:status:Success',
  requester: 'urn:oasis:names:tc:SAML:2.0:status:Requester',
  responder: 'urn:oasis:names:tc:SAML:2.0:status:Responder',
  authnFailed: 'urn:oasis:names:tc:SAML:2.0:status:AuthnFailed',
  noPassive: 'urn:oasis:names:tc:SAML:2.0:status:NoPassive',
  noAuthnContext: 'urn:oasis:names:tc:SAML:2.0:status:NoAuthnContext',
  requestDenied: 'urn:oasis:names:tc:SAML:2.0:status:RequestDenied',
  invalidNameIdPolicy: 'urn:oasis:names:tc:SAML:2.0:status:InvalidNameIDPolicy',
  partialLogout: 'urn:oasis:names:tc:SAML:2.0:status:PartialLogout',
} as const

/** The confirmation method for bearers of an assertion (SAML Profiles, section 3.3). */
export const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

/**
 * Signature algorithms by a short name (RFC 6931, section 2.3); `rsa-sha1` only for old providers.
 */
export const signatureAlgorithms = {
  'rsa-sha256': 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'rsa-sha512': 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'ecdsa-sha256': 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
  'rsa-sha1': 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
} as const

/** The short name of a signature algorithm. */
export type SignatureAlgorithm = keyof typeof signatureAlgorithms

/** Digest algorithms by a short name. */
export const digestAlgorithms = {
  sha256: 'http://www.w3.org/2001/04/xmlenc#sha256',
  sha512: 'http://www.w3.org/2001/04/xmlenc#sha512',
  sha1: 'http://www.w3.org/2000/09/xmldsig#sha1',
} as const

/** The short name of a digest algorithm. */
export type DigestAlgorithm = keyof typeof digestAlgorithms

/** The transforms of a signature that SAML permits (SAML Core, section 5.4.4). */
export const transforms = {
  enveloped: 'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  exclusive: 'http://www.w3.org/2001/10/xml-exc-c14n#',
} as const
