import { type Registration, runPostRegistration } from '../../actions/registrations.ts'
import { isBound } from '../../actions/run-trigger.ts'
import type { Mailer } from '../../mail/mail.ts'
import { withoutDeadline } from '../../timing/deadline.ts'

/** Runs the actions after a sign-up in the background. */
export function afterRegistration(
  registration: Registration,
  mailer: Pick<Mailer, 'laterByCode'>,
): void {
  const { tenant } = registration
  if (!isBound(tenant, 'post-user-registration')) return
  mailer.laterByCode(tenant.id, () => withoutDeadline(() => runPostRegistration(registration)))
}
