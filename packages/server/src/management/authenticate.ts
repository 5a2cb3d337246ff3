import type { Request, RequestHandler } from 'express'
import { ApiError } from '../errors.ts'
import { subjectOfClient } from '../record-rules/client-subject.ts'
import { isOwnRecordScope, managementAudience } from '../record-rules/management-audience.ts'
import type { TokenGrant } from '../store/clients/client-grants.ts'
import {
  type Confirmation,
  readAccessToken,
  requirePossession,
} from '../tenancy/proof-of-possession.ts'
import { rememberingTokens } from '../tenancy/remembered-tokens.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { AccessTokenError, verifyAccessToken } from '../tenancy/verify-access-token.ts'
import { isOwnRecord, isStanding, scopesOfUser } from './user-token.ts'

/** The caller of an operation, by a verified token and the records of the tenant. */
export interface Caller {
  readonly clientId: string
  readonly clientName: string
  /** The user whom the client calls for; absent if the client calls for itself. */
  readonly userId?: string
  readonly scopes: ReadonlySet<string>
  /** The `exp` of the token (RFC 7519, section 2); absent for a ticket. */
  readonly expiresAt?: number
}

interface VerifiedToken extends Required<Omit<Caller, 'clientName' | 'userId'>> {
  /** The user whom the client calls for, if there is one. */
  readonly userId: string | undefined
  /** The hash of the id of the grant of the token. */
  readonly grantId: string | undefined
  /** The key or certificate that the token is bound to. */
  readonly cnf: Confirmation | undefined
}

const challenge = { 'WWW-Authenticate': 'Bearer' }

/**
 * Requires a bearer token (RFC 6750) for the management API of this tenant, with a scope of the
 * operation. The client must still have the grant.
 *
 * @throws ApiError 401 for an invalid token, 403 with the required scopes
 */
export function authenticate(now: () => Date): RequestHandler {
  return async (req, _res, next) => {
    if (req.caller) return next() // authenticated by a ticket
    req.caller = await callerOf(req, await presentedToken(req, now))
    await requireScope(req)
    next()
  }
}

/** @throws ApiError 401 for an invalid token, and for one whose key the caller does not prove */
async function presentedToken(req: Request, now: () => Date): Promise<VerifiedToken> {
  const { tenant } = req
  const presented = req.signedToken ?? readToken(req.headers.authorization)
  const token = verify(presented.token, tenant, Math.floor(now().getTime() / 1000))
  if (token.cnf || presented.isDpop) {
    const url = new URL(req.originalUrl, tenant.issuer)
    await requirePossession(req, presented, token.cnf, { urls: [url.origin + url.pathname], now })
  }
  return token
}

/** @throws ApiError 401 for a client without a grant, and for a user who may no longer call */
async function callerOf({ tenant }: Request, token: VerifiedToken): Promise<Caller> {
  const { clientId, userId, expiresAt } = token
  const client = await tenant.clients.find(clientId)
  const grants = userId === undefined ? client?.grants : client?.userGrants
  const grant = grants?.find(({ audience }) => audience === managementAudience)
  const ofClient = grant ? stillGranted(token, grant) : ownRecordScopesOf(token)
  if (!client || !ofClient) throw new ApiError('client_not_global', { headers: challenge })
  const clientName = client.name
  if (userId === undefined) return { clientId, clientName, scopes: ofClient, expiresAt }
  const scopes = await grantedToUser(tenant, token, ofClient)
  return { clientId, clientName, userId, scopes, expiresAt }
}

/**
 * Requires that the caller has a scope of the operation. A scope for the own record allows only
 * operations on the user whom the client calls for.
 *
 * @throws ApiError 403 with the required scopes
 */
async function requireScope(req: Request): Promise<void> {
  const scopes = req.operation?.scopes ?? []
  const fitting = scopes.filter((scope) => req.caller.scopes.has(scope))
  if (fitting.some((scope) => !isOwnRecordScope(scope))) return
  if (fitting.length > 0 && (await isAboutItself(req))) return
  const message = `Insufficient scope, expected any of: ${scopes.join(',')}`
  throw new ApiError('insufficient_scope', { message })
}

const verify = rememberingTokens(verifySignature)

/** The scopes that need no client grant: a user may read and change their own record. */
function ownRecordScopesOf({ userId, scopes }: VerifiedToken): ReadonlySet<string> | undefined {
  const own = userId === undefined ? [] : [...scopes].filter(isOwnRecordScope)
  return own.length > 0 ? new Set(own) : undefined
}

async function isAboutItself({ tenant, caller, operation, pathParameters }: Request) {
  if (caller.userId === undefined) return false
  const about = { template: operation?.path ?? '', id: pathParameters.id }
  return isOwnRecord(tenant, caller.userId, about)
}

/** @throws ApiError 401 for a blocked or deleted user, and for a log-in that has ended */
async function grantedToUser(
  tenant: Tenant,
  { userId = '', grantId }: VerifiedToken,
  scopes: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const [stands, granted] = await Promise.all([
    isStanding(tenant, { userId, grantId }),
    scopesOfUser(tenant, userId, scopes),
  ])
  if (!stands) throw invalidToken()
  return granted
}

interface Still {
  readonly grant: TokenGrant
  readonly scopes: ReadonlySet<string>
}

/** Cached by token and grant: comparing hundreds of scopes for each request is slow. */
const still = new WeakMap<VerifiedToken, Still>()

/** The scopes of a token that its client still has: some may have been removed since. */
function stillGranted(token: VerifiedToken, grant: TokenGrant): ReadonlySet<string> {
  if (grant.allowsAllScopes) return token.scopes
  const known = still.get(token)
  if (known?.grant === grant) return known.scopes
  const allowed = new Set(grant.scope)
  const scopes = new Set([...token.scopes].filter((scope) => allowed.has(scope)))
  still.set(token, { grant, scopes })
  return scopes
}

function readToken(authorization: string | undefined) {
  if (!authorization) throw new ApiError('missing_authentication', { headers: challenge })
  const token = readAccessToken(authorization)
  if (!token) throw new ApiError('malformed_authorization', { headers: challenge })
  return token
}

function verifySignature(token: string, tenant: Tenant, nowSeconds: number): VerifiedToken {
  const accepted = { audience: tenant.managementAudience, types: ['JWT'] }
  const { azp, exp, scope, cnf, sub, grant_id } = claimsOf(() =>
    verifyAccessToken(token, tenant, nowSeconds, accepted),
  )
  if (typeof azp !== 'string') throw invalidToken()
  const scopes = new Set(typeof scope === 'string' ? scope.split(' ') : [])
  const userId = sub === subjectOfClient(azp) ? undefined : (sub ?? '')
  const grantId = typeof grant_id === 'string' ? grant_id : undefined
  return { clientId: azp, userId, grantId, scopes, expiresAt: exp, cnf }
}

/** Converts errors about tokens to those of the hosted API. */
function claimsOf<T>(verify: () => T): T {
  try {
    return verify()
  } catch (cause) {
    if (!(cause instanceof AccessTokenError)) throw cause
    if (cause.reason === 'expired') throw unauthorized('expired_token', cause)
    throw cause.reason === 'signature'
      ? unauthorized('invalid_signature', cause)
      : invalidToken(cause)
  }
}

function unauthorized(code: 'expired_token' | 'invalid_signature', cause: unknown): ApiError {
  const error = new ApiError(code, { headers: challenge, cause })
  return code === 'expired_token' ? withAttributes(error) : error
}

function invalidToken(cause?: unknown): ApiError {
  return withAttributes(new ApiError('invalid_token', { headers: challenge, cause }))
}

/** Adds `attributes` with the reason to a 401, because clients of the hosted API read them. */
function withAttributes({ code, message, headers, cause }: ApiError): ApiError {
  return new ApiError(code, { headers, cause, attributes: { error: message } })
}
