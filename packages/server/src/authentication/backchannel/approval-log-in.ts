import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import type { BackchannelAuthenticationRequest, Provider } from 'oidc-provider'
import { detailsOfExecutions } from '../../actions/details-of-executions.ts'
import { type PostLoginState, stateFor } from '../../actions/post-login/post-login-state.ts'
import { isBound } from '../../actions/run-trigger.ts'
import { appendEntry } from '../../login/append-entry.ts'
import { admitsSession } from '../../login/log-in/admits-session.ts'
import { placeOf } from '../../login/login-origin.ts'
import { rememberedBrowserOf } from '../../login/second-factors/browser-cookie.ts'
import { isSecondFactorDue } from '../../login/second-factors/second-factor-policy.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { actionsOfResult, refusedBy } from '../actions/actions-of-request.ts'
import { interactionPath } from '../authorize/interaction-path.ts'
import { requestedByClient } from '../authorize/requested-by-client.ts'
import { newInteraction, type OpenSession } from '../provider/patches.ts'
import { rememberedLogin } from '../provider/session-login.ts'
import { approvalPath, approvalReason } from './approvals.ts'

/** The user at the approval page, and how they have authenticated. */
export interface LoggedIn {
  readonly accountId: string
  readonly amr?: string[] | undefined
  readonly acr?: string | undefined
  /** The name of the connection of the log-in. */
  readonly connection?: string | undefined
  /** Seconds since 1970. */
  readonly authTime?: number | undefined
  /** Whether the log-in for this approval satisfied the policy on second factors. */
  readonly meetsFactorPolicy?: boolean
  /** What the actions of the tenant have decided of the log-in for this approval. */
  readonly actions?: PostLoginState | undefined
}

/** A CIBA request that waits for approval, with the ticket of its link. */
interface Approval {
  readonly ticket: string
  readonly request: BackchannelAuthenticationRequest
  readonly email: string
}

/** The content of the cookie of a log-in for an approval. */
interface Resumed {
  readonly uid: string
  readonly ticket: string
}

const cookieName = 'approval'
const logInSeconds = 10 * 60

const returnTo = ({ issuer }: Tenant) => `${issuer.slice(0, -1)}${approvalPath}`

const cookieOptions = ({ issuer }: Tenant, path: string) =>
  ({
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: issuer.startsWith('https:'),
    signed: true,
    overwrite: true,
    maxAge: logInSeconds * 1000,
  }) as const

/** The log-in that the browser returns from, by its cookie. */
export function resumedBy(req: Request, res: Response, provider: Provider): Resumed | undefined {
  const value = provider.createContext(req, res).cookies.get(cookieName, { signed: true })
  const [uid = '', ticket = ''] = value?.split('.', 2) ?? []
  return uid === '' ? undefined : { uid, ticket }
}

/**
 * The user who has logged in for this approval; otherwise the user of the session, if the request
 * is for that user. Where actions decide of log-ins, a session is not enough.
 *
 * @returns undefined if the user must log in, or verify a second factor
 */
export async function findLoggedIn(
  req: Request,
  res: Response,
  provider: Provider,
  { ticket, request }: Pick<Approval, 'ticket' | 'request'>,
): Promise<LoggedIn | undefined> {
  const { tenant } = req
  const known =
    (await findResumed(req, res, provider, { ticket, request })) ??
    (await findSession(req, res, provider, request))
  if (known && !known.actions && isBound(tenant, 'post-login')) return undefined
  if (!known || known.meetsFactorPolicy) return known
  const { accountId: userId, amr } = known
  const browser = rememberedBrowserOf(req)
  const requested = requestedByClient(tenant, parametersOf(request))
  const isDue = await isSecondFactorDue({ tenant, userId, amr, requested, browser })
  return isDue ? undefined : known
}

/** The parameters of a CIBA request that log-in pages and the policy on second factors read. */
function parametersOf({ params, resource }: BackchannelAuthenticationRequest) {
  const { acr_values } = params ?? {}
  return { ...(acr_values !== undefined && { acr_values }), ...(resource && { resource }) }
}

async function findResumed(
  req: Request,
  res: Response,
  provider: Provider,
  { ticket, request: { clientId = '' } }: Pick<Approval, 'ticket' | 'request'>,
): Promise<LoggedIn | undefined> {
  const resumed = resumedBy(req, res, provider)
  const found = resumed && (await provider.Interaction.find(resumed.uid))
  const { result } = found?.returnTo === returnTo(req.tenant) ? found : {}
  const login = result?.login
  if (!login) return undefined
  const { accountId: userId } = login
  const isForThis = resumed?.ticket === ticket
  return {
    accountId: userId,
    amr: login.amr,
    acr: login.acr,
    connection: rememberedLogin(login).connection,
    authTime: found?.iat,
    // A log-in for another approval may have required less, so the policy is applied again.
    meetsFactorPolicy: login.meetsFactorPolicy === true && isForThis,
    actions: isForThis ? stateFor(actionsOfResult(result), { userId, clientId }) : undefined,
  }
}

async function findSession(
  req: Request,
  res: Response,
  provider: Provider,
  { accountId, clientId = '' }: BackchannelAuthenticationRequest,
): Promise<LoggedIn | undefined> {
  const session: OpenSession = await provider.Session.get(provider.createContext(req, res))
  if (session.accountId === undefined || session.accountId !== accountId) return undefined
  if (!(await admitsSession(req.tenant, { clientId }, session))) return undefined
  const { amr, acr, connection } = session
  return { accountId, amr, acr, connection, authTime: session.authTime() }
}

/** Redirects the browser to the log-in pages, which return to the approval. */
export async function redirectToLogin(
  req: Request,
  res: Response,
  provider: Provider,
  approval: Approval,
): Promise<void> {
  const uid = randomBytes(24).toString('base64url')
  const interaction = newInteraction(provider, uid, {
    returnTo: returnTo(req.tenant),
    prompt: { name: 'login', reasons: [approvalReason], details: {} },
    params: {
      ...parametersOf(approval.request),
      client_id: approval.request.clientId,
      login_hint: approval.email,
    },
    cid: uid,
  })
  await interaction.save(logInSeconds)
  const path = interactionPath(uid)
  const { cookies } = provider.createContext(req, res)
  cookies.set(provider.cookieName('interaction'), uid, cookieOptions(req.tenant, path))
  const value = `${uid}.${approval.ticket}`
  cookies.set(cookieName, value, cookieOptions(req.tenant, approvalPath))
  redirectTo(res, path)
}

/** Logs that the log-in for an approval was refused, once: a log-in follows that starts anew. */
export async function recordRefusal(req: Request, res: Response, provider: Provider) {
  const resumed = resumedBy(req, res, provider)
  const found = resumed && (await provider.Interaction.find(resumed.uid))
  const { error, error_description: sentence, logged = sentence, ...refused } = found?.result ?? {}
  if (found?.returnTo !== returnTo(req.tenant) || error === undefined) return
  const entry = {
    type: 'f',
    ...placeOf(req),
    client_id: String(found.params.client_id),
    description: String(logged),
    ...detailsOfExecutions(refusedBy(refused)),
  } as const
  await appendEntry(req.tenant, 'Log in for an approval', entry)
  await found.destroy()
}

/** Removes the interaction and its cookie: a log-in is for one approval. */
export async function endLogIn(req: Request, res: Response, provider: Provider): Promise<void> {
  const resumed = resumedBy(req, res, provider)
  if (!resumed) return
  const { cookies } = provider.createContext(req, res)
  cookies.set(cookieName, null, { path: approvalPath, signed: true, overwrite: true })
  const interaction = await provider.Interaction.find(resumed.uid)
  if (interaction?.returnTo === returnTo(req.tenant)) await interaction.destroy()
}
