import type { Request, Response } from 'express'
import { detailsOfExecutions } from '../actions/details-of-executions.ts'
import { resolveBranding } from '../branding/resolve-branding.ts'
import { ApiError } from '../errors.ts'
import { readCookie } from '../login/cookies.ts'
import { type LoginProtocol, type LoginTransaction, pathOf } from '../login/login-transaction.ts'
import { lookAgain } from '../login/look-again.ts'
import { multiFactor } from '../login/second-factors/second-factor-policy.ts'
import { brandedApplication } from '../login/shown-client.ts'
import { redirectTo } from '../pages/redirect-to.ts'
import { participantsOf } from './logout-round.ts'
import type { SamlOptions } from './options.ts'
import {
  consumeRecord,
  findRecord,
  findStored,
  type LoginResult,
  type StoredLogin,
  storeRecord,
  storeResult,
} from './records.ts'
import { askedBySaml, needsSecondFactor } from './requested-login.ts'
import { authnFailed, respond, respondWithStatus } from './respond.ts'
import { findServiceProvider, type ServiceProvider, singleLogoutUrlOf } from './service-provider.ts'
import { consumeRequest } from './single-sign-on.ts'
import { cookieOf } from './transaction-cookie.ts'

/** The protocol of log-ins for `/samlp/{client_id}`. */
export function samlProtocol(options: SamlOptions): LoginProtocol {
  return {
    name: 'saml',
    async findTransaction(req) {
      const id = req.pathParameters.state ?? ''
      const { name } = cookieOf(req.tenant, id)
      if (readCookie(req, name) !== id) return undefined
      const found = await findStored(req.tenant, 'SamlLogin', id)
      if (!found) throw new ApiError('interaction_expired')
      const { payload: login, isConsumed } = found
      const provider = await findServiceProvider(req.tenant, login.requested.clientId)
      const open = await transaction(req, id, { login, provider })
      if (!isConsumed) return open
      // It is stored soon, unless the message of the service provider was replayed.
      const result = await lookAgain(() => findRecord(req.tenant, 'SamlLoginResult', id))
      if (!result) throw new ApiError('interaction_expired')
      return { ...open, answer: (res) => answer(req, res, { id, provider, result }, options) }
    },
    unsolicitedLoginUrl: ({ clientId, connection }) =>
      `/samlp/${encodeURIComponent(clientId)}?${new URLSearchParams({ connection })}`,
    async beginLogout({ tenant }, session, next) {
      const waiting = await participantsOf(tenant, session)
      const [first] = waiting
      if (!first) return undefined
      const id = await storeRecord(tenant, 'SamlLogout', { waiting, next, isPartial: false })
      return `${singleLogoutUrlOf(tenant, first.clientId)}?request=${id}`
    },
  }
}

interface Found {
  readonly login: StoredLogin
  readonly provider: ServiceProvider
}

async function transaction(
  req: Request,
  id: string,
  { login, provider }: Found,
): Promise<LoginTransaction> {
  const { tenant } = req
  const { requested, step, session } = login
  /** Ends the log-in, once: a form that is submitted twice leads to the same response. */
  const end = async (res: Response, result: LoginResult) => {
    if (await consumeRecord(tenant, 'SamlLogin', id)) {
      await consumeRequest(req, requested)
      await storeResult(tenant, id, result)
    }
    redirectTo(res, pathOf({ id }))
  }
  const { client } = provider
  const branding = await resolveBranding(tenant, { headers: req.headers })
  return {
    id,
    client,
    branding: { ...branding, application: brandedApplication(client) },
    step,
    session,
    connection: requested.connection,
    loginHint: requested.loginHint,
    opensSignup: false,
    acrValues: needsSecondFactor(requested) ? [multiFactor] : [],
    audiences: [],
    asked: askedBySaml(requested),
    redirectTargets: [requested.acsUrl],
    complete: (res, authentication) => end(res, { requested, authentication }),
    async completed() {
      const result = await findRecord(tenant, 'SamlLoginResult', id)
      if (!result) return undefined
      const userId = 'authentication' in result ? result.authentication.userId : undefined
      return { url: pathOf({ id }), userId }
    },
    refuse: (res, { error_description: refusal, logged, executions }) =>
      end(res, { requested, refusal, logged, executions }),
  }
}

interface Ended {
  readonly id: string
  readonly provider: ServiceProvider
  readonly result: LoginResult
}

/** Sends the response to the service provider; the browser needs the log-in no longer. */
async function answer(
  req: Request,
  res: Response,
  { id, provider, result }: Ended,
  options: SamlOptions,
): Promise<void> {
  const { requested } = result
  const { name, options: cookie } = cookieOf(req.tenant, id)
  res.clearCookie(name, cookie)
  if ('refusal' in result) {
    const { refusal: message, logged: description = message, executions } = result
    const { clientId: client_id, name: client_name } = provider.client
    if (executions) {
      const details = detailsOfExecutions(executions)
      options.recorder.record(req, { type: 'f', client_id, client_name, description, ...details })
    }
    const status = { ...authnFailed, message }
    return respondWithStatus(req, res, provider, requested, status, options)
  }
  const { authentication } = result
  const joined = await options.sessions.join(req, res, requested.clientId, authentication)
  const { actions } = authentication
  await respond(req, res, provider, requested, { ...joined, actions }, options)
}
