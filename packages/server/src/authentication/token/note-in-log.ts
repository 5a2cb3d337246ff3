import type { KoaContextWithOIDC } from 'oidc-provider'
import type { LogEntry } from '../../store/logs/logs.ts'
import { requestOf } from '../provider/provider-request.ts'
import type { EntryRecorder } from './entry-recorder.ts'

/** Notes in the tenant's log what came of a request that oidc-provider serves. */
export function noteInLog(
  { req, oidc }: KoaContextWithOIDC,
  recorder: EntryRecorder,
  entry: LogEntry,
): void {
  const request = requestOf(req)
  if (!request) return
  const { client, entities } = oidc
  const client_id = client?.clientId ?? entities.DeviceCode?.clientId
  recorder.record(request, {
    ...(client_id !== undefined && { client_id }),
    ...(client?.clientName !== undefined && { client_name: client.clientName }),
    ...entry,
  })
}
