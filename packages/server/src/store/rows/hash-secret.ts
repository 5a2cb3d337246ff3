import { createHash } from 'node:crypto'

/**
 * The hash of a secret that the server generated, by which its row is found: SHA-256 in Base64url.
 * The secret is random and long, so a slow hash would add nothing.
 */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
