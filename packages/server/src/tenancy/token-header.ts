import { decodeProtectedHeader, type ProtectedHeaderParameters } from 'jose'

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
