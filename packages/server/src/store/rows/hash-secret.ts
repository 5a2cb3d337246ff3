import { createHash } from 'node:crypto'

/**
 * The stored hash of a secret that the server made, by which the row is found again: SHA-256 in
 * base64url. The secret is random and long, so a slow hash would add nothing.
 */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
