import { randomBytes } from 'node:crypto'
import type { errors, interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import {
  changesUser,
  type DueEntry,
  dueEntryIn,
  leadsAway,
  type PostLoginState,
  runsOn,
  verifiedFactorsIn,
} from '../../actions/post-login/post-login-state.ts'
import { withoutMetFactors } from '../../actions/post-login/required-factors.ts'
import { type PostLoginResult, runPostLogin } from '../../actions/post-login/run-post-login.ts'
import { isBound } from '../../actions/run-trigger.ts'
import { isRemembered } from '../../login/actions/run-login-actions.ts'
import { browserOf } from '../../login/devices/login-device.ts'
import { rememberIdentified } from '../../login/devices/remember-device.ts'
import { logSuccess } from '../../login/log-in/log-success.ts'
import { originOf } from '../../login/login-origin.ts'
import { rememberedBrowserOf } from '../../login/second-factors/browser-cookie.ts'
import { isSecondFactorDue } from '../../login/second-factors/second-factor-policy.ts'
import { connectionOf } from '../authorize/connection-prompt.ts'
import { requestedOrganization } from '../authorize/organizations.ts'
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
      const isLogIn = justLoggedIn(ctx, userId) !== undefined || isBegun(ctx, userId)
      if (result.error === 'access_denied' && isLogIn) takeDueEntry(ctx, userId)
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
 * unless the actions go on. It does so too for a log-in whose actions are not bound any more.
 */
async function settle(
  ctx: KoaContextWithOIDC,
  userId: string,
  state: PostLoginState | undefined,
): Promise<PostLoginState | undefined> {
  const logIn = justLoggedIn(ctx, userId)
  const needsPage = state && (leadsAway(state) || state.factor || changesUser(state, userId))
  // Nothing continues a request without pages: the entry is left to `servePresented`.
  if (needsPage && ctx.oidc.params?.prompt === 'none') return state
  const request = oidcRequestOf(ctx)
  const { req } = request
  const dueEntry = takeDueEntry(ctx, userId)
  if (needsPage && (logIn || isBegun(ctx, userId))) {
    if (!dueEntry) return state
    // If the user leaves the page, the entry is written where the session is used.
    if (!changesUser(state, userId)) Object.assign(ctx.oidc.session ?? {}, { dueEntry })
    return { ...state, dueEntry }
  }
  if (logIn && (state ?? dueEntry)) await rememberIdentified(req, userId)
  const client = dueEntry && (await req.tenant.clients.find(ctx.oidc.client?.clientId ?? ''))
  if (!client) return state
  const [connection, origin] = [connectionOf(ctx), originOf(req, client)]
  const entry = { userId, connection, origin, actions: needsPage ? undefined : state }
  request.logLogIn = () => logSuccess(req.tenant, dueEntry, entry)
  return state
}

/**
 * The log entry that a log-in waits to write; it is taken once. The session has it until then, so
 * that it is not lost if the user leaves the page of a choice, and uses the session elsewhere.
 */
function takeDueEntry(ctx: KoaContextWithOIDC, userId: string): DueEntry | undefined {
  const { begunLogIn } = oidcRequestOf(ctx).req
  const owner = isBegun(ctx, userId) ? begunLogIn : ctx.oidc.session
  const dueEntry = dueEntryIn(owner)
  for (const each of [owner, justLoggedIn(ctx, userId)]) {
    if (each) Reflect.deleteProperty(each, 'dueEntry')
  }
  return dueEntry
}

/** Whether this request has begun the session of the user, without an interaction. */
const isBegun = (ctx: KoaContextWithOIDC, userId: string): boolean =>
  !justLoggedIn(ctx, userId) && oidcRequestOf(ctx).req.begunLogIn?.userId === userId

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
