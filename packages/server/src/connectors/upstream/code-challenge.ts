import { hash } from 'node:crypto'

/**
 * The code challenge of a code verifier (RFC 7636, section 4.2, `S256`). The function of
 * openid-client hashes in another thread, which takes longer than the hash itself.
 */
export const challengeOf = (verifier: string): string => hash('sha256', verifier, 'base64url')
