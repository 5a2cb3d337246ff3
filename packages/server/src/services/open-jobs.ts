import { readImportedUser, showImportedUser } from '../jobs/read-imported-user.ts'
import { startWorker } from '../jobs/worker.ts'
import { writeExportedUsers } from '../jobs/write-exported-users.ts'
import type { OpenStore } from '../open-store.ts'
import { createJobQueue } from '../store/jobs/job-queue.ts'
import type { QueueParts } from '../store/jobs/job-work.ts'
import type { Shutdown } from '../timing/shutdown.ts'
import type { StartOptions } from './start-options.ts'

/** Starts the worker of imports and exports of users. */
export function openJobs(
  { config, log, now }: StartOptions,
  { database, sealer }: OpenStore,
  { issuerOf, onImportEnded }: Pick<QueueParts, 'issuerOf' | 'onImportEnded'>,
  shutdown: Shutdown,
) {
  const queue = createJobQueue({
    database,
    sealer,
    issuerOf,
    onImportEnded,
    now,
    readUser: readImportedUser,
    showUser: showImportedUser,
    writeUsers: writeExportedUsers,
  })
  const worker = startWorker(queue, log)
  shutdown.add(() => worker.close(config.bounds.stopTimeoutMs))
  return worker
}
