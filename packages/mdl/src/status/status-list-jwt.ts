import { decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose'
import type { Certificate } from '../certificates/certificate.ts'
import { MdlError } from '../mdl-error.ts'
import { memberOf } from '../sd-jwt/json-object.ts'
import { clockSkewSeconds, signatureAlgorithms } from '../sd-jwt/signature-algorithms.ts'
import { parseStatusSigner, requireValid, statusIn } from './status-list.ts'

interface StatusRequest {
  readonly reference: { readonly uri: string; readonly index: number }
  /** The authority of the credential's issuer, which must also have issued the list's signer. */
  readonly authority: Certificate
  readonly now: Date
}

/**
 * Requires that a status list token in JWT format marks the credential as valid (Token Status List,
 * sections 5.1 and 8.3).
 *
 * @throws MdlError `revoked`, `suspended`, `status_unavailable`
 */
export async function requireValidStatusJwt(token: string, request: StatusRequest): Promise<void> {
  const { sub, iat, status_list: list } = await verify(token, request)
  if (sub !== request.reference.uri)
    throw unavailable('`sub` of the status token is not the URI of the status list.')
  const latest = request.now.getTime() / 1000 + clockSkewSeconds
  if (typeof iat !== 'number' || iat > latest) {
    throw unavailable('The status token is not valid at this time.')
  }
  const [bits, lst] = [memberOf(list, 'bits'), memberOf(list, 'lst')]
  if (typeof bits !== 'number' || typeof lst !== 'string') {
    throw unavailable('The status token has no `status_list` with `bits` and `lst`.')
  }
  const bytes = new Uint8Array(Buffer.from(lst, 'base64url'))
  requireValid(statusIn({ bits, bytes }, request.reference.index))
}

async function verify(token: string, { authority, now }: StatusRequest): Promise<JWTPayload> {
  const { x5c } = headerOf(token)
  const [leaf] = Array.isArray(x5c) ? x5c : []
  const raw = new Uint8Array(Buffer.from(typeof leaf === 'string' ? leaf : '', 'base64'))
  const signer = parseStatusSigner(raw, authority, now)
  try {
    const { payload } = await jwtVerify(token, signer.publicKey, {
      algorithms: [...signatureAlgorithms],
      typ: 'statuslist+jwt',
      clockTolerance: clockSkewSeconds,
      currentDate: now,
    })
    return payload
  } catch {
    throw unavailable('The status token is expired, or its signature does not verify.')
  }
}

function headerOf(token: string) {
  try {
    return decodeProtectedHeader(token)
  } catch {
    throw unavailable('The status token is not a JWT.')
  }
}

const unavailable = (message: string) => new MdlError('status_unavailable', message)
