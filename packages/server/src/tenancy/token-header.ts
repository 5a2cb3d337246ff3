import { decodeProtectedHeader, type ProtectedHeaderParameters } from 'jose'

/**
 * The signature of a JWT, as a short key for caches: hashing a token of some kilobytes would take
 * longer than the rest of a look-up. The caller must compare the whole token with what it finds.
 */
export const signatureOf = (token: string): string => token.slice(token.lastIndexOf('.') + 1)

/**
 * Parses the header of a JWT without verifying it; undefined for a text that is no JWT (RFC 7515,
 * section 4). Its members may have any type.
 */
export function readTokenHeader(token: string): ProtectedHeaderParameters | undefined {
  try {
    return decodeProtectedHeader(token)
  } catch {
    return undefined
  }
}
