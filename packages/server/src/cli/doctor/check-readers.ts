import { setTimeout } from 'node:timers/promises'
import type { Config } from '../../config/config.ts'
import { connect } from '../../store/database/connect.ts'
import { readReplayed, readWritten } from '../../store/database/log-positions.ts'
import { type Finding, failed, ok, warning } from './finding.ts'

const catchUpMs = 1_000
const askEveryMs = 20

/**
 * Checks that each replica follows the primary without long delay.
 *
 * @param url the URL of the primary
 */
export async function checkReaders(
  { readerDatabaseUrls: readers }: Pick<Config, 'readerDatabaseUrls'>,
  url: string,
): Promise<readonly Finding[]> {
  if (readers.length === 0) return []
  const primary = await connect(url, 'latchkey-doctor')
  try {
    const written = await readWritten({ pool: primary })
    return await Promise.all(readers.map((reader) => checkReader(reader, written)))
  } finally {
    await primary.end()
  }
}

async function checkReader(url: string, written: bigint): Promise<Finding> {
  const place = new URL(url).host
  const replica = await connect(url, 'latchkey-doctor')
  const startMs = performance.now()
  try {
    for (;;) {
      const replayed = await readReplayed({ pool: replica })
      if (replayed === undefined) {
        const remedy = 'name a streaming replica of DATABASE_URL, or leave it out'
        return failed(
          'readers',
          `${place} is no standby, so the server does not read from it: ${remedy}.`,
        )
      }
      const tookMs = Math.round(performance.now() - startMs)
      if (replayed >= written) return ok('readers', `${place} follows the primary.`)
      if (tookMs > catchUpMs) return behind(place, written - replayed)
      await setTimeout(askEveryMs)
    }
  } finally {
    await replica.end()
  }
}

const behind = (place: string, bytes: bigint): Finding =>
  warning(
    'readers',
    `${place} is ${bytes} bytes behind and does not catch up, so the primary answers its reads. ` +
      'Look at pg_stat_replication on the primary.',
  )
