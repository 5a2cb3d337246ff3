import { runPasswordReset } from '../../actions/run-password-reset.ts'
import { ApiError } from '../../errors.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { sentBack } from '../actions/run-login-actions.ts'
import type { LoginProtocol } from '../login-transaction.ts'
import { brandedApplication } from '../shown-client.ts'
import { factsOf, refuseReset } from './guard-reset.ts'
import { dropReset, findReset, keepReset, ticketIn } from './stored-reset.ts'
import { viewOf } from './ticket-view.ts'

/**
 * The steps between a link for a new password and its page that actions of the tenant ask for: a
 * second factor, or a redirect. They use the pages of log-ins, and nobody is logged in.
 */
export const resetProtocol: LoginProtocol = {
  name: 'password-reset',
  async findTransaction(req, res) {
    const { tenant } = req
    const found = await findReset(req)
    if (!found || found.id !== req.pathParameters.state) return undefined
    const { id, reset } = found
    const { userId, actions } = reset
    const secret = await ticketIn(tenant, id, reset)
    const ticket = await tenant.store.tickets.find(secret, 'password_change')
    const facts = ticket && (await factsOf(tenant, ticket))
    if (!facts) throw new ApiError('interaction_expired')
    const { client, connection } = facts
    const { branding } = await viewOf(req, ticket)
    const pagePath = `/lo/reset?${new URLSearchParams({ ticket: secret })}`
    return {
      id,
      client,
      branding: { ...branding, application: brandedApplication(client) },
      step: actions.redirect ? 'actions' : 'mfa',
      session: { userId, amr: [], connection, meetsFactorPolicy: true, actions },
      connection,
      loginHint: undefined,
      opensSignup: false,
      acrValues: [],
      audiences: [],
      redirectTargets: [],
      async runActions(_req, { userId: by, verifiedFactors, actions: former }) {
        if (by !== userId) return { error: 'access_denied', denied: notTheirs, executions: [] }
        const sent = former?.redirect && sentBack(req, id)
        const reset = { ...facts, request: req, verifiedFactors, ...(sent && { sent }) }
        return runPasswordReset(reset, former)
      },
      async complete(_res, { actions: decided }) {
        if (!decided) throw new ApiError('interaction_expired')
        await keepReset(tenant, id, { ...reset, actions: decided, isPassed: true })
        redirectTo(res, pagePath)
      },
      async refuse(_res, { error_description: denied, logged, executions = [] }) {
        await dropReset(tenant, id)
        const refusal = { denied, executions, ...(logged !== undefined && { description: logged }) }
        await refuseReset(req, res, refusal, ticket)
      },
    }
  },
}

const notTheirs = 'The link for a new password is for another user.'
