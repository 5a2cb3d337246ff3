import type { OpenStore } from '../open-store.ts'
import { retireKeys, tenantsToRekey } from '../store/keys/retire-keys.ts'
import { withoutDeadline } from '../timing/deadline.ts'
import { every } from '../timing/every.ts'
import type { Shutdown } from '../timing/shutdown.ts'
import type { StartOptions } from './start-options.ts'

/** Replaces former master keys of tenants, in the background. */
export interface KeyRetirement {
  /** Begins to encrypt the values of a tenant again, after its keys changed. */
  wake(tenantId: string): void
}

/**
 * The process that changes the keys of a tenant encrypts its values again at once. Any process does
 * it once more before it destroys the former key, when that was kept long enough. So nothing is
 * left undone if a process ends.
 */
export function retireEncryptionKeys(
  { config: { bounds }, log, now }: StartOptions,
  { database, sealer }: OpenStore,
  shutdown: Shutdown,
): KeyRetirement {
  const pending = new Set<string>()
  let running: Promise<void> | undefined
  let isStopped = false
  const retire = async (tenantId: string) => {
    const unreadable = await retireKeys(database, sealer, tenantId, now())
    if (unreadable > 0)
      log.warn({ tenantId, unreadable }, 'Values cannot be decrypted; their former key is kept.')
  }
  const run = async () => {
    for (const tenantId of pending) {
      if (isStopped) return
      pending.delete(tenantId)
      await retire(tenantId).catch((error: unknown) =>
        log.warn({ err: error, tenantId }, 'Values could not be encrypted again; retrying.'),
      )
    }
  }
  const wake = (tenantId: string) => {
    pending.add(tenantId)
    running ??= withoutDeadline(run).finally(() => {
      running = undefined
    })
  }
  const timer = every(
    bounds.keyRetirementMs,
    async () => {
      for (const tenantId of await tenantsToRekey(database, now())) wake(tenantId)
    },
    (error) => log.warn({ err: error }, 'Former encryption keys could not be read; retrying.'),
  )
  shutdown.add(async () => {
    isStopped = true
    clearInterval(timer)
    await running
  })
  return { wake }
}
