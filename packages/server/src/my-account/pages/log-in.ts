import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import type { BrowserSession, BrowserSessions } from '../../login/browser-sessions.ts'
import { rememberedBrowserOf } from '../../login/second-factors/browser-cookie.ts'
import { isSecondFactorDue } from '../../login/second-factors/second-factor-policy.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { queryOf } from '../../query-of.ts'
import { accountAudience } from '../../record-rules/management-audience.ts'
import { readScopes, shownIdentifier } from '../../store/resource-servers/management-api.ts'
import { accountClientId } from '../../tenancy/account-client.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { once } from '../../timing/once.ts'

const accountScopes = once(() =>
  readScopes('authentication', 'accountToken').map(({ value }) => value),
)

const callbackOf = ({ issuer }: Tenant) => `${issuer}account/callback`

/**
 * The PKCE code verifier (RFC 7636). It is derived from the state, so that nothing needs to be
 * stored before the user has logged in.
 */
function challengeFor({ store }: Tenant, state: string): string {
  const verifier = createHmac('sha256', store.oidc.cookieKey).update(`account ${state}`)
  return createHash('sha256').update(verifier.digest('base64url')).digest('base64url')
}

/** Redirects the browser to the authorization endpoint, for a token of the My Account API. */
export function redirectToLogin(
  { tenant }: Request,
  res: Response,
  { isFresh = false }: { readonly isFresh?: boolean } = {},
): void {
  const state = randomBytes(16).toString('base64url')
  const parameters = new URLSearchParams({
    client_id: accountClientId,
    response_type: 'code',
    redirect_uri: callbackOf(tenant),
    audience: shownIdentifier(accountAudience, tenant.managementAudience),
    scope: ['openid', ...accountScopes()].join(' '),
    state,
    code_challenge: challengeFor(tenant, state),
    code_challenge_method: 'S256',
    ...(isFresh && { prompt: 'login' }),
  })
  redirectTo(res, `/authorize?${parameters}`)
}

/**
 * Redeems the authorization code of a log-in. The session of the browser then includes the client
 * of the account pages; the code proves that the log-in was for these pages.
 *
 * @throws ApiError `interaction_expired` for a refused log-in, and for an invalid code
 */
export async function redeemCode(req: Request): Promise<void> {
  const { tenant } = req
  const query = queryOf(req)
  const [code, state] = [query.get('code') ?? '', query.get('state') ?? '']
  const { records } = tenant.store.oidc
  const found = await records.find('AuthorizationCode', code)
  const { clientId, redirectUri, codeChallenge } = found?.payload ?? {}
  const isOurs = clientId === accountClientId && redirectUri === callbackOf(tenant)
  const isRight = isSameSecret(challengeFor(tenant, state), String(codeChallenge))
  if (!isOurs || !isRight || !(await records.consume('AuthorizationCode', code))) {
    throw new ApiError('interaction_expired')
  }
}

/**
 * The session of a browser that has logged in to the account pages. Without one, redirects the
 * browser to the log-in and resolves to undefined.
 *
 * @throws ApiError `account_pages_not_installed`
 */
export async function requireSession(
  req: Request,
  res: Response,
  sessions: BrowserSessions,
): Promise<BrowserSession | undefined> {
  const { tenant } = req
  const [session, client, api] = await Promise.all([
    sessions.find(req, res),
    tenant.clients.find(accountClientId),
    tenant.audiences.find(accountAudience),
  ])
  if (!client || !api) throw new ApiError('account_pages_not_installed')
  const user = session && (await tenant.store.oidc.findSubject(session.userId))
  if (session?.sessionIds[accountClientId] !== undefined && user && !user.blocked) return session
  redirectToLogin(req, res)
  return undefined
}

/** The longest time since a log-in in which passwords and second factors can be changed. */
const freshMs = 15 * 60 * 1000

/**
 * Whether passwords and second factors may be changed: the log-in is recent enough, and has
 * verified the second factor that the My Account API requires. If not, redirects the browser to log
 * in again, or to the second factor.
 */
export async function requireFresh(
  req: Request,
  res: Response,
  session: BrowserSession,
): Promise<boolean> {
  const age = req.tenant.store.oidc.now().getTime() - session.authenticatedAt.getTime()
  const isFresh = age < freshMs
  if (isFresh && !(await lacksSecondFactor(req, session))) return true
  redirectToLogin(req, res, { isFresh: !isFresh })
  return false
}

/** The session may be older than the factor, and a later log-in to an application may lack it. */
const lacksSecondFactor = (req: Request, { userId, amr }: BrowserSession) =>
  isSecondFactorDue({
    tenant: req.tenant,
    userId,
    amr,
    requested: { acrValues: [], audiences: [accountAudience] },
    browser: rememberedBrowserOf(req),
  })
