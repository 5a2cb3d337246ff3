import type { Request } from 'express'
import { ApiError } from '../../errors.ts'
import type { Pending } from '../../login/second-factors/pending.ts'
import { mfaAudienceOf } from '../../login/second-factors/second-factor-policy.ts'
import { resourceOf } from '../authorize/resource-identifiers.ts'
import { requireActiveSubject, verifiedUser } from '../userinfo/user-info.ts'

/** The user of an access token for the MFA API. */
type Owner = ReturnType<typeof verifiedUser> & Required<Pick<Pending, 'accessEpoch'>>

/**
 * Verifies an access token for the MFA API.
 *
 * @throws ApiError `invalid_token`, `insufficient_scope`
 */
export async function verifiedOwner(
  req: Request,
  token: string,
  now: () => Date,
  scope: string,
): Promise<Owner> {
  const { tenant } = req
  const nowSeconds = Math.floor(now().getTime() / 1000)
  const known = verifiedUser(token, tenant, nowSeconds, mfaAudienceOf(tenant))
  const { scopes, cnf } = known
  // A token that is bound to a key must not be accepted as a bearer token.
  if (cnf !== undefined) throw new ApiError('invalid_token')
  const { user } = await requireActiveSubject(tenant, known)
  if (scopes.includes(scope)) return { ...known, accessEpoch: user.access_epoch }
  throw new ApiError('insufficient_scope')
}

/**
 * The owner of an access token, as if the log-in of the token waited for the first code of a new
 * factor. Tokens for the MFA API are issued only after a second factor, and those that an
 * enrollment is answered with expire no later than this one.
 *
 * @throws ApiError `invalid_token`, `insufficient_scope`
 */
export async function addingOwner(req: Request, token: string, now: () => Date): Promise<Pending> {
  const owner = await verifiedOwner(req, token, now, 'enroll')
  const { sub: userId, scopes, azp, client_id = azp, accessEpoch, expiresAt: accessEndsAt } = owner
  const resource = resourceOf(mfaAudienceOf(req.tenant), req.tenant)
  const request = { scope: scopes.join(' '), resource }
  const clientId = String(client_id)
  return { userId, clientId, accessEpoch, amr: [], addsFactor: true, accessEndsAt, request }
}

/** The bearer token of a request. @throws ApiError `missing_authentication` */
export function bearerOf({ headers }: Request): string {
  const [, token] = /^Bearer ([\w.-]{1,8192})$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined) throw new ApiError('missing_authentication')
  return token
}

/** Whether a token is an access token, and not an `mfa_token`. */
export const isJwt = (token: string) => token.includes('.')
