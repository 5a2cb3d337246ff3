import type { Schema } from '@latchkey/contract'
import { logs } from './logs.ts'
import { Prisma } from './prisma/client.ts'
import type { Scope } from './scope.ts'

/** An account that somebody says is theirs. */
export interface LoginAccount {
  readonly userId: string
  readonly provider: string
  readonly providerUserId: string
  readonly connectionId: string
  readonly connection: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly isBlocked: boolean
  /** A PHC string; nothing for who has no password. */
  readonly passwordHash: string | null
}

/** Where a log-in came from, and for what. */
export interface LoginOrigin {
  readonly clientId: string
  readonly clientName: string
  readonly ip?: string
  readonly userAgent?: string
  readonly hostname?: string
}

/** Failed, by password, by an unknown user; and what too many of them led to. */
export type LoginFailure = 'f' | 'fp' | 'fu' | 'fs' | 'limit_wc' | 'limit_mu' | 'pwd_leak'

/** Who logs in to one tenant. */
export interface Logins {
  /**
   * The account that is known by this e-mail address, username or phone number at a connection that
   * the client is enabled for; the oldest connection first, or the one that is named. Applications
   * of others have those of the whole tenant, too (`is_domain_connection`).
   */
  find(by: {
    readonly clientId: string
    readonly identifier: string
    readonly connection?: string
  }): Promise<LoginAccount | undefined>
  /** Counts the log-in and writes its entry. */
  succeed(account: Omit<LoginAccount, 'passwordHash'>, origin: LoginOrigin): Promise<void>
  /** Takes the place of a hash that is out of date. */
  replaceHash(account: LoginAccount, passwordHash: string): Promise<void>
  /** Writes down that somebody was not let in, and why. */
  fail(type: LoginFailure, identifier: string, origin: LoginOrigin): Promise<void>
}

export function logins(scope: Scope): Logins {
  const { database, tenantId, now } = scope
  const entryOf = ({ clientId, clientName, ip, userAgent, hostname }: LoginOrigin) => ({
    client_id: clientId,
    client_name: clientName,
    ...(ip !== undefined && { ip }),
    ...(userAgent !== undefined && { user_agent: userAgent }),
    ...(hostname !== undefined && { hostname }),
  })
  return {
    find: (by) => findAccount(scope, by),
    async replaceHash({ provider, providerUserId }, passwordHash) {
      const key = { tenantId, provider, providerUserId }
      await database.identity.update({
        where: { tenantId_provider_providerUserId: key },
        data: { passwordHash },
      })
    },
    async succeed(account, origin) {
      const { userId, provider, connection, connectionId } = account
      await database.user.update({
        where: { tenantId_userId: { tenantId, userId } },
        data: {
          lastLogin: now(),
          loginsCount: { increment: 1 },
          ...(origin.ip !== undefined && { lastIp: origin.ip }),
        },
      })
      const strategy = { strategy: provider, strategy_type: strategyTypeOf(provider) }
      const of = { user_id: userId, connection, connection_id: connectionId, ...strategy }
      const name = account.email === null ? {} : { user_name: account.email }
      await logs(scope).append({ type: 's', ...entryOf(origin), ...of, ...name })
    },
    async fail(type, identifier, origin) {
      await logs(scope).append({ type, ...entryOf(origin), user_name: identifier.slice(0, 256) })
    },
  }
}

const strategyTypeOf = (provider: string) => (provider === 'auth0' ? 'database' : 'passwordless')

async function findAccount(
  { database, tenantId }: Scope,
  { clientId, identifier, connection }: Parameters<Logins['find']>[0],
): Promise<LoginAccount | undefined> {
  const known = identifier.trim().toLowerCase()
  const named = connection === undefined ? Prisma.empty : Prisma.sql`and c.name = ${connection}`
  const [account] = await database.$queryRaw<LoginAccount[]>`
    select i.user_id as "userId", i.provider, i.provider_user_id as "providerUserId",
           c.id as "connectionId", c.name as connection, coalesce(i.email, u.email) as email,
           u.email_verified as "emailVerified", u.blocked as "isBlocked",
           i.password_hash as "passwordHash"
      from connections c
      join identities i on i.tenant_id = c.tenant_id and i.connection_id = c.id
       and (i.email = ${known} or i.username = ${known} or i.phone_number = ${known})
      join users u on u.tenant_id = i.tenant_id and u.user_id = i.user_id
     where c.tenant_id = ${tenantId} and c.strategy = 'auth0' ${named}
       and (exists (select from connection_clients e where e.tenant_id = c.tenant_id
                       and e.connection_id = c.id and e.client_id = ${clientId})
         or c.settings ->> 'is_domain_connection' = 'true'
            and exists (select from clients t where t.tenant_id = c.tenant_id
                           and t.client_id = ${clientId} and not t.is_first_party))
     order by c.created_at limit 1`
  return account
}

/** Whether people may make an account of their own there. */
export function takesSignups(options: Schema<'ConnectionOptions'>): boolean {
  const { disable_signup, authentication_methods } = options
  return disable_signup !== true && authentication_methods?.password?.signup_behavior !== 'block'
}

/** Whether people may log in there by passkeys. */
export const takesPasskeys = ({ authentication_methods }: Schema<'ConnectionOptions'>): boolean =>
  authentication_methods?.passkey?.enabled === true
