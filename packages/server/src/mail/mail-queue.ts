import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { FairQueue, QueueFullError } from '../timing/fair-queue.ts'
import { isMailAddress, type Mail, MailError, type Postbox, type Sender } from './mail.ts'

/** The limits of one queue. */
export interface MailBounds {
  readonly runningMax: number
  readonly waitingMax: number
  /** The most mails of one tenant that wait for a retry; beyond that, a failed mail is lost. */
  readonly retriesPerTenantMax: number
  /** The delays before each retry. A mail is lost after the last one. */
  readonly retryDelaysMs: readonly number[]
  /** How long waiting mails may still be sent when the process stops. */
  readonly stopMs: number
}

/** The limits in production. */
export const mailBounds: MailBounds = {
  runningMax: 5,
  waitingMax: 1_000,
  retriesPerTenantMax: 200,
  retryDelaysMs: [1_000, 5_000, 30_000, 120_000],
  stopMs: 3_000,
}

interface QueueParts {
  readonly postbox: Postbox
  readonly log: Logger
  readonly bounds?: MailBounds
}

/** The queue of the mails to one mail server. */
export interface MailQueue {
  /**
   * Queues a mail.
   *
   * @throws MailError `mail_address_invalid`, `mail_queue_full`
   */
  send(mail: Mail, sender?: Pick<Sender, 'tenantId' | 'onLost'>): Promise<void>
  /** Sends waiting mails within `stopMs`, and closes sockets. */
  stop(): Promise<void>
  /** The number of mails that are being sent or wait for an attempt. */
  readonly waitingNow: number
}

/**
 * Creates a bounded queue in the memory of this process, in which tenants take turns. A mail that
 * waits for a retry does not count against the bound. Mails that are not sent when the process ends
 * are lost.
 */
export function createMailQueue({ postbox, log, bounds = mailBounds }: QueueParts): MailQueue {
  const attempts = new FairQueue(bounds)
  const unsent = new Set<Promise<void>>()
  const retries = new Map<string, number>()
  const ending = new AbortController()
  let isStopped = false

  async function deliver(mail: Mail, tenantId: string, onLost: Sender['onLost'] | undefined) {
    for (const delayMs of [...bounds.retryDelaysMs, undefined]) {
      const failure = await attempts
        .run(tenantId, () => postbox.post(mail))
        .then(() => undefined, failureOf)
      if (failure === undefined || isStopped) return
      const mayRetry = delayMs !== undefined && !failure.permanent && !ending.signal.aborted
      const isLast = !mayRetry || (retries.get(tenantId) ?? 0) >= bounds.retriesPerTenantMax
      log.warn({ kind: mail.kind, code: failure.code, isLast }, 'A mail could not be sent.')
      if (isLast) return onLost?.(failure.code)
      await waitToRetry(tenantId, delayMs)
    }
  }

  async function waitToRetry(tenantId: string, delayMs: number): Promise<void> {
    retries.set(tenantId, (retries.get(tenantId) ?? 0) + 1)
    await sleep(delayMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    const left = (retries.get(tenantId) ?? 1) - 1
    if (left > 0) retries.set(tenantId, left)
    else retries.delete(tenantId)
  }

  return {
    get waitingNow() {
      return unsent.size
    },
    async send(mail, sender) {
      const tenantId = sender?.tenantId ?? ''
      if (!isMailAddress(mail.to)) throw new MailError('mail_address_invalid')
      if (!attempts.hasRoomFor(tenantId)) throw new MailError('mail_queue_full')
      const work = deliver(mail, tenantId, sender?.onLost).finally(() => unsent.delete(work))
      unsent.add(work)
    },
    async stop() {
      ending.abort()
      const emptied = (async () => {
        while (unsent.size > 0) await Promise.all(unsent)
      })()
      await Promise.race([emptied, sleep(bounds.stopMs, undefined, { ref: false })])
      if (unsent.size > 0) {
        log.warn({ count: unsent.size }, 'Queued mails were discarded at shutdown.')
      }
      isStopped = true
      attempts.clear()
      postbox.close()
    },
  }
}

interface Failure {
  readonly code: string
  readonly permanent: boolean
}

/**
 * The code of a failure, without the response of the server, which may quote the mail (RFC 5321,
 * section 4.2.1).
 */
function failureOf(error: unknown): Failure {
  if (error instanceof QueueFullError) return { code: 'mail_queue_full', permanent: true }
  const { code, responseCode, reason, isPermanent } = error as Readonly<Record<string, unknown>>
  const isRefused = typeof responseCode === 'number' && responseCode >= 500
  // The outbound guard would refuse the address again.
  const permanent = isRefused || reason === 'refused' || isPermanent === true
  return { code: String(responseCode ?? reason ?? code ?? 'unknown').slice(0, 40), permanent }
}
