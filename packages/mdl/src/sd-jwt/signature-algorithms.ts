/** Algorithms of issuers and holders (RFC 7518, section 3.1; RFC 9864); none is symmetric. */
export const signatureAlgorithms = ['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'] as const

/** Tolerance for the difference between clocks. */
export const clockSkewSeconds = 60
