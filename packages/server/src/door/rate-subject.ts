import type { Request } from 'express'
import { networkOf } from '../peers/address.ts'
import { rememberingAccessTokens } from '../tenancy/proof-of-possession.ts'
import { rememberingTokens } from '../tenancy/remembered-tokens.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { accessTokenTypes, verifyAccessToken } from '../tenancy/verify-access-token.ts'
import { findOpaqueToken } from './opaque-token.ts'
import { presentedToken } from './presented-token.ts'
import { findScimToken } from './scim-token.ts'

/** By what a request is counted. */
export interface RateSubject {
  readonly key: string
  readonly hasToken: boolean
}

/** The client and user of a token. */
interface Holder {
  readonly clientId: string
  readonly userId: string
  readonly expiresAt: number
}

const verify = rememberingTokens(verifySignature)

/**
 * Determines by what a request is counted: with an access token of this tenant, by its client and
 * user; with a SCIM token, by the token; without one, by the client's network. Scopes are checked
 * later: that the tenant issued the token is enough here. A token is read once for each request and
 * kept in `signedToken`, `opaqueToken` or `scimToken`.
 */
export function rateSubjectOf(
  now: () => Date,
): (req: Request) => Promise<RateSubject> | RateSubject {
  const read = rememberingAccessTokens()
  return (req) => {
    const authorization = presentedToken(req)
    const signed = read(authorization)
    if (authorization !== undefined && !signed) return byOpaqueToken(req, authorization)
    if (signed) req.signedToken = signed
    return subjectOf(signed && holderOf(signed.token, req.tenant, now()), req)
  }
}

async function byOpaqueToken(req: Request, authorization: string): Promise<RateSubject> {
  const scimToken = await findScimToken(req)
  if (scimToken) {
    req.scimToken = scimToken
    return { key: scimToken.id, hasToken: true }
  }
  const opaque = await findOpaqueToken(req, authorization)
  if (opaque) req.opaqueToken = opaque
  return subjectOf(opaque, req)
}

const subjectOf = (
  holder: Pick<Holder, 'clientId' | 'userId'> | undefined,
  { facts }: Request,
): RateSubject =>
  holder
    ? { key: `${holder.clientId} ${holder.userId}`, hasToken: true }
    : { key: networkOf(facts.address ?? ''), hasToken: false }

/**
 * Undefined for an invalid or expired token and for one of another tenant: its request is counted
 * by network.
 */
function holderOf(token: string, tenant: Tenant, now: Date): Holder | undefined {
  try {
    return verify(token, tenant, Math.floor(now.getTime() / 1000))
  } catch {
    return undefined
  }
}

function verifySignature(token: string, tenant: Tenant, nowSeconds: number): Holder {
  const accepted = { types: accessTokenTypes }
  const { azp, sub, exp } = verifyAccessToken(token, tenant, nowSeconds, accepted)
  if (typeof azp !== 'string' || typeof sub !== 'string') {
    throw new Error('The token is not an access token.')
  }
  return { clientId: azp, userId: sub, expiresAt: exp }
}
