import type { RedisClientType } from '@redis/client'
import type { Logger } from 'pino'
import { within } from '../timing/within.ts'
import { Presence } from './presence.ts'

/** The type of the client, as commands get it. */
export type RedisClient = RedisClientType

/** The time without commands after a failure, and the interval of attempts to connect. */
const retryMs = 1_000
const connectTimeoutMs = 2_000
/** The interval of PINGs. A socket that is silent for `silenceMs` is closed. */
const pingMs = 2_000
const silenceMs = 5_000
const commandsMax = 10_000

/** Redis did not respond in time, or refused the command. The caller must have an alternative. */
export class RedisAwayError extends Error {
  constructor(cause?: unknown) {
    super('Redis is away.', { cause })
    this.name = 'RedisAwayError'
  }
}

/**
 * The Redis or Valkey in which all processes count. It may become unavailable, or lose its data, at
 * any time.
 */
export interface Redis {
  readonly client: RedisClient
  /**
   * Runs a command.
   *
   * @throws RedisAwayError without a response in time, and at once during the second after a
   *   failure
   */
  ask<T>(command: (client: RedisClient) => Promise<T>): Promise<T>
  /**
   * Subscribes to a channel until Redis is closed.
   *
   * @param onGap called when messages may have been missed
   */
  listen(channel: string, onMessage: (message: string) => void, onGap: () => void): void
  /** Whether the last command had a response. */
  isUp(): boolean
  close(): void
}

interface RedisOptions {
  readonly url: string
  /** The longest wait for a response. */
  readonly timeoutMs: number
  readonly log: Logger
}

/**
 * Connects to Redis, and reconnects until it is closed. Waits for the first attempt for two
 * seconds at most, and does not fail without it.
 */
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
    // Reads responses that arrived while this process was busy, before giving up.
    timer = setTimeout(() => setImmediate(refuse), timeoutMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
