import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Outbound } from '../outbound/outbound.ts'
import type { TenantServer } from './mail.ts'
import { createMailQueue, type MailBounds, type MailQueue, mailBounds } from './mail-queue.ts'
import { openProviderPostbox } from './provider-postbox.ts'
import { openTenantPostbox } from './tenant-postbox.ts'

interface TenantQueueParts {
  readonly outbound: Pick<Outbound, 'connect' | 'send'>
  /** The default address of the sender. */
  readonly from: string
  readonly ca: string | undefined
  readonly log: Logger
  readonly now: () => Date
  readonly bounds: MailBounds | undefined
}

/** A queue for each mail server of a tenant, so that a slow one delays no other. */
interface TenantQueues {
  of(tenantId: string, server: TenantServer): MailQueue
  stop(): Promise<void>
  /** The number of mails in all queues that are being sent or wait for an attempt. */
  readonly waitingNow: number
}

interface Opened {
  readonly version: string
  readonly queue: MailQueue
}

const queuesMax = 500
const bounds: MailBounds = { ...mailBounds, runningMax: 2, waitingMax: 200 }

/** Creates the queues of tenants' servers; each is opened with its first mail. */
export function createTenantQueues(parts: TenantQueueParts): TenantQueues {
  const ending = new Set<Promise<void>>()
  const end = ({ queue }: Opened) => {
    const ended = queue.stop().finally(() => ending.delete(ended))
    ending.add(ended)
  }
  const queues = new LRUCache<string, Opened>({ max: queuesMax, dispose: end })
  return {
    get waitingNow() {
      return [...queues.values()].reduce((sum, { queue }) => sum + queue.waitingNow, 0)
    },
    of(tenantId, server) {
      const known = queues.get(tenantId)
      if (known?.version === server.version) return known.queue
      const { outbound, from, ca, log, now } = parts
      const postbox =
        server.name === 'smtp'
          ? openTenantPostbox({ server, outbound, from, ca, now })
          : openProviderPostbox({ server, tenantId, outbound, from, now })
      const queue = createMailQueue({ postbox, log, bounds: parts.bounds ?? bounds })
      queues.set(tenantId, { version: server.version, queue })
      return queue
    },
    async stop() {
      queues.clear()
      await Promise.all(ending)
    },
  }
}
