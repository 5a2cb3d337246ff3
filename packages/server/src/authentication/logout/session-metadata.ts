/*
 * The metadata of an ended session, for the logout tokens of its clients and for the log of the
 * tenant, if these are configured to contain it.
 */

import { AsyncLocalStorage } from 'node:async_hooks'
import type { KoaContextWithOIDC, Provider, Client as ProviderClient } from 'oidc-provider'
import type { LogEntry } from '../../store/logs/logs.ts'
import type { SessionMetadata } from '../../store/oidc/ended-session.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'

interface EndedEarlier {
  readonly metadata: SessionMetadata | undefined
}

/** The session that had ended before its logout tokens are sent. */
const endedEarlier = new AsyncLocalStorage<EndedEarlier>()

/** Sends logout tokens of a session that has ended already. */
export const withSessionMetadata = <T>(
  metadata: SessionMetadata | undefined,
  send: () => Promise<T>,
): Promise<T> => endedEarlier.run({ metadata }, send)

type Known = Pick<Tenant, 'clients' | 'settings' | 'store'>

const isInLog = ({ settings }: Pick<Tenant, 'settings'>) =>
  settings.include_session_metadata_in_tenant_logs === true

async function isForClient({ clients }: Known, clientId: string): Promise<boolean> {
  const { settings } = (await clients.find(clientId)) ?? {}
  return settings?.oidc_logout?.backchannel_logout_session_metadata?.include === true
}

/** Reads the metadata of a session before it ends, if a client or the log gets it. */
export async function readSessionMetadata(
  tenant: Known,
  sessionId: string,
  clientIds: readonly string[],
): Promise<SessionMetadata | undefined> {
  const forClients = () => Promise.all(clientIds.map((each) => isForClient(tenant, each)))
  if (!isInLog(tenant) && !(await forClients()).includes(true)) return undefined
  return (await tenant.store.sessions.get(sessionId))?.session_metadata ?? undefined
}

/** Reads the metadata of the session that a request to oidc-provider is about to end. */
export async function rememberSessionMetadata(
  tenant: Known,
  ctx: KoaContextWithOIDC | undefined,
): Promise<SessionMetadata | undefined> {
  const { uid, accountId, authorizations = {} } = ctx?.oidc.session ?? {}
  if (!ctx || uid === undefined || accountId === undefined) return undefined
  const request = oidcRequestOf(ctx)
  request.endedMetadata ??= await readSessionMetadata(tenant, uid, Object.keys(authorizations))
  return request.endedMetadata
}

/** Adds the metadata of the ended session to the logout tokens of clients that get it. */
export function addToLogoutTokens(
  provider: Provider,
  tenant: Known,
  context: () => KoaContextWithOIDC | undefined,
): void {
  const { prototype } = provider.IdToken
  const { issue } = prototype
  prototype.issue = async function issueWithMetadata(options) {
    if (options.use === 'logout') {
      const claims = await claimsOfLogout(tenant, this.client, context())
      for (const [name, value] of Object.entries(claims)) this.set(name, value)
    }
    return issue.call(this, options)
  }
}

/** The claims that a logout token has in addition to those of the specification. */
async function claimsOfLogout(
  tenant: Known,
  { clientId }: ProviderClient,
  ctx: KoaContextWithOIDC | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  if (!(await isForClient(tenant, clientId))) return {}
  const earlier = endedEarlier.getStore()
  const metadata = earlier ? earlier.metadata : await rememberSessionMetadata(tenant, ctx)
  return metadata ? { session_metadata: metadata } : {}
}

/** The details of a log entry about a log-out. */
export const detailsOfLogout = (
  tenant: Pick<Tenant, 'settings'>,
  session_metadata: SessionMetadata | undefined,
): Pick<LogEntry, 'details'> =>
  isInLog(tenant) && session_metadata ? { details: { session_metadata } } : {}
