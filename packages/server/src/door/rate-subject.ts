import type { Request } from 'express'
import { networkOf } from '../peers/address.ts'
import { rememberingAccessTokens } from '../tenancy/proof-of-possession.ts'
import { rememberingTokens } from '../tenancy/remembered-tokens.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { accessTokenTypes, verifyAccessToken } from '../tenancy/verify-access-token.ts'
import { findOpaqueToken } from './opaque-token.ts'
import { presentedToken } from './presented-token.ts'
import { findScimToken } from './scim-token.ts'

/** The subject that a request is counted for. */
export interface RateSubject {
  readonly key: string
  readonly hasToken: boolean
}

/** The client and the user of a token. */
interface Holder {
  readonly clientId: string
  readonly userId: string
  readonly expiresAt: number
}

const verify = rememberingTokens(verifySignature)

/**
 * Determines the subject of a request: the client and user of its access token, its SCIM token, or
 * without a token the network of the client. It is enough that the tenant issued the token; scopes
 * are checked later. The token is verified once per request, and kept in `signedToken`,
 * `opaqueToken` or `scimToken`.
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
 * The holder of a token; undefined for a token that is invalid, expired or of another tenant. Such
 * a request is counted by its network.
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
