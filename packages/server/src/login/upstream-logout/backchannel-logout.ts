import { ApiError } from '../../errors.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { queryOf } from '../../query-of.ts'
import type { ServeLogin } from '../serve-login.ts'
import { endFromUpstream, isFirstUse, logRefusal, verifiedThere } from './end-from-upstream.ts'
import { redirecting } from './log-out-upstream.ts'

interface BackchannelOptions {
  readonly outbound: Outbound
  readonly now: () => Date
}

/**
 * Receives a logout token of an identity provider and ends the sessions that it names (OpenID
 * Connect Back-Channel Logout 1.0, sections 2.5 to 2.8). The query parameter `connection` names the
 * connection.
 */
export const createBackchannelLogouts = ({
  outbound,
  now,
}: BackchannelOptions): Readonly<Record<'createBackchannelLogout', ServeLogin>> => ({
  async createBackchannelLogout(req, res) {
    const { tenant } = req
    const { connections } = tenant.store
    const connection = await connections.findByName(queryOf(req).get('connection') ?? '')
    const redirect = connection && redirecting(tenant, connection)?.connector.redirect
    if (!connection || !redirect?.readLogoutToken) throw new ApiError('connection_unknown')
    const token = req.sent.parameters().get('logout_token') ?? ''
    const secrets = await connections.getSecrets(connection.id)
    const call = { tenantId: tenant.id, connection, secrets, outbound, now, token }
    const read = await verifiedThere(req, connection, redirect.readLogoutToken(call))
    const refuse = async (message: string) => {
      await logRefusal(req, connection, message)
      throw new ApiError('logout_token_refused', { message })
    }
    if ('refused' in read) return refuse(read.description)
    const { issuer, jti: id, subject, sid } = read
    if (!(await isFirstUse(req, { issuer, id }))) {
      return refuse('The logout token was refused: it was used before')
    }
    await endFromUpstream(req, connection, { subject, sids: sid === undefined ? [] : [sid] })
    res.writeHead(200, { 'Cache-Control': 'no-store' }).end()
  },
})
