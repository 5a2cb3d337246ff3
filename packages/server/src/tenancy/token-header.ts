import { decodeProtectedHeader, type ProtectedHeaderParameters } from 'jose'

/**
 * What follows the last dot of a JWT: a short key of caches. The hash of a token of some kilobytes
 * would take longer than the rest of a look-up. Whoever finds a value by it compares the token.
 */
export const signatureOf = (token: string): string => token.slice(token.lastIndexOf('.') + 1)

/**
 * The unverified header of a JWT; undefined for text that is no JWT (RFC 7515, section 4). Its
 * members may be of any type.
 */
export function readTokenHeader(token: string): ProtectedHeaderParameters | undefined {
  try {
    return decodeProtectedHeader(token)
  } catch {
    return undefined
  }
}
