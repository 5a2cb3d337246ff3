import { randomBytes } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import type { Prisma } from '../prisma/client.ts'
import { hashSecret } from '../rows/hash-secret.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import { endTickets, mailboxTickets, type TicketKind } from './end-tickets.ts'
import {
  type Account,
  accountsOf,
  chooseAccount,
  findNamedUser,
  firstAccount,
  type PasswordChange,
} from './ticket-accounts.ts'

type EmailVerification = Schema<'EmailVerificationTicketDefinition'>

/** The content of a ticket. */
export interface Ticket {
  readonly userId: string
  /** The account of the ticket. */
  readonly identity: { readonly provider: string; readonly user_id: string }
  /** The e-mail address of the account when the ticket was created, which redeeming it verifies. */
  readonly email?: string
  readonly result_url?: string
  readonly client_id?: string
  /** The organization may have been deleted since. */
  readonly organization_id?: string
  readonly includeEmailInRedirect?: boolean
  readonly mark_email_as_verified?: boolean
  /** The block that an `unblock` ticket ends; without `ip`, the block for all IP addresses. */
  readonly blocked?: { readonly identifier: string; readonly ip?: string }
  /** The factor that an enrollment is for; absent: one-time codes. */
  readonly factor?: 'webauthn-roaming'
  /** Whether the user may enroll it beside other factors. */
  readonly isAdditional?: boolean
  readonly createdAt: Date
}

/** A ticket, even if it can no longer be used. */
export interface EverTicket extends Ticket {
  readonly isUsable: boolean
}

type Settings = Omit<Ticket, 'userId' | 'createdAt'>

/** The tickets of one tenant. The secret of a ticket is answered once, and stored as a hash. */
export interface Tickets {
  /** @throws ApiError `user_not_found`, `invalid_body` */
  createEmailVerification(definition: EmailVerification): Promise<string>
  /**
   * Creates a ticket for an account of one of these providers.
   *
   * @throws ApiError `user_not_found`, `connection_not_found`, `invalid_body`
   */
  createPasswordChange(definition: PasswordChange, providers: readonly string[]): Promise<string>
  /**
   * Creates a ticket for the owner of a blocked account.
   *
   * @throws ApiError `user_not_found`
   */
  createUnblock(definition: UnblockDefinition): Promise<string>
  /** @throws ApiError `user_not_found` */
  createEnrollment(userId: string, definition: EnrollmentDefinition): Promise<string>
  /** Whether a ticket can be used. */
  findUsable(secret: string, kind: TicketKind): Promise<boolean>
  /** The content of a usable ticket. */
  find(secret: string, kind: TicketKind): Promise<Ticket | undefined>
  /** The content of a ticket, even if it was used or has expired. */
  findEver(secret: string, kind: TicketKind): Promise<EverTicket | undefined>
  /** The user of a usable ticket. */
  findUser(secret: string, kind: TicketKind): Promise<string | undefined>
  /** Consumes a ticket. Of concurrent calls, one gets it. */
  redeem(secret: string, kind: TicketKind): Promise<Ticket | undefined>
  /** Ends the usable tickets of a user that verify an address or set a password. */
  endMailboxLinks(userId: string): Promise<void>
}

/** The content of an `unblock` ticket. */
export interface UnblockDefinition {
  readonly user_id: string
  readonly blocked: NonNullable<Ticket['blocked']>
  readonly ttl_sec: number
}

export interface EnrollmentDefinition extends Pick<Ticket, 'factor' | 'isAdditional'> {
  readonly ttl_sec: number
}

const defaultTtlSec = 5 * 24 * 60 * 60

export function tickets(scope: Scope): Tickets {
  const { database, tenantId, now, changes } = scope
  const create = (...ticket: NewTicket) => createTicket(scope, ...ticket)
  return {
    async createEmailVerification(definition) {
      const [accounts] = await sentTogether([
        accountsOf(scope, definition.user_id),
        refuseUnknownParties(scope, definition),
      ])
      const account = chooseAccount(accounts, definition.identity)
      if (account?.email == null) throw refusedBody('The user has no e-mail address', 'user_id')
      return create('email_verification', account, definition)
    },
    async createPasswordChange(definition, providers) {
      const userId = await findNamedUser(scope, definition)
      const [accounts] = await sentTogether([
        accountsOf(scope, userId),
        refuseUnknownParties(scope, definition),
      ])
      const withPassword = accounts.filter(({ provider }) => providers.includes(provider))
      const account = chooseAccount(withPassword, definition.identity)
      if (!account) throw refusedBody('The user is in no database connection', 'user_id')
      return create('password_change', account, definition)
    },
    createUnblock: async ({ user_id, ...definition }) =>
      create('unblock', await firstAccount(scope, user_id), definition),
    createEnrollment: async (userId, definition) =>
      create('guardian_enrollment', await firstAccount(scope, userId), definition),
    find: (...named) => find(scope, ...named),
    findUsable: async (...named) => (await find(scope, ...named)) !== undefined,
    findEver: (...named) => findEver(scope, ...named),
    endMailboxLinks: (userId) => endTickets(scope, userId, mailboxTickets),
    findUser: async (...named) => (await find(scope, ...named))?.userId,
    async redeem(secret, kind) {
      const at = now()
      const [row] = await database.$queryRaw<Redeemed[]>`
        update tickets set used_at = ${at}
         where tenant_id = ${tenantId} and secret_hash = ${hashSecret(secret)} and kind = ${kind}
           and used_at is null and expires_at > ${at}
        returning user_id as "userId", settings, created_at as "createdAt"`
      if (!row) return undefined
      const { userId, settings, createdAt } = row
      const before = { kind, user_id: userId }
      changes.updated('ticket', before, { ...before, used_at: at.toISOString() })
      return { ...settings, userId, createdAt }
    },
  }
}

async function find(scope: Scope, secret: string, kind: TicketKind): Promise<Ticket | undefined> {
  const { isUsable, ...ticket } = (await findEver(scope, secret, kind)) ?? {}
  return isUsable ? (ticket as Ticket) : undefined
}

async function findEver(
  { database, tenantId, now }: Scope,
  secret: string,
  kind: TicketKind,
): Promise<EverTicket | undefined> {
  const where = { tenantId, secretHash: hashSecret(secret), kind }
  const row = await database.ticket.findFirst({ where })
  if (!row) return undefined
  const { userId, createdAt, usedAt, expiresAt } = row
  const isUsable = usedAt === null && expiresAt > now()
  return { ...(row.settings as unknown as Settings), userId, createdAt, isUsable }
}

function timesOf(createdAt: Date, ttlSec: number | undefined) {
  return { createdAt, expiresAt: new Date(createdAt.getTime() + (ttlSec || defaultTtlSec) * 1000) }
}

type NewTicket = [kind: TicketKind, account: Account, definition: TicketDefinition]

/**
 * Stores a ticket.
 *
 * @returns its secret
 */
async function createTicket(
  { database, tenantId, now, changes }: Scope,
  ...[kind, account, definition]: NewTicket
): Promise<string> {
  const { result_url, client_id, organization_id } = definition
  const { includeEmailInRedirect, mark_email_as_verified } = definition
  const { userId, provider, providerUserId: user_id, email } = account
  const settings: Settings = {
    identity: { provider, user_id },
    ...(email !== null && { email }),
    ...(result_url !== undefined && { result_url }),
    ...(client_id !== undefined && { client_id }),
    ...(organization_id !== undefined && { organization_id }),
    ...(includeEmailInRedirect !== undefined && { includeEmailInRedirect }),
    ...(mark_email_as_verified !== undefined && { mark_email_as_verified }),
    ...(definition.blocked && { blocked: definition.blocked }),
    ...(definition.factor && { factor: definition.factor }),
    ...(definition.isAdditional && { isAdditional: true }),
  }
  const secret = randomBytes(32).toString('base64url')
  const times = timesOf(now(), definition.ttl_sec)
  await database.ticket.create({
    data: {
      tenantId,
      secretHash: hashSecret(secret),
      kind,
      userId,
      ...times,
      settings: settings as unknown as Prisma.InputJsonObject,
    },
  })
  changes.created('ticket', {
    kind,
    user_id: userId,
    ...settings,
    expires_at: times.expiresAt.toISOString(),
  })
  return secret
}

interface Redeemed {
  readonly userId: string
  readonly settings: Settings
  readonly createdAt: Date
}

/** The members that both kinds of tickets have. */
type TicketDefinition = Omit<EmailVerification, 'user_id' | 'identity'> &
  Pick<PasswordChange, 'mark_email_as_verified'> &
  Pick<Ticket, 'blocked' | 'factor' | 'isAdditional'>

async function refuseUnknownParties(scope: Scope, definition: TicketDefinition): Promise<void> {
  const { database, tenantId } = scope
  const { result_url, client_id: clientId, organization_id: id } = definition
  if (result_url !== undefined && !URL.canParse(result_url)) {
    throw refusedBody('`result_url` must be a URL', 'result_url')
  }
  const [client, organization] = await sentTogether([
    clientId === undefined ||
      database.client.findUnique({ where: { tenantId_clientId: { tenantId, clientId } } }),
    id === undefined ||
      database.organization.findUnique({ where: { tenantId_id: { tenantId, id } } }),
  ])
  if (!client) throw refusedBody('The client does not exist', 'client_id')
  if (!organization) throw refusedBody('The organization does not exist', 'organization_id')
}
