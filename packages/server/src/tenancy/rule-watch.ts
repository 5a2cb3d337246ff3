import type { Logger } from 'pino'
import { every } from '../timing/every.ts'
import type { AccessRules } from './access-rules.ts'

/** How soon another process's write is found without a notice of it. */
const intervalMs = 1_000
/** Tenants looked after at the same time. */
const concurrentMax = 8

/** Keeps the rules of every tenant in memory as fresh as the database, as long as they are used. */
export interface RuleWatch {
  follow(tenantId: string, rules: AccessRules): void
  forget(tenantId: string): void
  /** Somebody says that a tenant's rules have changed. */
  notice(tenantId: string): void
  /** Notices may have been missed. */
  refreshAll(): Promise<void>
  close(): void
}

/** By notice at once, and by looking every second, because a notice can be lost. */
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
      followed.get(tenantId)?.refresh().catch(failed(tenantId))
    },
    refreshAll,
    close: () => clearInterval(timer),
  }
}
