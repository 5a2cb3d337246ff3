import type { ConnectionWith } from '../../connectors/connector.ts'
import type { LogoutMessage, LogoutPlace } from '../../connectors/redirect-logout.ts'
import type { renderSamlPost } from '../../pages/saml-post.ts'
import type { Connection } from '../../store/connections/connection-wire.ts'
import type { UpstreamSession } from '../../store/oidc/upstream-sessions.ts'
import { callbackUrlOf } from '../../tenancy/provider-call.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { newUpstreamState } from '../redirect/upstream-login.ts'
import { sealedIn } from '../redirect/upstream-session.ts'

/** A log-out while the browser is at an identity provider. */
export interface UpstreamLogout {
  readonly connectionId: string
  /** The URL after the log-out, which was validated when it began. */
  readonly next: string
  /** The id of the `LogoutRequest`, if the connection uses SAML. */
  readonly requestId?: string
}

const model = 'UpstreamLogout'
/** Long enough for a user to read and answer the questions of the identity provider. */
const lifetimeSeconds = 60 * 60

/**
 * The URL at which the log-out at the identity provider begins. After the log-out, the server
 * redirects the browser to `next`.
 *
 * @returns undefined if the session did not begin at an identity provider, or the connection has
 *   no URL for log-outs
 */
export async function upstreamLogoutUrl(
  tenant: Tenant,
  upstream: UpstreamSession | undefined,
  next: string,
): Promise<string | undefined> {
  if (!upstream) return undefined
  const { connectionId, subject, sid, sealed } = upstream
  const { connections, oidc } = tenant.store
  const connection = await connections.get(connectionId)
  const way = connection && redirecting(tenant, connection)
  if (!way?.connector.redirect.startLogout) return undefined
  const state = newUpstreamState()
  const kept: Record<string, string> = JSON.parse(await oidc.open(sealedIn(upstream), sealed))
  const place = await logoutPlaceOf(tenant, way.connection)
  const session = { subject, sid, kept }
  const started = await way.connector.redirect.startLogout({ ...place, session, state })
  if (!started) return undefined
  const { requestId } = started
  const logout: UpstreamLogout = {
    connectionId,
    next,
    ...(requestId !== undefined && { requestId }),
  }
  const payload = { sealed: await oidc.seal({ model, id: state }, JSON.stringify(logout)) }
  await oidc.records.keep(model, state, { payload, accountId: '', lifetimeSeconds })
  return urlOfMessage(tenant, started)
}

const formModel = 'UpstreamLogoutForm'
/** A message is accepted for a few minutes after it was issued. */
const formLifetimeSeconds = 5 * 60

/**
 * The URL at which the browser sends a message to an identity provider: the URL there, or the one
 * of a page here that posts the form of the message.
 */
export async function urlOfMessage(
  { issuer, store }: Tenant,
  { url, form }: LogoutMessage,
): Promise<string> {
  if (!form) return url
  const { records, seal } = store.oidc
  const id = newUpstreamState()
  const text = JSON.stringify({ action: url, fields: form })
  const payload = { sealed: await seal({ model: formModel, id }, text) }
  await records.keep(formModel, id, {
    payload,
    accountId: '',
    lifetimeSeconds: formLifetimeSeconds,
  })
  return `${new URL('logout', issuer).href}?${new URLSearchParams({ message: id })}`
}

/** The form of a message; undefined if it is unknown or expired. */
export async function findForm(
  { store }: Tenant,
  id: string,
): Promise<Parameters<typeof renderSamlPost>[1] | undefined> {
  const { records, open } = store.oidc
  const found = await records.find(formModel, id)
  if (typeof found?.payload.sealed !== 'string') return undefined
  return JSON.parse(await open({ model: formModel, id }, found.payload.sealed))
}

/**
 * Consumes a log-out when the browser returns from the identity provider. Of concurrent calls, only
 * one gets it.
 */
export async function takeUpstreamLogout(
  { store }: Tenant,
  state: string,
): Promise<UpstreamLogout | undefined> {
  const { records, open } = store.oidc
  const found = await records.find(model, state)
  if (!found || typeof found.payload.sealed !== 'string') return undefined
  return (await records.consume(model, state))
    ? JSON.parse(await open({ model, id: state }, found.payload.sealed))
    : undefined
}

export const redirecting = (
  { connectors }: Tenant,
  connection: Connection,
): ConnectionWith<'redirect'> | undefined => connectors.resolve(connection, ['redirect'])

export const logoutPlaceOf = async (
  tenant: Tenant,
  connection: Connection,
): Promise<LogoutPlace> => ({
  connection,
  secrets: await tenant.store.connections.getSecrets(connection.id),
  tenantKeys: tenant.keys.signingKeys,
  callbackUrl: callbackUrlOf({ tenant }),
  now: tenant.store.oidc.now,
})
