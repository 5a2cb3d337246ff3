import type { RedisClientType } from '@redis/client'
import type { Logger } from 'pino'
import { within } from '../timing/within.ts'
import { Presence } from './presence.ts'

export type RedisClient = RedisClientType

/** How long Redis is not asked after a failure, and the interval of attempts to connect. */
const retryMs = 1_000
const connectTimeoutMs = 2_000
/** Interval of PINGs; a socket without an answer for `silenceMs` is closed. */
const pingMs = 2_000
const silenceMs = 5_000
const commandsMax = 10_000

/** Redis or Valkey did not answer in time, or refused. The caller has another way. */
export class RedisAwayError extends Error {
  constructor(cause?: unknown) {
    super('Redis is away.', { cause })
    this.name = 'RedisAwayError'
  }
}

/** The Redis or Valkey in which processes count together. It may be away, and forget, any time. */
export interface Redis {
  readonly client: RedisClient
  /** @throws RedisAwayError without an answer in time, and without asking for the next second */
  ask<T>(command: (client: RedisClient) => Promise<T>): Promise<T>
  /**
   * Hears the messages of a channel until Redis is closed.
   *
   * @param onGap messages may have been missed
   */
  listen(channel: string, onMessage: (message: string) => void, onGap: () => void): void
  /** Whether the last command was answered. */
  isUp(): boolean
  close(): void
}

interface RedisOptions {
  readonly url: string
  /** The time of an answer; after it, the caller does without Redis. */
  readonly timeoutMs: number
  readonly log: Logger
}

/** Connects, and reconnects for as long as it is open. Waits for Redis for two seconds at most. */
export async function openRedis({ url, timeoutMs, log }: RedisOptions): Promise<Redis> {
  const { createClient } = await import('./redis-client.ts')
  const client: RedisClient = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: commandsMax,
    pingInterval: pingMs,
    socket: {
      connectTimeout: connectTimeoutMs,
      socketTimeout: silenceMs,
      reconnectStrategy: retryMs,
    },
  })
  const presence = new Presence(log, retryMs)
  client.on('error', (error) => presence.failed(error))
  client.on('ready', () => presence.answered())
  const listeners: RedisClient[] = []
  await within(connectTimeoutMs, client.connect())
  return {
    client,
    isUp: () => presence.isUp,
    async ask(command) {
      if (presence.isLeftAlone) throw new RedisAwayError()
      try {
        const answer = await inTime(timeoutMs, command(client))
        presence.answered()
        return answer
      } catch (error) {
        presence.failed(error)
        throw new RedisAwayError(error)
      }
    },
    listen(channel, onMessage, onGap) {
      const listener = client.duplicate()
      listeners.push(listener)
      listener.on('error', (error) => presence.failed(error))
      let isFirst = true
      listener.on('ready', () => {
        if (!isFirst) onGap()
        isFirst = false
      })
      listener
        .connect()
        .then(() => listener.subscribe(channel, onMessage))
        .catch((error) => presence.failed(error))
    },
    close() {
      for (const each of [...listeners, client]) if (each.isOpen) each.destroy()
    },
  }
}

async function inTime<T>(timeoutMs: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const refuse = () => reject(new Error(`Redis did not answer in ${timeoutMs} ms.`))
    // What arrived while this process was busy is read first.
    timer = setTimeout(() => setImmediate(refuse), timeoutMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
