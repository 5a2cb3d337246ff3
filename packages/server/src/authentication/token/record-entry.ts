import type { KoaContextWithOIDC } from 'oidc-provider'
import type { LogEntry } from '../../store/logs/logs.ts'
import type { LogRecorder } from '../../tenancy/log-recorder.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'

/** Adds an entry to the tenant's log about a request that oidc-provider serves, with its client. */
export function recordEntry(ctx: KoaContextWithOIDC, recorder: LogRecorder, entry: LogEntry): void {
  const { client, entities } = ctx.oidc
  const client_id = client?.clientId ?? entities.DeviceCode?.clientId
  recorder.record(oidcRequestOf(ctx).req, {
    ...(client_id !== undefined && { client_id }),
    ...(client?.clientName !== undefined && { client_name: client.clientName }),
    ...entry,
  })
}
