import type { Metrics } from '../metrics/metrics.ts'
import type { OpenStore } from '../open-store.ts'
import { openDatabase } from '../store/database/database.ts'
import { readReplayed, readWritten } from '../store/database/log-positions.ts'
import { Readers } from '../store/database/readers.ts'
import type { Replica } from '../tenancy/read-elsewhere.ts'
import type { Shutdown } from '../timing/shutdown.ts'
import type { StartOptions } from './start-options.ts'

/** Connects to the replicas of `LATCHKEY_READER_DATABASE_URL`; undefined if there are none. */
export function openReaders(
  { config, log }: Pick<StartOptions, 'config' | 'log'>,
  { database: primary }: Pick<OpenStore, 'database'>,
  shutdown: Shutdown,
  metrics: Metrics | undefined,
): Readers<Replica> | undefined {
  const { readerDatabaseUrls: urls, databasePoolSize: poolSize, bounds } = config
  if (urls.length === 0) return undefined
  const replicas = urls.map((url) => ({
    place: new URL(url).host,
    database: openDatabase({
      url,
      poolSize,
      timeoutMs: bounds.readerTimeoutMs,
      onError: (error) => log.warn({ err: error }, 'A connection to a replica failed.'),
    }),
  }))
  shutdown.add(async () => {
    await Promise.all(replicas.map(({ database }) => database.close()))
  })
  return new Readers({
    readers: replicas,
    readWritten: () => readWritten(primary),
    readReplayed: ({ database }) => readReplayed(database),
    onTrouble: ({ place }, trouble, error) =>
      trouble === undefined
        ? log.info({ reader: place }, 'A replica is used again.')
        : log.warn(
            { reader: place, trouble, ...(error !== undefined && { err: error }) },
            'A replica is not used; the primary answers its reads.',
          ),
    onRead: (from) => metrics?.databaseRead(from),
  })
}
