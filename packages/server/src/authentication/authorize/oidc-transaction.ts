/*
 * Authorization requests: their parameters, the log-in of the user, and consent (RFC 6749, section
 * 4.1; OpenID Connect Core 1.0, section 3).
 */

import type { Request, Response } from 'express'
import type { Interaction, InteractionResults, Provider } from 'oidc-provider'
import { brandedFor } from '../../branding/branded-for.ts'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { ApiError } from '../../errors.ts'
import { sharedEntry } from '../../login/log-in/claim-entry.ts'
import type { LoginOrganization } from '../../login/login-organization.ts'
import type {
  Authentication,
  LoginProtocol,
  LoginTransaction,
  UnsolicitedLogin,
} from '../../login/login-transaction.ts'
import { multiFactor } from '../../login/second-factors/second-factor-policy.ts'
import { brandedApplication } from '../../login/shown-client.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { actionsOfInteraction } from '../actions/actions-of-request.ts'
import { askedBy } from '../actions/asked-by.ts'
import { isForApproval } from '../backchannel/approvals.ts'
import type { ProviderOf } from '../provider/provider-of.ts'
import { loginOrganizationOf } from './login-organization.ts'
import { ticketParameter } from './login-ticket.ts'
import { choicesOf } from './organization-choices.ts'
import { choosesOrganizationAfter } from './organizations.ts'
import { requestedByClient } from './requested-by-client.ts'
import { resumeHere } from './resume-here.ts'
import { promptOf } from './select-account.ts'
import { showAtCallback } from './show-at-callback.ts'

/** A log-in for an OAuth 2.0 or OpenID Connect client, with the interaction of oidc-provider. */
export interface OidcTransaction extends LoginTransaction {
  readonly provider: Provider
  readonly interaction: Interaction
}

/** The protocol of log-ins for `/authorize` (OpenID Connect Core 1.0, section 3.1.2.3). */
export function oidcProtocol(providerOf: ProviderOf): LoginProtocol {
  return {
    name: 'oauth2',
    findTransaction: (req, res) => findInteraction(req, res, providerOf),
    findAtCallback: (req, res) => findInteraction(req, res, providerOf, true),
    unsolicitedLoginUrl,
  }
}

/**
 * The URL of an authorization request for a client (RFC 6749, section 4.1.1); by default with
 * `response_type=code`.
 */
function unsolicitedLoginUrl({ query, clientId, connection, organization }: UnsolicitedLogin) {
  const parameters = new URLSearchParams(query)
  parameters.set('client_id', clientId)
  parameters.set('connection', connection)
  if (organization !== undefined) parameters.set('organization', organization)
  if (!parameters.has('response_type')) parameters.set('response_type', 'code')
  return `/authorize?${parameters}`
}

/** The transaction of the request. @throws ApiError `interaction_expired` */
async function findOidcTransaction(
  req: Request,
  res: Response,
  providerOf: ProviderOf,
): Promise<OidcTransaction> {
  const found = await findInteraction(req, res, providerOf)
  if (!found) throw new ApiError('interaction_expired')
  return found
}

/**
 * The transaction of an interaction that has a page outside of the log-in, such as consent.
 *
 * @throws ApiError `interaction_expired`
 */
export async function findTransactionAt(
  step: string,
  ...request: Parameters<typeof findOidcTransaction>
): Promise<OidcTransaction> {
  const transaction = await findOidcTransaction(...request)
  if (transaction.step !== step) throw new ApiError('interaction_expired')
  return transaction
}

/**
 * Finds the interaction of the browser's cookie, which must also be that of the path: a browser
 * with only one of both did not start it.
 *
 * @param isCallback whether the path names none
 * @returns undefined where the browser has no cookie of an interaction
 * @throws ApiError `interaction_expired`
 */
async function findInteraction(
  req: Request,
  res: Response,
  providerOf: ProviderOf,
  isCallback = false,
): Promise<OidcTransaction | undefined> {
  const { provider } = await providerOf(req.tenant)
  const interaction = await provider.interactionDetails(req, res).catch((cause) => {
    if (cause?.error === 'invalid_request') return undefined
    throw cause
  })
  if (!interaction) return undefined
  const isNamed = isCallback || interaction.uid === req.pathParameters.state
  if (!isNamed) throw new ApiError('interaction_expired')
  const client = await req.tenant.clients.find(String(interaction.params.client_id))
  if (!client && isCallback) return undefined
  if (!client) throw new ApiError('interaction_expired')
  const organization = await loginOrganizationOf(req.tenant, interaction.params)
  const branding = await resolveBranding(req.tenant, {
    headers: req.headers,
    uiLocales: interaction.params.ui_locales,
  })
  return {
    provider,
    interaction,
    client,
    branding: {
      ...brandedFor(branding, organization?.organization),
      application: brandedApplication(client),
    },
    organization,
    actsLater: !organization && !isForApproval(interaction) && choosesOrganizationAfter(client),
    ...loginRequestOf(interaction, req.tenant, organization),
    showAtCallback(res) {
      showAtCallback(provider, provider.createContext(req, res), { uid: interaction.uid, req })
    },
    async complete(res, authentication) {
      const login = loginOf(authentication, req.tenant, client.clientId)
      delete interaction.params[ticketParameter] // this log-in is the one that it asked for
      const result = { ...choicesOf(interaction), login }
      const concluding = { providerOf, provider, interaction, result }
      if (!(await resumeHere(req, res, concluding))) await conclude(res, interaction, result)
    },
    async completed() {
      const stored = await provider.Interaction.find(interaction.uid)
      const login = stored?.result?.login
      return login && { url: stored.returnTo, userId: login.accountId }
    },
    refuse: (res, refusal) => conclude(res, interaction, { ...refusal }),
  }
}

/** The members of a log-in transaction that follow from the parameters of the request. */
export function loginRequestOf(
  interaction: Interaction,
  tenant: Tenant,
  organization: LoginOrganization | undefined,
) {
  const { uid, prompt, params, session } = interaction
  const { invitation } = organization ?? {}
  const actions = actionsOfInteraction(interaction)
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return {
    id: uid,
    step: prompt.name,
    session: session && {
      userId: session.accountId,
      sessionId: session.uid,
      amr: session.amr ?? ['pwd'],
      actions,
      dueEntry: actions?.dueEntry,
    },
    connection: textOf(params.connection),
    ticket: textOf(params[ticketParameter]),
    loginHint: invitation?.email ?? textOf(params.login_hint),
    opensSignup: invitation ? !invitation.hasAccount : params.screen_hint === 'signup',
    parameters: templateParametersOf(params),
    asked: askedBy(params),
    ...requestedByClient(tenant, params),
    redirectTargets: [textOf(params.redirect_uri) ?? ''],
  }
}

/** The parameters that pages and e-mail templates may read. */
const templateParameters = [
  'acr_values',
  'audience',
  'client_id',
  'connection_scope',
  'display',
  'login_hint',
  'max_age',
  'prompt',
  'resource',
  'response_mode',
  'response_type',
  'ui_locales',
]

function templateParametersOf(params: Interaction['params']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    templateParameters.flatMap((name) => {
      const value = name === 'prompt' ? promptOf(params) : params[name]
      const isText = typeof value === 'string' || typeof value === 'number'
      return isText ? [[name, String(value)]] : []
    }),
  )
}

/** The `login` of an interaction result, which oidc-provider stores in the session. */
export function loginOf(
  { userId, amr, connection, accessEpoch, upstream, ...login }: Authentication,
  { settings }: Tenant,
  clientId: string,
) {
  const { meetsFactorPolicy, actions, dueEntry, verifiedFactors } = login
  const acr = amr.includes('mfa') ? { acr: multiFactor } : {}
  const mode = actions?.session?.cookieMode ?? settings.session_cookie?.mode
  const remember = mode !== 'non-persistent'
  return {
    accountId: userId,
    amr: [...amr],
    ...acr,
    remember,
    accessEpoch,
    ...(connection !== undefined && { connection }),
    ...(upstream && { upstream }),
    ...(meetsFactorPolicy && { meetsFactorPolicy }),
    ...(actions && { actions }),
    // Of actions that run later.
    ...(dueEntry && { dueEntry: sharedEntry(dueEntry, { clientId, connection }) }),
    ...(dueEntry && verifiedFactors && { verifiedFactors: [...verifiedFactors] }),
  }
}

/**
 * Stores the result of an interaction, and redirects to the authorization request. oidc-provider's
 * own `interactionFinished` would read the interaction from the database once more.
 *
 * @throws ApiError `interaction_expired` if a concurrent request has resumed the interaction
 */
export async function conclude(
  res: Response,
  interaction: Interaction,
  result: InteractionResults,
): Promise<void> {
  interaction.result = result
  await interaction.persist().catch((error: unknown) => {
    const isResumed = error instanceof Error && error.name === 'SessionNotFound'
    throw isResumed ? new ApiError('interaction_expired') : error
  })
  redirectTo(res, interaction.returnTo)
}
