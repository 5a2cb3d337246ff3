import { composeLeakedPassword, composeThrottledAddress } from '../../mail/compose.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { LoginOrigin } from '../../store/logs/logins.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { isWarningDue, warnAdministrators } from '../../tenant-mail/warn-administrators.ts'
import type { AddressGuard } from './guards.ts'

interface Place {
  readonly tenant: Tenant
  readonly mailer: Mailer
}

/** Recipients may change the settings of attack protection. */
const permission = 'update:attack_protection'

const [hourMs, dayMs] = [60 * 60 * 1000, 24 * 60 * 60 * 1000]
/** The time in which there is one mail, whatever happens. */
const windows = { immediately: hourMs, daily: dayMs, weekly: 7 * dayMs, monthly: 30 * dayMs }

/** Whether administrators have to be notified of an IP address without attempts. */
export const isAddressNoticeDue = async (
  store: Pick<Resources, 'attempts'>,
  { notifies }: AddressGuard,
): Promise<boolean> => notifies && isWarningDue(store, 'throttled address', hourMs)

/** Mails administrators that an IP address has no attempts left. */
export const notifyOfAddress = (
  { tenant, mailer }: Place,
  { ip: address = '' }: Pick<LoginOrigin, 'ip'>,
): void =>
  warnAdministrators(mailer, tenant, permission, (branding, to) =>
    composeThrottledAddress(branding, { to, address }),
  )

/** A use of a password, and what a leaked one leads to there. */
interface Stage {
  readonly name: string
  readonly shields: readonly string[]
}

/** Whether administrators have to be notified of a leaked password at this stage. */
export async function isLeakNoticeDue(
  store: Pick<Resources, 'attempts'>,
  { attackProtection }: Pick<Tenant, 'attackProtection'>,
  { name, shields }: Stage,
): Promise<boolean> {
  if (!shields.includes('admin_notification')) return false
  const { admin_notification_frequency: frequencies = [] } = attackProtection.breachedPasswords
  const windowMs = Math.min(...frequencies.map((each) => windows[each]))
  return isWarningDue(
    store,
    `leaked password ${name}`,
    Number.isFinite(windowMs) ? windowMs : hourMs,
  )
}

/** Mails administrators that a user entered a leaked password. */
export const notifyOfLeak = ({ tenant, mailer }: Place): void =>
  warnAdministrators(mailer, tenant, permission, (branding, to) =>
    composeLeakedPassword(branding, { to }),
  )
