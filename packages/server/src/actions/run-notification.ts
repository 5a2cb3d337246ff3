import { setTimeout } from 'node:timers/promises'
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

/** The most attempts to send a message, and the time before the second one, which doubles. */
const attemptsMax = 5
const firstRetryMs = 500

/**
 * Lets the bound actions send a message. Only an action that asks for it gets the message again,
 * since a failed attempt may have delivered it.
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
  for (let attempt = 1; ; attempt += 1) {
    const { calls, failure } = await runTrigger(tenant, { trigger, event })
    if (failure) return describeFailure(failure)
    const retried = calls.find(({ method }) => method === 'notification.retry')
    if (!retried || calls.some(({ method }) => method === 'notification.drop')) return undefined
    if (attempt === attemptsMax) {
      return `The action asked for a retry ${attemptsMax} times: ${reasonOf(retried.args[0]) ?? ''}`
    }
    await setTimeout(firstRetryMs * 2 ** (attempt - 1))
  }
}
