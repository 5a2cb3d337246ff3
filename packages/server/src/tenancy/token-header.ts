import { decodeProtectedHeader, type ProtectedHeaderParameters } from 'jose'

/**
 * The header of a JWT, of which nothing is verified yet; nothing for what is no JWT (RFC 7515,
 * section 4). What it says may be of any type.
 */
export function readTokenHeader(token: string): ProtectedHeaderParameters | undefined {
  try {
    return decodeProtectedHeader(token)
  } catch {
    return undefined
  }
}
