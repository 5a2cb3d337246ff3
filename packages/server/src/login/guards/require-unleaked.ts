import { ApiError } from '../../errors.ts'
import type { LogEntry } from '../../store/logs/logs.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { appendEntry } from '../append-entry.ts'
import type { LeakedPasswords } from './leaked-passwords.ts'

/** A new password, with the log entry to write if it has leaked. */
interface NewPassword extends LogEntry {
  readonly type: keyof typeof stageOf
  readonly password: string
}

const stageOf = {
  signup_pwd_leak: 'pre-user-registration',
  reset_pwd_leak: 'pre-change-password',
} as const

/** @throws ApiError `password_leaked` for a leaked password, if the tenant refuses them */
export async function requireUnleaked(
  tenant: Tenant,
  leaks: LeakedPasswords,
  { password, ...entry }: NewPassword,
): Promise<void> {
  const { id, attackProtection } = tenant
  const { enabled, stage: stages } = attackProtection.breachedPasswords
  if (!enabled || !stages[stageOf[entry.type]]?.shields?.includes('block')) return
  if (!(await leaks.has(id, password))) return
  await appendEntry(tenant, 'Refuse a leaked password', entry)
  throw new ApiError('password_leaked')
}
