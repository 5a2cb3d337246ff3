import { randomBytes } from 'node:crypto'
import type { errors, interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import {
  changesUser,
  type DueEntry,
  dueEntryIn,
  leadsAway,
  type PostLoginState,
  refusesLogIn,
  runsOn,
  verifiedFactorsIn,
} from '../../actions/post-login/post-login-state.ts'
import { withoutMetFactors } from '../../actions/post-login/required-factors.ts'
import { type PostLoginResult, runPostLogin } from '../../actions/post-login/run-post-login.ts'
import { isBound } from '../../actions/run-trigger.ts'
import { isRemembered } from '../../login/actions/run-login-actions.ts'
import { browserOf } from '../../login/devices/login-device.ts'
import { rememberIdentified } from '../../login/devices/remember-device.ts'
import { claimEntry, ownEntry } from '../../login/log-in/claim-entry.ts'
import { logSuccess } from '../../login/log-in/log-success.ts'
import { originOf } from '../../login/login-origin.ts'
import { rememberedBrowserOf } from '../../login/second-factors/browser-cookie.ts'
import { isSecondFactorDue } from '../../login/second-factors/second-factor-policy.ts'
import { connectionOf } from '../authorize/connection-prompt.ts'
import { requestedOrganization } from '../authorize/organizations.ts'
import { dropBegunEntry } from '../authorize/present-session.ts'
import { limitsAfter, limitsIn } from '../provider/lifetimes.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { type OidcRequest, oidcRequestOf } from '../provider/oidc-request.ts'
import { knownActions } from './actions-of-request.ts'
import { askedBy } from './asked-by.ts'
import { factsOfRequest } from './facts-of-request.ts'

/**
 * Runs the actions of the tenant for the user of a session. It does not apply to the user of a
 * log-in that this request has caused: that log-in has run them, unless the user has chosen another
 * organization since. It prompts where an action redirects the user.
 *
 * @throws `access_denied` where an action refuses the log-in
 */
export function addActionsPrompt(
  policy: interactionPolicy.DefaultPolicy,
  { errors: oidcErrors, interactionPolicy: { Check, Prompt } }: Oidc,
): void {
  const isRedirected = async (ctx: KoaContextWithOIDC) => {
    const userId = ctx.oidc.session?.accountId
    const request = oidcRequestOf(ctx)
    if (userId === undefined) return Check.NO_NEED_TO_PROMPT
    const known = knownActions(ctx, userId)
    const isDecided = known?.organizationId === requestedOrganization(ctx.oidc.params)
    const isDecidedBefore = known !== undefined && isDecided
    const isActive = isBound(request.req.tenant, 'post-login')
    const decide = () => (isDecidedBefore ? known : run(ctx, userId))
    const result = isActive ? await decide() : undefined
    if (!result) {
      await settle(ctx, userId, undefined)
      return Check.NO_NEED_TO_PROMPT
    }
    request.executions = result.executions
    if ('denied' in result) {
      const dueEntry = dueEntryIn(ctx.oidc.session)
      if (refusesLogIn(result, dueEntry, ctx.oidc.client)) dropDueEntry(ctx)
      throw refusalOf(result, oidcErrors)
    }
    request.actions = isDecidedBefore ? result : await settle(ctx, userId, result)
    if (!isDecidedBefore) applyToSession(ctx, request, result)
    if (changesUser(result, userId)) await changeUser(ctx, request, result)
    return leadsAway(result) || changesUser(result, userId)
      ? Check.REQUEST_PROMPT
      : Check.NO_NEED_TO_PROMPT
  }
  const description = 'An action of the tenant redirects the user, or shows a form'
  const check = new Check('action_redirect', description, 'interaction_required', isRedirected)
  policy.add(new Prompt({ name: 'actions', requestable: false }, check), 1)
}

/**
 * Remembers the device of a log-in that has waited for its actions, and writes its log entry,
 * unless the actions need a page: then whichever request completes the log-in, there or elsewhere
 * by the session, writes it. It does so too for a log-in whose actions are not bound any more.
 */
async function settle(
  ctx: KoaContextWithOIDC,
  userId: string,
  state: PostLoginState | undefined,
): Promise<PostLoginState | undefined> {
  const needsPage = state && (leadsAway(state) || state.factor || changesUser(state, userId))
  if (needsPage) {
    // The session keeps the entry. Nothing continues a request without pages.
    const dueEntry = dueEntryIn(ctx.oidc.session)
    return dueEntry && ctx.oidc.params?.prompt !== 'none' ? { ...state, dueEntry } : state
  }
  const request = oidcRequestOf(ctx)
  const { req } = request
  const dueEntry = takeDueEntry(ctx)
  if (justLoggedIn(ctx, userId) && (state ?? dueEntry)) await rememberIdentified(req, userId)
  const client = dueEntry && (await req.tenant.clients.find(ctx.oidc.client?.clientId ?? ''))
  if (!client) return state
  const [connection, origin] = [connectionOf(ctx), originOf(req, client)]
  const entry = { userId, connection, origin, actions: state }
  request.logLogIn = () => logSuccess(req.tenant, dueEntry, entry)
  return state
}

/** Takes the log entry that the log-in of the session waits to write out of the session. */
function takeDueEntry(ctx: KoaContextWithOIDC): DueEntry | undefined {
  const { session, result } = ctx.oidc
  const dueEntry = dueEntryIn(session)
  if (!session || !dueEntry) return undefined
  const { req } = oidcRequestOf(ctx)
  // No other request has read a session that begins with this one.
  const isOwn = result?.login !== undefined || req.begunLogIn !== undefined
  Reflect.deleteProperty(session, 'dueEntry')
  dropBegunEntry(req)
  return isOwn ? ownEntry(dueEntry) : dueEntry
}

/** Lets nobody write the log entry of a log-in that an action has refused. */
function dropDueEntry(ctx: KoaContextWithOIDC): void {
  const request = oidcRequestOf(ctx)
  const dueEntry = takeDueEntry(ctx)
  request.logLogIn = async () => {
    if (dueEntry) await claimEntry(request.req.tenant, dueEntry)
  }
}

/** Limits the session that has logged the user in, and changes its metadata. */
function applyToSession(
  { oidc: { session } }: KoaContextWithOIDC,
  request: OidcRequest,
  { session: change }: PostLoginState,
): void {
  if (!session || !change) return
  const limits = limitsAfter(limitsIn(session), change)
  const { cookieMode } = change
  Object.assign(session, {
    ...(limits && { limits }),
    ...(cookieMode && { transient: cookieMode === 'non-persistent' }),
  })
  request.sessionMetadata = change.metadata
}

/**
 * Makes the session that of the user whom an action has made the subject of the log-in. Sessions
 * are not assessed, so a user of whom a second factor is required begins none: they log in.
 */
async function changeUser(
  { oidc: { session, params, entities } }: KoaContextWithOIDC,
  request: OidcRequest,
  { userId, primary }: PostLoginState,
): Promise<void> {
  if (!session || !primary || params?.prompt === 'none') return
  request.accessEpochs.set(userId, primary.accessEpoch)
  // The grant, the interaction and the session as it was stored have ended with the other user.
  request.later?.keepAll()
  Reflect.deleteProperty(entities, 'Grant')
  request.storedSession = undefined
  session.authorizations = {}
  session.uid = randomBytes(32).toString('base64url')
  const amr = session.amr?.filter((method) => method !== 'mfa') ?? []
  const { req } = request
  const { tenant } = req
  const browser = rememberedBrowserOf(req)
  const question = { tenant, userId, amr, browser, device: browserOf(req) }
  if (await isSecondFactorDue(question)) {
    for (const name of ['accountId', 'loginTs', 'amr', 'acr']) Reflect.deleteProperty(session, name)
  } else session.loginAccount({ accountId: userId, amr, loginTs: session.loginTs })
  // Only the pages to which the request leads have the log entry now.
  Reflect.deleteProperty(session, 'dueEntry')
  session.resetIdentifier()
}

function refusalOf(
  { error, denied, description }: Extract<PostLoginResult, { denied: string }>,
  { AccessDenied, InteractionRequired }: typeof errors,
) {
  const isDenied = error === 'access_denied'
  return new (isDenied ? AccessDenied : InteractionRequired)(denied, description ?? denied)
}

async function run(
  ctx: KoaContextWithOIDC,
  userId: string,
  former?: PostLoginState,
): Promise<PostLoginResult | undefined> {
  const { session, params = {} } = ctx.oidc
  const { req } = oidcRequestOf(ctx)
  const known = await factsOfRequest(ctx, requestedOrganization(params), params)
  if (!known) return undefined
  const facts = {
    ...known,
    userId,
    amr: session?.amr ?? [],
    verifiedFactors: verifiedIn(ctx, userId),
    authenticatedAt: new Date((session?.loginTs ?? 0) * 1000),
    connection: connectionOf(ctx),
    transaction: askedBy(params),
    sessionId: session?.uid,
    device: justLoggedIn(ctx, userId) && browserOf(req),
    isSilent: params.prompt === 'none',
  }
  const result = await runPostLogin(facts, former)
  if (!result || 'denied' in result || !result.factor) return result
  const isSame = !changesUser(result, userId)
  const actions = withoutMetFactors(result, {
    isRemembered: await isRemembered(req, result.userId, result.factor),
    hasFactor: isSame && justLoggedIn(ctx, userId)?.amr?.includes('mfa') === true,
  })
  return isSame && runsOn(actions) ? run(ctx, userId, actions) : actions
}

/** The log-in of this request, which a choice may have followed. */
function justLoggedIn({ oidc: { result, entities } }: KoaContextWithOIDC, userId: string) {
  const login = result?.login ?? entities.Interaction?.lastSubmission?.login
  return login?.accountId === userId ? login : undefined
}

/** The second factors that the user has verified in this log-in. */
const verifiedIn = (ctx: KoaContextWithOIDC, userId: string) =>
  knownActions(ctx, userId)?.verifiedFactors ??
  verifiedFactorsIn(justLoggedIn(ctx, userId)?.verifiedFactors)
