import { ApiError } from '../../errors.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { LogEntry } from '../../store/logs/logs.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { LeakedPasswords } from './leaked-passwords.ts'
import { isLeakNoticeDue, notifyOfLeak } from './warn-of-attacks.ts'

/** A new password, with the log entry to write if it has leaked. */
interface NewPassword extends LogEntry {
  readonly type: keyof typeof stageOf
  readonly password: string
}

const stageOf = {
  signup_pwd_leak: 'pre-user-registration',
  reset_pwd_leak: 'pre-change-password',
} as const

interface Place {
  readonly tenant: Tenant
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
}

/**
 * Looks up a new password, and logs and reports a leaked one as the tenant has set it.
 *
 * @throws ApiError `password_leaked` for a leaked password, if the tenant refuses them
 */
export async function requireUnleaked(
  { tenant, mailer, leaks }: Place,
  { password, ...entry }: NewPassword,
): Promise<void> {
  const { id, attackProtection, store } = tenant
  const { enabled, stage: stages } = attackProtection.breachedPasswords
  const name = stageOf[entry.type]
  const shields = stages[name]?.shields ?? []
  if (!enabled || shields.length === 0 || !(await leaks.has(id, password))) return
  const author = { description: 'Find a leaked password' }
  const isNoticeDue = await store.writeLogIn(author, async (resources) => {
    await resources.logs.append(entry)
    return isLeakNoticeDue(resources, tenant, { name, shields })
  })
  if (isNoticeDue) notifyOfLeak({ tenant, mailer })
  if (shields.includes('block')) throw new ApiError('password_leaked')
}
