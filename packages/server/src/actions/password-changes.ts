import type { Tenant } from '../tenancy/tenancy.ts'
import { withoutDeadline } from '../timing/deadline.ts'
import {
  type CausingRequest,
  connectionPart,
  requestPart,
  tenantPart,
  userPart,
} from './event/event-parts.ts'
import { isBound, runTrigger } from './run-trigger.ts'

/** Does work after the request, in turn with that of other tenants. */
interface Later {
  laterByCode(tenantId: string, work: () => Promise<void>): void
}

/** A user whose password was changed. */
export interface PasswordChange {
  readonly tenant: Tenant
  readonly userId: string
  /** The name of the connection of the account. */
  readonly connection: string
  /** The request of the user; absent where an administrator has changed the password. */
  readonly request?: CausingRequest
}

/**
 * Runs the actions after a change of a password, in the background: nothing depends on what they
 * do. It does nothing for a tenant without such actions.
 */
export function afterPasswordChange(later: Later, change: PasswordChange): void {
  const { tenant } = change
  if (!isBound(tenant, 'post-change-password')) return
  const request = change.request && requestPart(change.request)
  later.laterByCode(tenant.id, () => withoutDeadline(() => run(change, request)))
}

async function run(
  { tenant, userId, connection: name }: PasswordChange,
  request: object = {},
): Promise<void> {
  const [user, connection] = await Promise.all([
    tenant.store.users.get(userId),
    connectionPart(tenant, name),
  ])
  if (!user) return
  await runTrigger(tenant, {
    trigger: 'post-change-password',
    event: { user: userPart(user), connection, request, tenant: tenantPart(tenant) },
  })
}
