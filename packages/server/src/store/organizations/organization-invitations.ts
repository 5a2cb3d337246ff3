import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { newClientId, newShortId } from '../../ids.ts'
import { lockClients } from '../connections/connection-clients.ts'
import type { OrganizationInvitation as Row } from '../prisma/client.ts'
import { hashSecret } from '../rows/hash-secret.ts'
import { jsonOf } from '../rows/json.ts'
import { type CountBound, type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import { readOfOrganization, requireAssignableRoles, requireOrganization } from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import { readInvitationSettings } from './invitation-settings.ts'

type Shown = Schema<'OrganizationInvitation'>

/** An invitation with all its members; answers may have fewer, by `fields`. */
export type Invitation = Shown &
  Required<
    Pick<
      Shown,
      | 'id'
      | 'client_id'
      | 'inviter'
      | 'invitee'
      | 'invitation_url'
      | 'ticket_id'
      | 'created_at'
      | 'expires_at'
      | 'organization_id'
    >
  >
type Definition = Omit<
  Schema<'OrganizationInvitationDefinition'>,
  'send_invitation_email' | 'ttl_sec'
> & {
  /** The URL to which the parameters of the invitation are appended. */
  readonly loginUrl: string
  readonly ttlSec: number
}

/** An open invitation, as the pages that accept it read it. */
export interface OpenInvitation {
  readonly organizationId: string
  readonly clientId: string
  readonly inviterName: string
  readonly email: string
  readonly connectionId?: string
  readonly roles: readonly string[]
  readonly app_metadata?: Readonly<Record<string, unknown>>
  readonly user_metadata?: Readonly<Record<string, unknown>>
}

/**
 * The open invitations to organizations. A ticket is stored as a hash, by which it is found, and
 * encrypted, for its URL.
 */
export interface OrganizationInvitations {
  /** The oldest first, or by `sort`. @throws ApiError `organization_not_found` */
  list(
    organizationId: string,
    query: OffsetQuery & { readonly sort?: string },
  ): Promise<OffsetPage<Invitation>>
  /** @throws ApiError `organization_not_found` */
  get(organizationId: string, id: string): Promise<Invitation | undefined>
  /** @throws ApiError `organization_not_found`, `role_not_found` */
  create(organizationId: string, definition: Definition): Promise<Invitation>
  /**
   * Deletes an invitation.
   *
   * @returns whether there was one
   * @throws ApiError `organization_not_found`
   */
  delete(organizationId: string, id: string): Promise<boolean>
  /** The invitation of a ticket that can still be accepted. */
  findOpen(ticket: string): Promise<OpenInvitation | undefined>
  /** Deletes the invitation of a ticket. Of concurrent calls, one gets it. */
  redeem(ticket: string): Promise<OpenInvitation | undefined>
}

export function organizationInvitations(scope: Scope): OrganizationInvitations {
  const { database, tenantId, sealer, now, changes } = scope
  const table = database.organizationInvitation
  const show = async ({ organization, ...row }: ShownRow): Promise<Invitation> => {
    const ticket = await sealer.open(tenantId, purposeOf(row.id), row.sealedTicket)
    return toInvitation(row, ticket, organization.name)
  }
  const findRow = (organizationId: string, id: string) =>
    readOfOrganization(scope, organizationId, () =>
      table.findFirst({ where: { tenantId, organizationId, id }, include: withName }),
    )
  return {
    async list(organizationId, { sort, ...query }) {
      const where = { tenantId, organizationId }
      const direction = sort?.endsWith(':-1') ? ('desc' as const) : ('asc' as const)
      const orderBy = [{ createdAt: direction }, { id: direction }]
      const rows = {
        idName: 'id' as const,
        find: (window: object) => table.findMany({ ...window, where, orderBy, include: withName }),
        count: (bound: CountBound) => table.count({ ...bound, where }),
      }
      const { items, ...page } = await readOfOrganization(scope, organizationId, () =>
        offsetPage(query, rows, show),
      )
      return { ...page, items: await Promise.all(items) }
    },
    async get(organizationId, id) {
      const row = await findRow(organizationId, id)
      return row ? show(row) : undefined
    },
    async create(organizationId, { client_id: clientId, invitee, loginUrl, ttlSec, ...members }) {
      const [{ name }, clients] = await sentTogether([
        requireOrganization(scope, organizationId),
        lockClients(scope, [clientId]),
        members.roles && requireAssignableRoles(scope, members.roles, organizationId),
      ])
      if (!clients.has(clientId)) throw refusedBody('The client does not exist', 'client_id')
      const [id, ticket, createdAt] = [newShortId('uinv'), newClientId(), now()]
      const data = {
        tenantId,
        id,
        organizationId,
        clientId,
        ticketHash: hashSecret(ticket),
        sealedTicket: await sealer.seal(tenantId, purposeOf(id), ticket),
        inviteeEmail: invitee.email,
        settings: jsonOf({ ...members, loginUrl }),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + ttlSec * 1000),
      }
      const made = toInvitation(await table.create({ data }), ticket, name)
      changes.created('organization_invitation', noted(made))
      return made
    },
    async delete(organizationId, id) {
      const row = await findRow(organizationId, id)
      if (!row) return false
      const { count } = await table.deleteMany({ where: { tenantId, id } })
      if (count > 0) changes.deleted('organization_invitation', noted(await show(row)))
      return count > 0
    },
    async findOpen(ticket) {
      const where = { tenantId, ticketHash: hashSecret(ticket), expiresAt: { gt: now() } }
      const row = await table.findFirst({ where })
      return row ? toOpen(row) : undefined
    },
    redeem: (ticket) => redeem(scope, ticket, show),
  }
}

type Show = (row: ShownRow) => Promise<Invitation>

async function redeem(
  { database, tenantId, now, changes }: Scope,
  ticket: string,
  show: Show,
): Promise<OpenInvitation | undefined> {
  const table = database.organizationInvitation
  const where = { tenantId, ticketHash: hashSecret(ticket), expiresAt: { gt: now() } }
  const row = await table.findFirst({ where, include: withName })
  if (!row) return undefined
  const { count } = await table.deleteMany({ where: { tenantId, id: row.id } })
  if (count === 0) return undefined
  changes.deleted('organization_invitation', noted(await show(row)))
  const { roles, ...open } = toOpen(row)
  // Roles may have been deleted since.
  const known = await database.role.findMany({ where: { tenantId, id: { in: [...roles] } } })
  return { ...open, roles: known.map(({ id }) => id) }
}

const withName = { organization: { select: { name: true } } } as const

type ShownRow = Row & { readonly organization: { readonly name: string } }

/** The purpose for which the ticket of an invitation is sealed. */
const purposeOf = (id: string) => `organization-invitation/${id}`

/** An invitation in logs and events, without its ticket. */
function noted({ ticket_id: _ticket, invitation_url: _url, organization_id, ...rest }: Invitation) {
  return { ...rest, organization: { id: organization_id } }
}

function toOpen({ organizationId, clientId, inviteeEmail: email, settings }: Row): OpenInvitation {
  const members = readInvitationSettings(settings)
  const { inviter, connection_id: connectionId, roles = [] } = members
  const { app_metadata, user_metadata } = members
  return {
    organizationId,
    clientId,
    inviterName: inviter.name,
    email,
    roles,
    ...(connectionId !== undefined && { connectionId }),
    ...(app_metadata !== undefined && { app_metadata }),
    ...(user_metadata !== undefined && { user_metadata }),
  }
}

function toInvitation(row: Row, ticket: string, organizationName: string): Invitation {
  const { loginUrl, inviter, ...members } = readInvitationSettings(row.settings)
  const url = new URL(loginUrl)
  url.searchParams.set('invitation', ticket)
  url.searchParams.set('organization', row.organizationId)
  url.searchParams.set('organization_name', organizationName)
  return {
    id: row.id,
    client_id: row.clientId,
    inviter,
    invitee: { email: row.inviteeEmail },
    invitation_url: url.href,
    ticket_id: ticket,
    ...members,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    organization_id: row.organizationId,
  }
}
