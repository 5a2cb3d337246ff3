import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { withoutDeadline } from '../../timing/deadline.ts'
import { connectionSettings } from './connection-settings.ts'
import type { Database } from './database.ts'
import { applicationName } from './embedded-postgres.ts'

const channel = 'latchkey_network_acls'
const reconnectMs = 1_000
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
  readonly onNotice: (tenantId: string, topic: string | undefined) => void
  /** Called after an interruption: changes that were missed must be read. */
  readonly onReconnect: () => void
  readonly onError: (error: Error) => void
}

/** Listens on its own connection, and reconnects when it is lost. */
export function openNotices(options: NoticesOptions): Notices {
  const { database, url, onNotice, onReconnect, onError } = options
  /** A process ignores its own notices. */
  const sender = randomUUID()
  const pending = new Map<string, Pending>()
  let isClosed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function listen(isFirst: boolean): Promise<void> {
    client = new pg.Client({ ...connectionSettings(url), application_name: applicationName })
    client.on('notification', ({ payload = '' }) => {
      const [from, tenantId = '', topic] = payload.split(' ')
      if (from !== sender) onNotice(tenantId, topic)
    })
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

  function announceAfter(ms: number, changed: string): void {
    const timer = setTimeout(() => {
      const isUnannounced = pending.get(changed)?.isUnannounced
      pending.delete(changed)
      if (!isUnannounced) return
      announceNow(database, changed, sender).catch(onError)
      announceAfter(spacingMs, changed)
    }, ms)
    pending.set(changed, { timer, isUnannounced: false })
  }

  void listen(true)
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
      clearTimeout(retry)
      for (const { timer } of pending.values()) clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

/**
 * Notifies once, for a process that ends at once, as the command line does.
 *
 * @param changed the id of a tenant
 */
export async function announceNow(
  database: Database,
  changed: string,
  sender: string = randomUUID(),
): Promise<void> {
  await database.pool.query('select pg_notify($1, $2)', [channel, `${sender} ${changed}`])
}
