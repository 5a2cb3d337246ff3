import type { Tenant } from '../tenancy/tenancy.ts'
import { clientPart, type EventPart, tenantPart, userPart } from './event/event-parts.ts'
import { reasonOf } from './reason-of.ts'
import { describeFailure, isBound, runTrigger } from './run-trigger.ts'

/** A message that an action sends. */
export interface Notification {
  readonly trigger: 'custom-email-provider' | 'custom-phone-provider'
  /** `event.notification`, in the terms of the hosted API. */
  readonly notification: EventPart
  readonly userId?: string | undefined
  readonly clientId?: string | undefined
}

type OfTenant = Pick<Tenant, 'id' | 'name' | 'store' | 'sandbox' | 'clients' | 'boundTriggers'>

/** Whether an action sends the messages of a tenant; it sends no statement. */
export const isSentByAction = (
  tenant: Pick<Tenant, 'boundTriggers'>,
  trigger: Notification['trigger'],
): boolean => isBound(tenant, trigger)

/**
 * Lets the bound actions send a message. There is one attempt, since the first one may have been
 * delivered.
 *
 * @returns why it was not sent, for the log; undefined if it was sent, or dropped by the action
 */
export async function sendByAction(
  tenant: OfTenant,
  { trigger, notification, userId, clientId }: Notification,
): Promise<string | undefined> {
  const [user, client] = await Promise.all([
    userId === undefined ? undefined : tenant.store.users.get(userId),
    clientId === undefined ? undefined : tenant.clients.find(clientId),
  ])
  const event = {
    notification,
    tenant: tenantPart(tenant),
    ...(user && { user: userPart(user) }),
    ...(client && { client: clientPart(client) }),
  }
  const { calls, failure } = await runTrigger(tenant, { trigger, event })
  if (failure) return describeFailure(failure)
  const retried = calls.find(({ method }) => method === 'notification.retry')
  return retried && `The action asks for a retry: ${reasonOf(retried.args[0]) ?? ''}`
}
