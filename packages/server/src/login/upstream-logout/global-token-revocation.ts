import type { Request } from 'express'
import type { ConnectionWith } from '../../connectors/connector.ts'
import { type RevocationToken, revocationUrlOf } from '../../connectors/redirect-logout.ts'
import { accountSubject, isAccountSubject } from '../../connectors/upstream/account-subject.ts'
import { ApiError } from '../../errors.ts'
import { isObject } from '../../members.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { callbackUrlOf } from '../../tenancy/provider-call.ts'
import { bearerChallenge as headers } from '../../tenancy/require-access-token.ts'
import { placeOf } from '../login-origin.ts'
import type { ServeLogin } from '../serve-login.ts'
import { isFirstUse, logRefusal, verifiedThere } from './end-from-upstream.ts'
import { redirecting } from './log-out-upstream.ts'

interface RevocationOptions {
  readonly outbound: Outbound
  readonly now: () => Date
}

/**
 * Ends the sessions of a user and revokes their refresh tokens at the request of an identity
 * provider (draft-parecki-oauth-global-token-revocation).
 */
export const createGlobalTokenRevocations = (
  options: RevocationOptions,
): Readonly<Record<'createGlobalTokenRevocation', ServeLogin>> => ({
  async createGlobalTokenRevocation(req, res) {
    const { tenant, pathParameters } = req
    const { connections, accounts } = tenant.store
    const connection = await connections.findByName(pathParameters.connection_name ?? '')
    const way = connection && redirecting(tenant, connection)
    if (!way) throw new ApiError('revocation_unsupported')
    const subject = accountSubject(way, subjectOf(req, await authenticate(req, way, options)))
    const isPossible = isAccountSubject(subject)
    const account = isPossible ? await accounts.findBySubject(connection, subject) : undefined
    if (!account) throw new ApiError('revocation_subject_unknown')
    await revoke(req, way, account.userId)
    res.writeHead(200, { 'Cache-Control': 'no-store' }).end()
  },
})

type Way = ConnectionWith<'redirect'>

/**
 * Verifies the JWT of the identity provider, and that it was not used before.
 *
 * @throws ApiError `revocation_unsupported`, `invalid_token`, `revocation_token_refused`,
 *   `provider_unavailable`
 */
async function authenticate(
  req: Request,
  { connection, connector }: Way,
  { outbound, now }: RevocationOptions,
): Promise<RevocationToken> {
  const { id: tenantId, store } = req.tenant
  const { redirect } = connector
  if (!redirect.readRevocationToken) throw new ApiError('revocation_unsupported')
  const [, token] = bearerToken.exec(req.headers.authorization ?? '') ?? []
  if (token === undefined) throw new ApiError('invalid_token', { headers })
  const secrets = await store.connections.getSecrets(connection.id)
  const audience = revocationUrlOf({ connection, callbackUrl: callbackUrlOf(req) })
  const call = { tenantId, connection, secrets, outbound, now, token, audience }
  const read = await verifiedThere(req, connection, redirect.readRevocationToken(call))
  const refuse = async (message: string) => {
    await logRefusal(req, connection, message)
    throw new ApiError('revocation_token_refused', { message, headers })
  }
  if ('refused' in read) return refuse(read.description)
  if (await isFirstUse(req, { issuer: read.issuer, id: read.jti })) return read
  return refuse('The revocation token was refused: it was used before')
}

const bearerToken = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i

/**
 * The subject that the request names, at the identity provider of the connection.
 *
 * @throws ApiError `revocation_subject_malformed`
 */
function subjectOf({ sent }: Request, { subjectIssuer }: RevocationToken): string {
  const { subject, sub_id: later } = sent.members
  const [named, ...others] = [subject, later].filter(isObject)
  const { iss, sub } = named ?? {}
  const isOfIssuer = subjectIssuer === undefined || iss === subjectIssuer
  if (others.length > 0 || typeof sub !== 'string' || !isOfIssuer) {
    throw new ApiError('revocation_subject_malformed')
  }
  return sub
}

/** Also notifies the clients of the sessions, and writes a log entry (type `slo`). */
async function revoke(req: Request, { connection }: Way, userId: string): Promise<void> {
  const author = { description: 'Log out by an identity provider' }
  await req.tenant.store.write(author, async ({ sessions, refreshTokens, logs }) => {
    await Promise.all([sessions.endOfUser(userId), refreshTokens.revoke({ userId })])
    await logs.append({
      type: 'slo',
      description: 'Sessions and refresh tokens revoked by the identity provider',
      user_id: userId,
      connection: connection.name,
      connection_id: connection.id,
      ...placeOf(req),
    })
  })
}
