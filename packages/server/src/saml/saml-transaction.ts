import { statusCodes } from '@latchkey/saml'
import type { Request } from 'express'
import { resolveBranding } from '../branding/resolve-branding.ts'
import { ApiError } from '../errors.ts'
import { readCookie } from '../login/cookies.ts'
import type { LoginProtocol, LoginTransaction } from '../login/login-transaction.ts'
import { multiFactor } from '../login/second-factors/second-factor-policy.ts'
import { brandedApplication } from '../login/shown-client.ts'
import { participantsOf } from './logout-round.ts'
import type { SamlOptions } from './options.ts'
import { consumeRecord, findRecord, type StoredLogin, storeRecord } from './records.ts'
import { needsSecondFactor } from './requested-login.ts'
import { respond, respondWithStatus } from './respond.ts'
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
      const login = await findRecord(req.tenant, 'SamlLogin', id)
      if (!login) throw new ApiError('interaction_expired')
      const provider = await findServiceProvider(req.tenant, login.requested.clientId)
      return transaction(req, id, { login, provider }, options)
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
  options: SamlOptions,
): Promise<LoginTransaction> {
  const { requested, step, session } = login
  /** Ends the log-in; false if another request has ended it. */
  const end = async () => {
    const isFirst = await consumeRecord(req.tenant, 'SamlLogin', id)
    if (isFirst) await consumeRequest(req, requested)
    return isFirst
  }
  const { client } = provider
  const branding = await resolveBranding(req.tenant, { headers: req.headers })
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
    redirectTargets: [requested.acsUrl],
    async complete(res, authentication) {
      // A form that was submitted twice gets two responses, because browsers follow the second one.
      await end()
      const { name, options: cookie } = cookieOf(req.tenant, id)
      res.clearCookie(name, cookie)
      const joined = await options.sessions.join(req, res, requested.clientId, authentication)
      await respond(req, res, provider, requested, joined, options)
    },
    async refuse(res, { error_description: message }) {
      if (!(await end())) throw new ApiError('interaction_expired')
      const status = { code: statusCodes.responder, detailCode: statusCodes.authnFailed, message }
      await respondWithStatus(req, res, provider, requested, status, options)
    },
  }
}
