import type pg from 'pg'
import { newLogId } from '../../ids.ts'
import { type LogType, logTypes } from '../../log-types.ts'
import type { Attempt } from '../attack-protection/user-blocks.ts'
import { openToClient } from '../connections/open-to-client.ts'
import type { Database } from '../database/database.ts'
import { insteadOfRefused } from '../database/unavailable.ts'
import { dayOf, slotOfConnection } from './statistics.ts'

/** An account that a user tries to log in to. */
export interface LoginAccount {
  readonly userId: string
  readonly provider: string
  readonly providerUserId: string
  readonly connectionId: string
  readonly connection: string
  readonly email: string | null
  /** The phone number, for an account that was found by it. */
  readonly phoneNumber?: string | null
  readonly emailVerified: boolean
  readonly isBlocked: boolean
  /** The access epoch of the user. */
  readonly accessEpoch: number
  /** The hash as a PHC string; null for an account without a password. */
  readonly passwordHash: string | null
}

/** An account, and the identifier by which it was found. */
export interface FoundAccount extends LoginAccount {
  /** The identifier by which attempts are counted, whichever one was entered. */
  readonly identifier: string
  /** Whether the connection cuts passwords off that are longer than its maximum. */
  readonly cutsPassword: boolean
}

/** The client of a log-in, and where the request came from. */
export interface LoginOrigin {
  readonly clientId: string
  readonly clientName: string
  readonly ip?: string
  readonly userAgent?: string
  readonly hostname?: string
}

/** An attempt, with the subjects that may be blocked, according to the settings of the tenant. */
export interface GuardedAttempt extends Attempt {
  readonly blockedByAccount: boolean
  readonly blockedByAddress: boolean
}

/** A successful log-in, to be counted and logged. */
export interface SuccessfulLogin {
  readonly account: Omit<LoginAccount, 'passwordHash'>
  readonly origin: LoginOrigin
  /** The strategy type of the connection, for the log entry. */
  readonly strategyType: string | undefined
  /** The member `details` of the log entry. */
  readonly details?: Readonly<Record<string, unknown>>
  /** Whether the log entry is written later, when the actions of the log-in have run. */
  readonly isLoggedLater?: boolean
  /** Subjects whose counted failures are to be removed. */
  readonly subjects?: readonly string[]
  /**
   * The encrypted tokens of the identity provider, which replace those of the account; null for
   * none.
   */
  readonly sealedTokens?: string | null | undefined
  /** The log-in fails if this attempt is blocked. */
  readonly unlessBlocked?: GuardedAttempt
}

/** The log-ins of one tenant. */
export interface Logins {
  /**
   * The account with this e-mail address, username or phone number at a connection that is enabled
   * for the client; at the oldest such connection, or at the named one. Third-party clients may use
   * domain connections (`is_domain_connection`) too. A connection may disable passwords, and log-in
   * by a kind of identifier.
   */
  findAccount(by: {
    readonly clientId: string
    /** The identifier in its stored form. */
    readonly identifier: string
    readonly connection?: string
    /** The names of the connections to search; by default all. */
    readonly among?: ReadonlySet<string> | undefined
    /** The strategies of the connections to search. */
    readonly strategies: readonly string[]
  }): Promise<FoundAccount | undefined>
  /** Whether the account is blocked, for the IP address or for all. */
  isBlocked(attempt: GuardedAttempt): Promise<boolean>
  /**
   * Counts a log-in of the user, and removes failures. Writes its log entry, and counts it in the
   * statistics of the day, unless the entry follows.
   *
   * @returns false, after writing nothing, if the attempt is blocked, or the access of the user
   *   has ended since the account was read
   */
  succeed(login: SuccessfulLogin): Promise<boolean>
  /** Replaces an outdated password hash, unless the password was changed since. */
  replaceHash(account: LoginAccount, passwordHash: string): Promise<void>
}

const findAccount = `
  select i.user_id as "userId", i.provider, i.provider_user_id as "providerUserId",
         c.id as "connectionId", c.name as connection, coalesce(i.email, u.email) as email,
         u.email_verified as "emailVerified", u.blocked as "isBlocked",
         u.access_epoch as "accessEpoch",
         i.password_hash as "passwordHash",
         c.settings #>> '{options,password_options,complexity,max_length_exceeded}'
           is not distinct from 'truncate' as "cutsPassword",
         coalesce(i.email, i.username, i.phone_number) as identifier
    from connections c
    join user_identifiers n on n.tenant_id = c.tenant_id and n.connection_id = c.id
     and n.identifier = $2
    join identities i on i.tenant_id = n.tenant_id and i.provider = n.provider
     and i.provider_user_id = n.provider_user_id
    join users u on u.tenant_id = i.tenant_id and u.user_id = i.user_id
   where c.tenant_id = $1 and c.strategy = any ($5::text[])
     and ($4::text is null or c.name = $4) and ($6::text[] is null or c.name = any ($6))
     and c.settings #>> '{options,authentication_methods,password,enabled}' is distinct from 'false'
     and c.settings #>> array['options', 'attributes',
           case n.identifier when i.email then 'email' when i.username then 'username'
             else 'phone_number' end, 'identifier', 'active'] is distinct from 'false'
     and exists (select from clients t where t.tenant_id = c.tenant_id and t.client_id = $3
                    and ${openToClient})
   order by c.created_at limit 1`

/** SQL for whether blocks apply, from the parameter that says so. */
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

const logged = `
    insert into logs (tenant_id, log_id, date, type, client_id, user_id, data)
    select $1, $5, $2, 's', $6, user_id, $7::json from seen`
/** Replaces the log entry, with the same parameters. */
const unlogged = 'select $5::text, $6::text, $7::json'

const replaceTokens = `
  replaced as (
    update identities i set sealed_tokens = $16 from seen
     where i.tenant_id = $1 and i.provider = $17 and i.provider_user_id = $18),`

const counted = `
  insert into daily_counts (tenant_id, day, slot, logins, created_at, updated_at)
  select $1, $9::date, ${slotOfConnection}, 1, $2, $2 from seen
  on conflict (tenant_id, day, slot) do update
     set logins = daily_counts.logins + excluded.logins,
         updated_at = greatest(daily_counts.updated_at, excluded.updated_at)`
/** Replaces the daily count, with the same parameters: the later entry is counted. */
const uncounted = 'select $9::date from seen'

const succeed = (entry: string, count: string, further = '') => `
  with seen as (
    update users
       set last_login = $2, logins_count = logins_count + 1, last_ip = coalesce($4, last_ip)
     where tenant_id = $1 and user_id = $3 and not ${blockCondition(10)}
       and access_epoch = coalesce($15::integer, access_epoch)
    returning user_id),${further}
  entry as (${entry}),
  forgotten as (
    delete from attempts using seen where tenant_id = $1 and subject = any ($8::text[]))
  ${count}`

const statements = {
  logged: succeed(logged, counted),
  unlogged: succeed(unlogged, counted),
  later: succeed(unlogged, uncounted),
  'logged with tokens': succeed(logged, counted, replaceTokens),
  'unlogged with tokens': succeed(unlogged, counted, replaceTokens),
  'later with tokens': succeed(unlogged, uncounted, replaceTokens),
}

const replaceHash = `
  update identities set password_hash = $4
   where tenant_id = $1 and provider = $2 and provider_user_id = $3 and password_hash = $5`

interface LogObserver {
  readonly onLogged?: (type: LogType) => void
  /** Called after a log-in whose log entry could not be written. */
  readonly onLogFailed?: (error: unknown) => void
}

/**
 * The log-ins of one tenant. They are frequent, so each step is one prepared statement, which is
 * committed together with those of other requests.
 */
export function logins(
  { group, reads }: Pick<Database, 'group' | 'reads'>,
  tenantId: string,
  now: () => Date,
  { onLogged, onLogFailed }: LogObserver = {},
): Logins {
  const run = (name: string, text: string, values: unknown[]) =>
    group.query({ name: `login ${name}`, text, values })
  const read = <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) =>
    reads.query<Row>({ name: `login ${name}`, text, values })
  return {
    async findAccount({ clientId, identifier, connection, strategies, among }) {
      const names = among && [...among]
      const values = [tenantId, identifier, clientId, connection, strategies, names]
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
      const { account, origin, subjects = [], unlessBlocked = unguarded, sealedTokens } = login
      const at = now()
      const data = JSON.stringify({
        description: logTypes.s,
        ...entryOfOrigin(origin),
        ...entryOfSuccess(login),
      })
      const key = [tenantId, at, account.userId, origin.ip]
      const logged = [newLogId(at), origin.clientId, data, subjects, dayOf(at.getTime())]
      const guards = [...blockValues(unlessBlocked), account.accessEpoch]
      const isKept = sealedTokens === undefined
      const tokens = isKept ? [] : [sealedTokens, account.provider, account.providerUserId]
      const values = [...key, ...logged, ...guards, ...tokens]
      const write = (kind: 'logged' | 'unlogged' | 'later') => {
        const name = isKept ? kind : (`${kind} with tokens` as const)
        return run(`success ${name}`, statements[name], values)
      }
      if (login.isLoggedLater) return (await write('later')).rowCount === 1
      return insteadOfRefused(
        async () => {
          const isWritten = (await write('logged')).rowCount === 1
          if (isWritten) onLogged?.('s')
          return isWritten
        },
        async (error) => {
          const { rowCount } = await write('unlogged')
          onLogFailed?.(error)
          return rowCount === 1
        },
      )
    },
    async replaceHash({ provider, providerUserId, passwordHash: known }, passwordHash) {
      await run('hash', replaceHash, [tenantId, provider, providerUserId, passwordHash, known])
    },
  }
}

/** The members of a log entry about the origin of an attempt. */
export const entryOfOrigin = ({ clientId, clientName, ip, userAgent, hostname }: LoginOrigin) => ({
  client_id: clientId,
  client_name: clientName,
  ...(ip !== undefined && { ip }),
  ...(userAgent !== undefined && { user_agent: userAgent }),
  ...(hostname !== undefined && { hostname }),
})

/** The members of a log entry about the account. */
export function entryOfSuccess({
  account,
  strategyType,
  details,
}: Pick<SuccessfulLogin, 'account' | 'strategyType' | 'details'>) {
  const { userId, provider, connection, connectionId, email, phoneNumber } = account
  const name = email ?? phoneNumber
  return {
    user_id: userId,
    connection,
    connection_id: connectionId,
    strategy: provider,
    ...(strategyType !== undefined && { strategy_type: strategyType }),
    ...(name != null && { user_name: name }),
    ...(details && { details }),
  }
}
