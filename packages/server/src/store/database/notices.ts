import { randomUUID } from 'node:crypto'
import type { Redis } from '../../redis/redis.ts'
import { withoutDeadline } from '../../timing/deadline.ts'
import type { Database } from './database.ts'
import { notify, openNoticeChannel } from './notice-channels.ts'

/** Equal notices within this time are merged, because NOTIFY takes a lock at commit. */
const coalesceMs = 50
/** The least time between two equal notices, because all other processes read after each. */
const spacingMs = 250

/**
 * Notifies other processes of changes in what they cache of a tenant, and in objects that feeds
 * show.
 */
export interface Notices {
  /**
   * Announces a change. Never throws: other processes also refresh what they cache at intervals.
   *
   * @param topic the kind of rows that changed, or the id of the object; undefined if any row of
   *   the tenant may have changed
   */
  announce(tenantId: string, topic?: string): void
  close(): Promise<void>
}

/** The state of one notice. */
interface Pending {
  readonly timer: NodeJS.Timeout
  /** Whether there was a change since the notice was sent last. */
  isUnannounced: boolean
}

interface NoticesOptions {
  readonly database: Database
  readonly url: string
  readonly redis?: Redis | undefined
  readonly onNotice: (tenantId: string, topic: string | undefined) => void
  /** Called after an interruption, when notices may have been missed. */
  readonly onReconnect: () => void
  readonly onError: (error: Error) => void
}

/**
 * Opens the notices: listens to those of other processes, and sends those of this one in batches.
 */
export function openNotices(options: NoticesOptions): Notices {
  const { database, url, redis, onNotice, onReconnect, onError } = options
  /** A process ignores the notices that it sent itself. */
  const sender = randomUUID()
  const pending = new Map<string, Pending>()
  let isClosed = false
  const onText = (text: string) => {
    const [from, tenantId = '', topic] = text.split(' ')
    if (from !== sender) onNotice(tenantId, topic)
  }
  const channel = openNoticeChannel({ database, url, redis, onText, onReconnect, onError })

  function announceAfter(ms: number, changed: string): void {
    const timer = setTimeout(() => {
      const isUnannounced = pending.get(changed)?.isUnannounced
      pending.delete(changed)
      if (!isUnannounced) return
      channel.send(`${sender} ${changed}`).catch(onError)
      announceAfter(spacingMs, changed)
    }, ms)
    pending.set(changed, { timer, isUnannounced: false })
  }

  return {
    announce(tenantId, topic) {
      if (isClosed) return
      const changed = topic === undefined ? tenantId : `${tenantId} ${topic}`
      if (!pending.has(changed)) withoutDeadline(() => announceAfter(coalesceMs, changed))
      const next = pending.get(changed)
      if (next) next.isUnannounced = true
    },
    async close() {
      isClosed = true
      for (const { timer } of pending.values()) clearTimeout(timer)
      await channel.close()
    },
  }
}

/**
 * Sends one notice at once, for a process that is about to end, such as a command.
 *
 * @param changed the id of a tenant
 */
export async function announceNow(database: Database, changed: string): Promise<void> {
  await notify(database, `${randomUUID()} ${changed}`)
}
