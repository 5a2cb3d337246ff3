import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import {
  type CustomerProvider,
  customerProviderOf,
  providerOfStrategy,
} from '../../connectors/customer-providers.ts'
import { ApiError } from '../../errors.ts'
import type { Connection } from '../../store/connections/connection-wire.ts'
import type { SelfServiceProfile } from '../../store/self-service/self-service-profiles.ts'
import {
  openSeconds,
  type SelfServiceTicket,
} from '../../store/self-service/self-service-tickets.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import { authorOf } from '../../tenancy/author-of.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { hostCookie } from '../cookies.ts'

/** A customer's browser that has opened an access ticket. */
export interface SelfServiceSession {
  readonly req: Request
  readonly tenant: Tenant
  /** The value of the cookie. */
  readonly browser: string
  readonly ticket: SelfServiceTicket
  readonly profile: SelfServiceProfile
  /** The connection that is set up, once there is one. */
  readonly connection: Connection | undefined
  /** The identity provider, once it is chosen. */
  readonly provider: CustomerProvider | undefined
}

const model = 'SelfServiceSession'
const cookie = hostCookie('self_service')

/**
 * Opens a ticket in a browser.
 *
 * @throws ApiError `self_service_ticket_invalid`
 */
export async function openSession(req: Request, res: Response, secret: string): Promise<void> {
  const ticket = await writeAs(req, (store) => store.selfServiceTickets.open(secret))
  if (!ticket) throw invalid()
  const browser = randomBytes(32).toString('base64url')
  const record = { payload: { ticket: ticket.id }, accountId: '', lifetimeSeconds: openSeconds }
  await req.tenant.store.oidc.records.keep(model, browser, record)
  cookie.set(req, res, browser)
}

/** @throws ApiError `self_service_ticket_invalid`, also once the ticket was revoked */
export async function requireSession(req: Request): Promise<SelfServiceSession> {
  const { tenant } = req
  const { store } = tenant
  const browser = cookie.read(req)
  const id = browser && (await store.oidc.records.find(model, browser))?.payload.ticket
  const ticket = typeof id === 'string' ? await store.selfServiceTickets.get(id) : undefined
  if (browser === undefined || !ticket) throw invalid()
  const { connectionId, profileId, progress, settings } = ticket
  const [profile, connection] = await Promise.all([
    store.selfServiceProfiles.get(profileId),
    connectionId === undefined ? undefined : store.connections.get(connectionId),
  ])
  const isLost = settings.connection_id !== undefined && !connection
  if (!profile || isLost) throw invalid()
  const chosen = customerProviderOf(progress.provider)
  const provider = connection
    ? ofConnection(connection, chosen)
    : profile.allowed_strategies.some((each) => each === chosen?.id)
      ? chosen
      : undefined
  return { req, tenant, browser, ticket, profile, connection, provider }
}

const ofConnection = ({ strategy }: Connection, chosen: CustomerProvider | undefined) =>
  chosen?.strategy === strategy ? chosen : providerOfStrategy(strategy)

/**
 * Runs a write of a customer in one transaction, together with its log entry. The ticket is locked
 * first: one that was revoked meanwhile writes nothing.
 *
 * @throws ApiError `self_service_ticket_invalid`
 */
export const writeOf = <T>(
  { req, ticket }: Pick<SelfServiceSession, 'req' | 'ticket'>,
  work: (store: Resources, ticket: SelfServiceTicket) => Promise<T>,
): Promise<T> =>
  writeAs(req, async (store) => {
    const current = await store.selfServiceTickets.lock(ticket.id)
    if (!current) throw invalid()
    return work(store, current)
  })

function writeAs<T>(req: Request, work: (store: Resources) => Promise<T>): Promise<T> {
  const { tenant, operation, facts, method } = req
  const path = req.originalUrl.split('?', 1)[0] ?? ''
  const author = authorOf({ operation, facts, method, path })
  return tenant.store.write({ ...author, logType: 'ss_sso_success' }, work)
}

/**
 * The connection of a ticket, locked.
 *
 * @throws ApiError `self_service_ticket_invalid` if it was deleted meanwhile
 */
export async function lockConnection(
  { connections }: Pick<Resources, 'connections'>,
  { connectionId }: SelfServiceTicket,
): Promise<Connection> {
  const connection = connectionId === undefined ? undefined : await connections.lock(connectionId)
  if (!connection) throw invalid()
  return connection
}

const invalid = () => new ApiError('self_service_ticket_invalid')
