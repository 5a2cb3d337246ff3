import type pg from 'pg'
import { newLogId } from '../../ids.ts'
import { type LogType, logTypes } from '../../log-types.ts'
import type { Attempt } from '../attack-protection/user-blocks.ts'
import { openToClient } from '../connections/open-to-client.ts'
import type { Database } from '../database/database.ts'
import { dayOf } from './statistics.ts'

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

/** An account that was found by an identifier. */
export interface FoundAccount extends LoginAccount {
  /** The identifier that its attempts are counted by, whichever of them was typed. */
  readonly identifier: string
}

/** Where a log-in came from, and for what. */
export interface LoginOrigin {
  readonly clientId: string
  readonly clientName: string
  readonly ip?: string
  readonly userAgent?: string
  readonly hostname?: string
}

/** An attempt, and by what it may be blocked: the tenant decides. */
export interface GuardedAttempt extends Attempt {
  readonly blockedByAccount: boolean
  readonly blockedByAddress: boolean
}

export interface SuccessfulLogin {
  readonly account: Omit<LoginAccount, 'passwordHash'>
  readonly origin: LoginOrigin
  /** What kind of connection the account is at, for the entry. */
  readonly strategyType: string | undefined
  /** What failures were counted for, and are not any more. */
  readonly subjects?: readonly string[]
  /** An attempt that must not be blocked. */
  readonly unlessBlocked?: GuardedAttempt
}

/** Who logs in to one tenant. */
export interface Logins {
  /**
   * The account that is known by this e-mail address, username or phone number at a connection that
   * the client is enabled for; the oldest connection first, or the one that is named. Applications
   * of others have those of the whole tenant, too (`is_domain_connection`).
   */
  findAccount(by: {
    readonly clientId: string
    /** In its one form. */
    readonly identifier: string
    readonly connection?: string
    /** Of the connections that are looked in. */
    readonly strategies: readonly string[]
  }): Promise<FoundAccount | undefined>
  /** Whether an account is not let in from there, or nobody is. */
  isBlocked(attempt: GuardedAttempt): Promise<boolean>
  /**
   * Counts a log-in, writes its entry, and forgets the failures of these subjects.
   *
   * @returns false, and nothing is written, if the attempt is blocked or the user was deleted
   */
  succeed(login: SuccessfulLogin): Promise<boolean>
  /** Takes the place of a hash that is out of date. */
  replaceHash(account: LoginAccount, passwordHash: string): Promise<void>
}

const findAccount = `
  select i.user_id as "userId", i.provider, i.provider_user_id as "providerUserId",
         c.id as "connectionId", c.name as connection, coalesce(i.email, u.email) as email,
         u.email_verified as "emailVerified", u.blocked as "isBlocked",
         i.password_hash as "passwordHash",
         coalesce(i.email, i.username, i.phone_number) as identifier
    from connections c
    join user_identifiers n on n.tenant_id = c.tenant_id and n.connection_id = c.id
     and n.identifier = $2
    join identities i on i.tenant_id = n.tenant_id and i.provider = n.provider
     and i.provider_user_id = n.provider_user_id
    join users u on u.tenant_id = i.tenant_id and u.user_id = i.user_id
   where c.tenant_id = $1 and c.strategy = any ($5::text[])
     and ($4::text is null or c.name = $4)
     and exists (select from clients t where t.tenant_id = c.tenant_id and t.client_id = $3
                    and ${openToClient})
   order by c.created_at limit 1`

/** From the parameter that says whether blocks of the account count, on. */
const blockCondition = (first: number) => {
  const [account, address, identifier, ip, connection] = [0, 1, 2, 3, 4].map((n) => `$${first + n}`)
  return `(
    ${account}::boolean and exists (
      select from user_blocks b
       where b.tenant_id = $1 and b.expires_at > $2 and b.identifier = ${identifier}
         and b.ip in ('', ${ip}) and b.connection in ('', ${connection}))
    or ${address}::boolean and exists (
      select from address_blocks b
       where b.tenant_id = $1 and b.expires_at > $2 and b.ip = ${ip}))`
}

const blockedQuery = `select ${blockCondition(3)} as blocked`

const blockValues = (attempt: GuardedAttempt) => {
  const { blockedByAccount, blockedByAddress, identifier, ip, connection } = attempt
  return [blockedByAccount, blockedByAddress, identifier.toLowerCase(), ip, connection]
}

const unguarded: GuardedAttempt = {
  identifier: '',
  ip: '',
  connection: '',
  blockedByAccount: false,
  blockedByAddress: false,
}

/** The row of the user is locked first, and that of the day, which all wait for, after it. */
const succeed = `
  with seen as (
    update users
       set last_login = $2, logins_count = logins_count + 1, last_ip = coalesce($4, last_ip)
     where tenant_id = $1 and user_id = $3 and not ${blockCondition(10)}
    returning user_id),
  logged as (
    insert into logs (tenant_id, log_id, date, type, client_id, user_id, data)
    select $1, $5, $2, 's', $6, user_id, $7::json from seen),
  forgotten as (
    delete from attempts using seen where tenant_id = $1 and subject = any ($8::text[]))
  insert into daily_statistics (tenant_id, day, logins, signups, created_at, updated_at)
  select $1, $9::date, 1, 0, $2, $2 from seen
  on conflict (tenant_id, day) do update
     set logins = daily_statistics.logins + excluded.logins,
         updated_at = greatest(daily_statistics.updated_at, excluded.updated_at)`

const replaceHash = `
  update identities set password_hash = $4
   where tenant_id = $1 and provider = $2 and provider_user_id = $3`

/**
 * Log-ins are many, so each step is one statement, prepared on the pool beneath Prisma, and none is
 * a transaction.
 */
export function logins(
  { pool, reads }: Pick<Database, 'pool' | 'reads'>,
  tenantId: string,
  now: () => Date,
  onLogged: (type: LogType) => void = () => undefined,
): Logins {
  const run = (name: string, text: string, values: unknown[]) =>
    pool.query({ name: `login ${name}`, text, values })
  const read = <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) =>
    reads.query<Row>({ name: `login ${name}`, text, values })
  return {
    async findAccount({ clientId, identifier, connection, strategies }) {
      const values = [tenantId, identifier, clientId, connection, strategies]
      const { rows } = await read<FoundAccount>('account', findAccount, values)
      return rows[0]
    },
    async isBlocked(attempt) {
      if (!attempt.blockedByAccount && !attempt.blockedByAddress) return false
      const values = [tenantId, now(), ...blockValues(attempt)]
      const { rows } = await read<{ blocked: boolean }>('blocked attempt', blockedQuery, values)
      return rows[0]?.blocked ?? false
    },
    async succeed(login) {
      const { account, origin, subjects = [], unlessBlocked = unguarded } = login
      const at = now()
      const entry = { ...entryOfOrigin(origin), ...entryOfSuccess(login) }
      const data = JSON.stringify({ description: logTypes.s, ...entry })
      const key = [tenantId, at, account.userId, origin.ip]
      const logged = [newLogId(at), origin.clientId, data, subjects, dayOf(at.getTime())]
      const values = [...key, ...logged, ...blockValues(unlessBlocked)]
      const isWritten = (await run('success', succeed, values)).rowCount === 1
      if (isWritten) onLogged('s')
      return isWritten
    },
    async replaceHash({ provider, providerUserId }, passwordHash) {
      await run('hash', replaceHash, [tenantId, provider, providerUserId, passwordHash])
    },
  }
}

/** What the entry of an attempt says of where it came from. */
export const entryOfOrigin = ({ clientId, clientName, ip, userAgent, hostname }: LoginOrigin) => ({
  client_id: clientId,
  client_name: clientName,
  ...(ip !== undefined && { ip }),
  ...(userAgent !== undefined && { user_agent: userAgent }),
  ...(hostname !== undefined && { hostname }),
})

/** What the entry of a log-in says of the account. */
function entryOfSuccess({ account, strategyType }: SuccessfulLogin) {
  const { userId, provider, connection, connectionId, email } = account
  return {
    user_id: userId,
    connection,
    connection_id: connectionId,
    strategy: provider,
    ...(strategyType !== undefined && { strategy_type: strategyType }),
    ...(email !== null && { user_name: email }),
  }
}
