import type { Schema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { LoginOrigin } from '../store/logs/logins.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { ArgumentError } from './argument-error.ts'
import { clientPart, type EventPart, tenantPart, userPart } from './event/event-parts.ts'
import { reasonOf } from './reason-of.ts'
import { isBound, runTrigger } from './run-trigger.ts'
import { type MetadataChange, metadataChangeOf, withMetadata } from './user-metadata.ts'

/** A user who signs up, and where. */
export interface Registration {
  readonly tenant: Tenant
  readonly origin: LoginOrigin
  readonly connection: Pick<Connection, 'id' | 'name' | 'strategy' | 'metadata'>
  /** The user, or what is known before there is one. */
  readonly user: Schema<'User'>
}

/**
 * Runs the actions of a sign-up before the user is created. It sends no statement for a tenant
 * without such actions.
 *
 * @returns the metadata that the user gets
 * @throws ApiError `signup_denied` where an action refuses the sign-up, or fails
 */
export async function runPreRegistration(registration: Registration): Promise<MetadataChange> {
  const { tenant } = registration
  if (!isBound(tenant, 'pre-user-registration')) return {}
  const event = await eventOf(registration)
  const trigger = 'pre-user-registration'
  const { calls, ended, failure } = await runTrigger(tenant, {
    trigger,
    event,
    amend: withMetadata,
  })
  if (failure) throw new ApiError('signup_denied')
  if (ended) {
    const [reason, message = reason] = ended.args
    const shown = reasonOf(message)
    throw new ApiError('signup_denied', { ...(shown !== undefined && { message: shown }) })
  }
  try {
    return metadataChangeOf(calls) ?? {}
  } catch (error) {
    throw error instanceof ArgumentError ? new ApiError('signup_denied', { cause: error }) : error
  }
}

/** Runs the actions of a sign-up after the user was created; nothing depends on what they do. */
export async function runPostRegistration(registration: Registration): Promise<void> {
  const { tenant } = registration
  if (!isBound(tenant, 'post-user-registration')) return
  const event = await eventOf(registration)
  await runTrigger(tenant, { trigger: 'post-user-registration', event })
}

async function eventOf(registration: Registration): Promise<EventPart> {
  const { tenant, origin, connection, user } = registration
  const { clientId, ip, userAgent, hostname } = origin
  const client = await tenant.clients.find(clientId)
  const { id, name, strategy, metadata = {} } = connection
  return {
    user: userPart(user),
    connection: { id, name, strategy, metadata },
    tenant: tenantPart(tenant),
    request: {
      method: 'POST',
      query: {},
      body: {},
      geoip: {},
      ...(hostname !== undefined && { hostname }),
      ...(ip !== undefined && { ip }),
      ...(userAgent !== undefined && { user_agent: userAgent }),
    },
    ...(client && { client: clientPart(client) }),
  }
}
