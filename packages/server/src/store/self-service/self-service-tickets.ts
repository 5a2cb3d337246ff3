import { randomBytes } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { newSelfServiceTicket } from '../../ids.ts'
import type { SelfServiceTicket as Row } from '../prisma/client.ts'
import { hashSecret } from '../rows/hash-secret.ts'
import { jsonOf } from '../rows/json.ts'
import { lockedRow } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

/** A domain that a customer adds, and the code by which DNS shows that it is theirs. */
export interface TicketDomain {
  readonly domain: string
  readonly code: string
  readonly isVerified: boolean
  /** Whether it counts as verified because the organization of the ticket has verified it. */
  readonly isOfOrganization?: boolean
}

/** A domain that is not verified, with a new code. */
export const newTicketDomain = (domain: string): TicketDomain => ({
  domain,
  code: randomBytes(16).toString('base64url'),
  isVerified: false,
})

/** What a customer has done with a ticket. */
export interface TicketProgress {
  /** The chosen identity provider. */
  readonly provider?: string
  readonly domains?: readonly TicketDomain[]
  /** Whether a test log-in has succeeded with the present settings. */
  readonly isTested?: boolean
  readonly isEnabled?: boolean
}

type Settings = Omit<Schema<'SelfServiceTicketDefinition'>, 'ttl_sec'>

/** A ticket, without its secret. */
export interface SelfServiceTicket {
  /** The hash of the secret. */
  readonly id: string
  readonly profileId: string
  readonly settings: Settings
  readonly progress: TicketProgress
  /** The connection that the customer has created, or may change. */
  readonly connectionId: string | undefined
  readonly expiresAt: Date
}

/** The access tickets of one tenant. An expired ticket is not found. */
export interface SelfServiceTickets {
  /** The ticket of a link, unless it was opened too often. */
  find(secret: string): Promise<SelfServiceTicket | undefined>
  get(id: string): Promise<SelfServiceTicket | undefined>
  /** The ticket, which no other transaction changes until this one ends. */
  lock(id: string): Promise<SelfServiceTicket | undefined>
  /** @returns the secret, of which only a hash is stored */
  create(profileId: string, settings: Settings, lifetimeSeconds: number): Promise<string>
  /**
   * Opens a ticket, which from the first time on is valid for a limited time. Undefined for a
   * ticket that was opened too often.
   */
  open(secret: string): Promise<SelfServiceTicket | undefined>
  update(
    ticket: SelfServiceTicket,
    change: { readonly progress: TicketProgress; readonly connectionId?: string },
  ): Promise<void>
  /** Revokes a ticket of a profile, if there is one. */
  revoke(profileId: string, secret: string): Promise<void>
}

/** How often a link can be opened, and how long it is valid from the first time on. */
const openingsMax = 10
export const openSeconds = 5 * 60 * 60

export function selfServiceTickets(scope: Scope): SelfServiceTickets {
  const { database, tenantId, now, changes } = scope
  const table = database.selfServiceTicket
  const keyOf = (ticketHash: string) => ({ tenantId_ticketHash: { tenantId, ticketHash } })
  const alive = (row: Row | null | undefined) => (row && row.expiresAt > now() ? row : undefined)
  const lockRow = async (ticketHash: string) => {
    const key = { ticket_hash: ticketHash }
    const row = await lockedRow(scope, 'self_service_tickets', key, (locked) =>
      locked.selfServiceTicket.findUnique({ where: keyOf(ticketHash) }),
    )
    return alive(row)
  }
  const openable = (row: Row | undefined) => (row && row.openings < openingsMax ? row : undefined)
  return {
    async find(secret) {
      const row = await table.findUnique({ where: keyOf(hashSecret(secret)) })
      return toTicket(openable(alive(row)))
    },
    get: async (id) => toTicket(alive(await table.findUnique({ where: keyOf(id) }))),
    lock: async (id) => toTicket(await lockRow(id)),
    create: (...ticket) => create(scope, ...ticket),
    async open(secret) {
      const ticketHash = hashSecret(secret)
      const row = openable(await lockRow(ticketHash))
      if (!row) return undefined
      const at = now()
      const isFirst = row.openedAt === null
      const data = {
        openings: row.openings + 1,
        openedAt: row.openedAt ?? at,
        expiresAt: isFirst ? new Date(at.getTime() + openSeconds * 1000) : row.expiresAt,
      }
      const after = { ...row, ...data }
      const sent = table.updateMany({ where: { tenantId, ticketHash }, data })
      changes.updated('self_service_ticket', toWire(row), toWire(after), sent)
      return toTicket(after)
    },
    async update({ id }, { progress, connectionId }) {
      const row = await lockRow(id)
      if (!row) return
      const data = {
        progress: jsonOf(progress),
        connectionId: connectionId ?? row.connectionId,
      }
      const sent = table.updateMany({ where: { tenantId, ticketHash: id }, data })
      changes.updated('self_service_ticket', toWire(row), toWire({ ...row, ...data }), sent)
    },
    async revoke(profileId, secret) {
      const ticketHash = hashSecret(secret)
      const row = await lockRow(ticketHash)
      if (row?.profileId !== profileId) return
      const sent = table.deleteMany({ where: { tenantId, ticketHash } })
      changes.deleted('self_service_ticket', toWire(row), sent)
    },
  }
}

async function create(
  { database, tenantId, now, changes }: Scope,
  ...[profileId, settings, lifetimeSeconds]: Parameters<SelfServiceTickets['create']>
): Promise<string> {
  const secret = newSelfServiceTicket()
  const createdAt = now()
  const pending = settings.domain_aliases_config?.pending_domains ?? []
  const data = {
    tenantId,
    ticketHash: hashSecret(secret),
    profileId,
    settings: jsonOf(settings),
    progress: jsonOf({ domains: pending.map(newTicketDomain) }),
    connectionId: settings.connection_id ?? null,
    openings: 0,
    createdAt,
    openedAt: null,
    expiresAt: new Date(createdAt.getTime() + lifetimeSeconds * 1000),
  }
  const sent = database.selfServiceTicket.createMany({ data })
  changes.created('self_service_ticket', toWire(data), sent)
  return secret
}

/** The API, and the pages, have validated what the columns contain. */
const read = <T>(value: unknown): T => JSON.parse(JSON.stringify(value))

function toTicket(row: Row | undefined): SelfServiceTicket | undefined {
  if (!row) return undefined
  const { ticketHash: id, profileId, connectionId, expiresAt } = row
  const settings = read<Settings>(row.settings)
  const progress = read<TicketProgress>(row.progress)
  return { id, profileId, settings, progress, connectionId: connectionId ?? undefined, expiresAt }
}

/** The ticket as log entries and events show it. */
function toWire(row: Row) {
  const {
    provider,
    domains = [],
    isTested = false,
    isEnabled = false,
  } = read<TicketProgress>(row.progress)
  return {
    id: row.ticketHash,
    profile_id: row.profileId,
    ...read<Settings>(row.settings),
    ...(row.connectionId !== null && { connection_id: row.connectionId }),
    openings: row.openings,
    ...(provider !== undefined && { provider }),
    domains: domains.map(({ domain, isVerified }) => ({ domain, is_verified: isVerified })),
    is_tested: isTested,
    is_enabled: isEnabled,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  }
}
