import { type DirectoryWorker, startDirectoryWorker } from '../directories/worker.ts'
import { logTypes } from '../log-types.ts'
import type { OpenStore } from '../open-store.ts'
import { createOutbound } from '../outbound/outbound.ts'
import { dueSynchronizations } from '../store/directory/due-synchronizations.ts'
import { writeEntries } from '../store/logs/log-batches.ts'
import type { Tenancy } from '../tenancy/tenancy.ts'
import type { Shutdown } from '../timing/shutdown.ts'
import type { StartOptions } from './start-options.ts'

/** The most sockets to one directory, which all tenants share. */
const socketsMax = 8

/** Starts the worker that synchronizes users and groups with directories. */
export function synchronizeDirectories(
  { config, log, now }: StartOptions,
  { database }: OpenStore,
  tenancy: Pick<Tenancy, 'find'>,
  shutdown: Shutdown,
): DirectoryWorker {
  const { bounds } = config
  const outbound = createOutbound({
    privateNetworks: config.outboundPrivateNetworks,
    ca: config.outboundCa,
    timeoutMs: bounds.directoryRequestTimeoutMs,
    socketsMax,
  })
  const worker = startDirectoryWorker({
    queue: dueSynchronizations(database),
    tenancy,
    outbound,
    bounds,
    async record(type, { tenantId, connectionId, synchronizationId }, details) {
      const data = {
        description: logTypes[type],
        connection_id: connectionId,
        details: JSON.parse(JSON.stringify({ synchronization_id: synchronizationId, ...details })),
      }
      const refused = await writeEntries(database, [{ tenantId, date: now(), type, data }], now())
      for (const err of refused) log.error({ err }, 'A log entry was refused by the database.')
    },
    log,
    now,
  })
  shutdown.add(async () => {
    const stopped = worker.stop(bounds.stopTimeoutMs)
    await outbound.close()
    await stopped
  })
  return worker
}
