import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isMailAddress, type Mail, MailError, type Postbox, type Sender } from './mail.ts'

export interface MailBounds {
  readonly runningMax: number
  readonly waitingMax: number
  /** How long to wait before each further attempt; their number is the bound. */
  readonly retryDelaysMs: readonly number[]
  /** How long mails that wait may take when the process stops. */
  readonly stopMs: number
}

export const mailBounds: MailBounds = {
  runningMax: 5,
  waitingMax: 1_000,
  retryDelaysMs: [1_000, 5_000, 30_000, 120_000],
  stopMs: 3_000,
}

interface QueueParts {
  readonly postbox: Postbox
  readonly log: Logger
  readonly bounds?: MailBounds
}

/** Mails on their way to one server. */
export interface MailQueue {
  /** @throws MailError `mail_address_invalid`, `mail_queue_full` */
  send(mail: Mail, onLost?: Sender['onLost']): Promise<void>
  /** Sends what is waiting, as long as it may take, and closes connections. */
  stop(): Promise<void>
}

interface Waiting {
  readonly mail: Mail
  readonly onLost: Sender['onLost'] | undefined
}

/** Mails wait in this process, up to a number; what is not sent when it ends is lost. */
export function createMailQueue({ postbox, log, bounds = mailBounds }: QueueParts): MailQueue {
  const waiting: Waiting[] = []
  const running = new Set<Promise<void>>()
  const ending = new AbortController()

  function next(): void {
    while (running.size < bounds.runningMax) {
      const first = waiting.shift()
      if (!first) return
      const work = deliver(first).finally(() => {
        running.delete(work)
        next()
      })
      running.add(work)
    }
  }

  async function deliver({ mail, onLost }: Waiting): Promise<void> {
    for (const delayMs of [...bounds.retryDelaysMs, undefined]) {
      const failure = await attempt(mail)
      if (failure === undefined) return
      const isLast = failure.permanent || delayMs === undefined || ending.signal.aborted
      log.warn({ kind: mail.kind, code: failure.code, isLast }, 'A mail could not be sent.')
      if (isLast) return onLost?.(failure.code)
      await sleep(delayMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  }

  async function attempt(mail: Mail): Promise<Failure | undefined> {
    try {
      await postbox.post(mail)
      return undefined
    } catch (error) {
      return failureOf(error)
    }
  }

  return {
    async send(mail, onLost) {
      if (!isMailAddress(mail.to)) throw new MailError('mail_address_invalid')
      if (waiting.length >= bounds.waitingMax) throw new MailError('mail_queue_full')
      waiting.push({ mail, onLost })
      next()
    },
    async stop() {
      ending.abort()
      const emptied = (async () => {
        while (running.size > 0) await Promise.all(running)
      })()
      await Promise.race([emptied, sleep(bounds.stopMs, undefined, { ref: false })])
      if (waiting.length > 0) log.warn({ count: waiting.length }, 'Mails were not sent.')
      waiting.length = 0
      postbox.close()
    },
  }
}

interface Failure {
  readonly code: string
  readonly permanent: boolean
}

/** Codes only: what a server answers may repeat the mail (RFC 5321, section 4.2.1). */
function failureOf(error: unknown): Failure {
  const { code, responseCode, reason } = error as Readonly<Record<string, unknown>>
  const isRefused = typeof responseCode === 'number' && responseCode >= 500
  // An address that may not be reached now may not be reached in a minute either.
  const permanent = isRefused || reason === 'refused'
  return { code: String(responseCode ?? reason ?? code ?? 'unknown').slice(0, 40), permanent }
}
