import { randomUUID } from 'node:crypto'
import type { Redis } from '../../redis/redis.ts'
import { withoutDeadline } from '../../timing/deadline.ts'
import type { Database } from './database.ts'
import { notify, openNoticeChannel } from './notice-channels.ts'

/** The same notices within this time are merged, because NOTIFY takes a lock at commit. */
const coalesceMs = 50
/** The same notice follows no sooner, because after each all other processes read. */
const spacingMs = 250

/**
 * Notifies other processes of changes of what they cache of a tenant, or of an object that feeds
 * follow.
 */
export interface Notices {
  /**
   * Never fails: other processes also forget what they cache.
   *
   * @param topic the kind of the rows that changed, or the id of the object; without it, any row of
   *   the tenant may have changed
   */
  announce(tenantId: string, topic?: string): void
  close(): Promise<void>
}

/** The next time at which a notice may be sent. */
interface Pending {
  readonly timer: NodeJS.Timeout
  /** Whether there was a change since the last notice. */
  isUnannounced: boolean
}

interface NoticesOptions {
  readonly database: Database
  readonly url: string
  readonly redis?: Redis | undefined
  readonly onNotice: (tenantId: string, topic: string | undefined) => void
  /** Called after an interruption: changes that were missed must be read. */
  readonly onReconnect: () => void
  readonly onError: (error: Error) => void
}

/** Listens for the notices of other processes, and bounds how often this one sends its own. */
export function openNotices(options: NoticesOptions): Notices {
  const { database, url, redis, onNotice, onReconnect, onError } = options
  /** A process ignores its own notices. */
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
 * Notifies once, for a process that ends at once, as the command line does.
 *
 * @param changed the id of a tenant
 */
export async function announceNow(database: Database, changed: string): Promise<void> {
  await notify(database, `${randomUUID()} ${changed}`)
}
