import { newHexId } from '../../ids.ts'
import type { Connection } from '../connections/connection-wire.ts'
import { openToClient } from '../connections/open-to-client.ts'
import type { LoginAccount } from '../logs/logins.ts'
import { Prisma } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import type { Scope } from '../rows/scope.ts'
import { type Arrival, arrive, type OnlyTokens, onlyTokensOf } from './account-arrivals.ts'
import type { AccountProfile } from './account-profile.ts'
import { type IdentityTokens, sealTokens } from './identity-tokens.ts'
import { userRow } from './user-rows.ts'
import { toWire, withIdentities } from './user-wire.ts'

/** An identity's provider is the strategy of its connection. */
type Place = Pick<Connection, 'id' | 'name' | 'strategy'>

export interface NewAccount {
  /** Identifies the user at the connection. */
  readonly email?: string
  /** Identifies the user at the connection, in E.164 format. */
  readonly phoneNumber?: string
  /** The identifier of the user at the provider; generated if left out. */
  readonly subject?: string
  readonly isSocial?: boolean
  readonly profile: AccountProfile
  /** Tokens of the identity provider, which are stored sealed. */
  readonly tokens?: IdentityTokens | undefined
}

/** The accounts of users at connections without passwords. */
export interface Accounts {
  findByEmail(connection: Place, email: string): Promise<LoginAccount | undefined>
  findByPhone(connection: Place, phoneNumber: string): Promise<LoginAccount | undefined>
  findBySubject(connection: Place, subject: string): Promise<LoginAccount | undefined>
  /** The oldest account of a user at a connection that is enabled for the client. */
  findOpenTo(clientId: string, userId: string): Promise<LoginAccount | undefined>
  /**
   * The account of a log-in that changes nothing but its tokens. Undefined for an unknown account,
   * and where the profile differs.
   */
  findUnchanged(
    connection: Place,
    subject: string,
    arrival: Arrival,
  ): Promise<(OnlyTokens & { readonly account: LoginAccount }) | undefined>
  /**
   * Replaces the profile and the tokens of an account by those of a log-in. The profile becomes
   * that of the user if the account is the first one.
   */
  arrive(account: LoginAccount, arrival: Arrival): Promise<void>
  /**
   * Creates a user with this account.
   *
   * @throws ApiError `user_exists`
   */
  create(connection: Place, account: NewAccount): Promise<LoginAccount>
}

export function accounts(scope: Scope): Accounts {
  const { database, tenantId } = scope
  const find = async (where: Prisma.IdentityWhereUniqueInput, connection: Place) => {
    const identity = await database.identity.findUnique({ where, include: { user: true } })
    if (!identity || identity.connectionId !== connection.id) return undefined
    return accountOf(identity, connection)
  }
  const bySubject = ({ strategy: provider }: Place, providerUserId: string) => ({
    tenantId_provider_providerUserId: { tenantId, provider, providerUserId },
  })
  const findBySubject = (connection: Place, subject: string) =>
    find(bySubject(connection, subject), connection)
  return {
    findBySubject,
    findOpenTo: (clientId, userId) => findOpenTo(scope, clientId, userId),
    findByEmail: (connection, email) =>
      find(
        { tenantId_connectionId_email: { tenantId, connectionId: connection.id, email } },
        connection,
      ),
    async findUnchanged(connection, subject, arrival) {
      const where = bySubject(connection, subject)
      const include = { user: { include: withIdentities } }
      const found = await database.identity.findUnique({ where, include })
      if (!found || found.connectionId !== connection.id) return undefined
      const tokens = await onlyTokensOf(scope, found, arrival)
      return tokens && { ...tokens, account: accountOf(found, connection) }
    },
    arrive: (account, arrival) => arrive(scope, account, arrival),
    async findByPhone(connection, identifier) {
      const key = { tenantId, connectionId: connection.id, identifier }
      const found = await database.userIdentifier.findUnique({
        where: { tenantId_connectionId_identifier: key },
      })
      return found ? findBySubject(connection, found.providerUserId) : undefined
    },
    async create(connection, account) {
      const made = await findBySubject(connection, await createUser(scope, connection, account))
      if (!made) throw new Error('A user was not found in the transaction that created it')
      return made
    },
  }
}

type Found = Prisma.IdentityGetPayload<{ include: { user: true } }>

function accountOf({ user, ...identity }: Found, connection: Place): LoginAccount {
  const { userId, provider, providerUserId, phoneNumber } = identity
  return {
    userId,
    provider,
    providerUserId,
    connectionId: connection.id,
    connection: connection.name,
    email: identity.email ?? user.email,
    phoneNumber,
    emailVerified: user.emailVerified,
    isBlocked: user.blocked,
    accessEpoch: user.accessEpoch,
    passwordHash: null,
  }
}

async function findOpenTo(
  { database, tenantId }: Scope,
  clientId: string,
  userId: string,
): Promise<LoginAccount | undefined> {
  const [account] = await database.$queryRaw<LoginAccount[]>`
    select i.user_id as "userId", i.provider, i.provider_user_id as "providerUserId",
           c.id as "connectionId", c.name as connection, coalesce(i.email, u.email) as email,
           i.phone_number as "phoneNumber", u.email_verified as "emailVerified",
           u.blocked as "isBlocked", u.access_epoch as "accessEpoch", null as "passwordHash"
      from identities i
      join users u on u.tenant_id = i.tenant_id and u.user_id = i.user_id
      join connections c on c.tenant_id = i.tenant_id and c.id = i.connection_id
      join clients t on t.tenant_id = c.tenant_id and t.client_id = ${clientId}
       and ${Prisma.raw(openToClient)}
     where i.tenant_id = ${tenantId} and i.user_id = ${userId}
     order by i.created_at, c.created_at limit 1`
  return account
}

/** @returns the subject of the account */
async function createUser(scope: Scope, connection: Place, account: NewAccount): Promise<string> {
  const { database, tenantId, now, changes } = scope
  const { email = null, phoneNumber = null, isSocial = false, profile, tokens } = account
  const { subject: providerUserId = newHexId() } = account
  const { id: connectionId, strategy: provider } = connection
  const { userMetadata: _, appMetadata: __, ...row } = userRow(profile, provider, providerUserId)
  const { userId } = row
  const at = now()
  const sealedTokens = await sealTokens(scope, { provider, providerUserId }, tokens)
  const make = async () => {
    await database.user.create({ data: { tenantId, ...row, createdAt: at, updatedAt: at } })
    await database.identity.create({
      data: {
        tenantId,
        userId,
        connectionId,
        provider,
        providerUserId,
        email,
        phoneNumber,
        isSocial,
        sealedTokens,
        createdAt: at,
      },
    })
    return database.user.findUniqueOrThrow({
      where: { tenantId_userId: { tenantId, userId } },
      include: withIdentities,
    })
  }
  changes.created('user', toWire(await refusingDuplicates('user_exists', make()), scope))
  return providerUserId
}
