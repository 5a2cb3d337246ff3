import pg from 'pg'
import { type Redis, RedisAwayError } from '../../redis/redis.ts'
import { connectionSettings } from './connection-settings.ts'
import type { Database } from './database.ts'
import { applicationName } from './embedded-sessions.ts'

const channel = 'latchkey_network_acls'
const channelOfRedis = 'latchkey:notices'
const reconnectMs = 1_000

/** Sends texts from each process to all others. */
export interface NoticeChannel {
  send(text: string): Promise<void>
  close(): Promise<void>
}

interface ChannelOptions {
  readonly database: Database
  /** The URL of PostgreSQL itself, not of a pooler. */
  readonly url: string
  readonly redis: Redis | undefined
  readonly onText: (text: string) => void
  /** Called after an interruption, when texts may have been missed. */
  readonly onReconnect: () => void
  readonly onError: (error: Error) => void
}

/**
 * Opens a channel. It sends by Redis while Redis responds, and otherwise by PostgreSQL. It listens
 * to both, because the processes need not agree on whether Redis is available.
 */
export function openNoticeChannel(options: ChannelOptions): NoticeChannel {
  const { database, redis, onText, onReconnect } = options
  const listening = listenToPostgres(options)
  redis?.listen(channelOfRedis, onText, onReconnect)
  return {
    async send(text) {
      if (!redis) return notify(database, text)
      try {
        await redis.ask((client) => client.publish(channelOfRedis, text))
      } catch (error) {
        if (!(error instanceof RedisAwayError)) throw error
        await notify(database, text)
      }
    },
    close: listening.close,
  }
}

/** Sends a text to all processes by NOTIFY. */
export async function notify({ pool }: Database, text: string): Promise<void> {
  const values = [channel, text]
  await pool.query({ name: 'notify', text: 'select pg_notify($1, $2)', values })
}

/** Listens on a connection of its own, and reconnects when it is lost. */
function listenToPostgres({ url, onText, onReconnect, onError }: ChannelOptions) {
  let isClosed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function listen(isFirst: boolean): Promise<void> {
    client = new pg.Client({ ...connectionSettings(url), application_name: applicationName })
    client.on('notification', ({ payload = '' }) => onText(payload))
    client.on('error', lost)
    client.once('end', lost)
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      if (!isFirst) onReconnect()
    } catch (error) {
      onError(error as Error)
      lost()
    }
  }

  function lost(error?: Error): void {
    if (error) onError(error)
    if (isClosed || retry) return
    client?.removeAllListeners().on('error', () => undefined)
    client?.end().catch(() => undefined)
    retry = setTimeout(() => {
      retry = undefined
      if (!isClosed) void listen(false)
    }, reconnectMs)
  }

  void listen(true)
  return {
    async close() {
      isClosed = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
