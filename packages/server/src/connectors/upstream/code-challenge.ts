import { hash } from 'node:crypto'

/**
 * The challenge of a code verifier (RFC 7636, section 4.2, `S256`). openid-client waits for another
 * thread to hash it, which costs more than the hash.
 */
export const challengeOf = (verifier: string): string => hash('sha256', verifier, 'base64url')
