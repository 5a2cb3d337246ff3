/* Claims about the user of an access token (OpenID Connect Core 1.0, section 5.3). */

import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { partsOf, queryOf } from '../../query-of.ts'
import { readAccessToken, requirePossession } from '../../tenancy/proof-of-possession.ts'
import { rememberingTokens } from '../../tenancy/remembered-tokens.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import {
  type AccessTokenClaims,
  AccessTokenError,
  verifyAccessToken,
} from '../../tenancy/verify-access-token.ts'
import { answerJson } from '../../validation/answer-json.ts'
import { addressesOf } from '../clients/endpoint-aliases.ts'
import { fapiRequirementsOf } from '../clients/fapi.ts'
import { claimsForScopes, formOf } from '../provider/accounts.ts'
import type { ProviderOf } from '../provider/provider-of.ts'
import { serveByProvider } from '../provider/serve-by-provider.ts'
import type { Serve, Serving } from '../serve.ts'
import { answerJwt, signUserInfo } from './signed-user-info.ts'

const leewaySeconds = 5
/** The `typ` of access tokens, by dialect. */
const types: readonly string[] = ['JWT', 'at+jwt']

type UserToken = Pick<AccessTokenClaims, 'scope' | 'cnf' | 'azp' | 'client_id' | 'grant_id'> & {
  readonly sub: string
}

interface UserInfoOptions {
  readonly now: () => Date
  readonly mtlsPortOf: () => number | undefined
}

/**
 * The UserInfo endpoint (OpenID Connect Core 1.0, section 5.3): answers the claims of the user of a
 * JWT access token. oidc-provider serves opaque tokens.
 */
export function createUserInfo(
  options: UserInfoOptions,
): Serving<'getUserInfo' | 'getUserInfoByForm'> {
  const serve: Serve = async (req, res, providerOf) => {
    const isInAddress = hasTokenInQuery(req)
    if (isInAddress) await takeFromQuery(req)
    const presented =
      req.signedToken ?? readAccessToken(req.headers.authorization) ?? readFromForm(req)
    if (!presented) return serveByProvider(req, res, providerOf)
    try {
      await answerUser(req, res, { presented, isInAddress }, { ...options, providerOf })
    } catch (error) {
      throw withChallenge(error, req.tenant, presented.isDpop)
    }
  }
  return { getUserInfo: serve, getUserInfoByForm: serve }
}

/** RFC 6750, section 3, and RFC 9449, section 7.1. */
function withChallenge(error: unknown, { issuer }: Tenant, isDpop: boolean): unknown {
  if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return error
  const name = error.status === 401 ? 'invalid_token' : 'insufficient_scope'
  const parts = [`realm="${issuer}"`, `error="${name}"`, `error_description="${error.message}"`]
  if (error.status === 403) parts.push('scope="openid"')
  if (isDpop) parts.push('algs="ES256"')
  const challenge = `${isDpop ? 'DPoP' : 'Bearer'} ${parts.join(', ')}`
  const headers = { ...error.headers, 'WWW-Authenticate': challenge }
  return new ApiError(error.code, { message: error.message, headers, cause: error.cause })
}

interface Answering extends UserInfoOptions {
  readonly providerOf: ProviderOf
}

interface Presented {
  readonly presented: NonNullable<ReturnType<typeof readAccessToken>>
  readonly isInAddress: boolean
}

async function answerUser(
  req: Request,
  res: Response,
  { presented, isInAddress }: Presented,
  { now, mtlsPortOf, providerOf }: Answering,
): Promise<void> {
  const nowSeconds = Math.floor(now().getTime() / 1000)
  const known = verify(presented.token, req.tenant, nowSeconds)
  const { scopes, cnf } = known
  const urls = addressesOf(req.tenant, `${req.tenant.issuer}userinfo`, mtlsPortOf())
  const proof = requirePossession(req, presented, cnf, { urls, now })
  if (proof) await proof
  if (!scopes.includes('openid')) throw new ApiError('insufficient_scope')
  const { user, client } = await requireActiveSubject(req.tenant, known)
  const isFapi = fapiRequirementsOf(client) !== undefined
  if (isFapi && isInAddress) throw inAddress()
  const isStandard = isFapi || req.tenant.settings.compatible_answers !== true
  const claims = claimsForScopes(user, scopes, formOf(req.tenant, isStandard))
  if (!client.settings.userinfo_signed_response_alg) answerJson(res, 200, claims)
  else {
    const { provider } = await providerOf(req.tenant)
    const { clientId } = client
    answerJwt(res, await signUserInfo(provider, { clientId, claims, expiresAt: known.expiresAt }))
  }
}

/** RFC 6750, section 2.2. */
function readFromForm({ method, sent, headers }: Request) {
  if (method !== 'POST' || headers.authorization !== undefined) return undefined
  const token = sent.parameters().get('access_token')
  return readAccessToken(`Bearer ${token}`)
}

/** Whether a GET has a token in its query (RFC 6750, section 2.3). */
function hasTokenInQuery(req: Request): boolean {
  return req.method === 'GET' && queryOf(req).has('access_token')
}

/**
 * Moves a token from the query to the header. FAPI forbids tokens in the query, because URLs are
 * logged.
 *
 * @throws ApiError `invalid_query_string`
 */
async function takeFromQuery(req: Request): Promise<void> {
  const [token = '', ...others] = queryOf(req).getAll('access_token')
  if (
    others.length > 0 ||
    req.headers.authorization !== undefined ||
    !/^[\w.~+/=-]+$/.test(token)
  ) {
    const message = 'Send one access token, in the Authorization header.'
    throw new ApiError('invalid_query_string', { message })
  }
  const { store, clients } = req.tenant
  const kept = await store.oidc.records.find('AccessToken', token)
  const client = kept && (await clients.find(String(kept.payload.clientId)))
  if (client && fapiRequirementsOf(client)) throw inAddress()
  req.headers.authorization = `Bearer ${token}`
  req.url = partsOf(req.url).path
}

const inAddress = () =>
  new ApiError('invalid_query_string', {
    message:
      'An access token must not be in the query string under FAPI. Send it in the Authorization header.',
  })

/**
 * The user and the client of a token. Refuses a blocked user, a deleted client, and a grant that
 * has ended: by reuse of a code, log-out or revocation.
 *
 * @throws ApiError `invalid_token`
 */
export async function requireActiveSubject(
  tenant: Tenant,
  { sub, azp, client_id = azp, grant_id: grant }: UserToken,
) {
  const grantHash = typeof grant === 'string' ? grant : undefined
  const known = tenant.clients.find(String(client_id))
  const client = known instanceof Promise ? await known : known
  const user = await tenant.store.oidc.findSubjectOfToken({ userId: sub, grantHash })
  if (!user || !client) throw new ApiError('invalid_token')
  return { user, client }
}

const verify = rememberingTokens((token, tenant: Tenant, nowSeconds) =>
  verifiedUser(token, tenant, nowSeconds, `${tenant.issuer}userinfo`),
)

/**
 * Verifies an access token of a user for one of this server's own APIs.
 *
 * @throws ApiError `invalid_token`
 */
export function verifiedUser(token: string, tenant: Tenant, nowSeconds: number, audience: string) {
  const claims = claimsOf(() =>
    verifyAccessToken(token, tenant, nowSeconds, { audience, types, leewaySeconds }),
  )
  const { sub, exp: expiresAt, scope } = claims
  if (sub === undefined) throw new ApiError('invalid_token')
  const scopes: readonly string[] = typeof scope === 'string' ? scope.split(' ') : []
  return { ...claims, sub, expiresAt, scopes }
}

function claimsOf<T>(verify: () => T): T {
  try {
    return verify()
  } catch (cause) {
    throw cause instanceof AccessTokenError ? new ApiError('invalid_token', { cause }) : cause
  }
}
