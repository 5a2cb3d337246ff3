import type { Logger } from 'pino'
import { every } from '../timing/every.ts'
import type { AccessRules } from './access-rules.ts'

/** The interval of refreshes, by which writes of other processes are found without a notice. */
const intervalMs = 1_000
/** The most tenants that are being refreshed at one time. */
const concurrentMax = 8

/** Keeps the cached network ACLs of all tenants up to date, while they are used. */
export interface RuleWatch {
  follow(tenantId: string, rules: AccessRules): void
  forget(tenantId: string): void
  /** Refreshes the rules of a tenant, after a notice that they have changed. */
  notice(tenantId: string): void
  /** Refreshes the rules of all tenants, because notices may have been missed. */
  refreshAll(): Promise<void>
  close(): void
}

/** Starts the watch, which also refreshes every second, because notices can be lost. */
export function watchRules(log: Logger): RuleWatch {
  const followed = new Map<string, AccessRules>()
  const failed = (tenantId: string) => (error: unknown) =>
    log.warn(
      { err: error, tenantId },
      'Network ACLs could not be read; the last known ones stay in force.',
    )

  async function refreshAll(): Promise<void> {
    const pending = [...followed]
    const worker = async () => {
      for (let next = pending.pop(); next; next = pending.pop()) {
        const [tenantId, rules] = next
        await rules.refreshIfUsed().catch(failed(tenantId))
      }
    }
    await Promise.all(Array.from({ length: concurrentMax }, worker))
  }

  const timer = every(intervalMs, refreshAll, (error) =>
    log.warn({ err: error }, 'Network ACLs could not be refreshed; retrying in a second.'),
  )
  return {
    follow: (tenantId, rules) => void followed.set(tenantId, rules),
    forget: (tenantId) => void followed.delete(tenantId),
    notice(tenantId) {
      followed.get(tenantId)?.refreshAfterWrite().catch(failed(tenantId))
    },
    refreshAll,
    close: () => clearInterval(timer),
  }
}
