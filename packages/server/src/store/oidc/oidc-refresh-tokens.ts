import type pg from 'pg'
import type { Action } from '../../event-kinds.ts'
import { hasDeliveries } from '../events/append-events.ts'
import { eventValues, rowEvents } from '../events/row-events.ts'
import { addressOfOwnApis } from '../resource-servers/management-api.ts'
import type { Announce, Written } from './announce.ts'
import type { RequestOrigin } from './oidc-sessions.ts'
import {
  isAlive,
  type NewRecord,
  type RunText,
  recordColumns,
  recordValues,
} from './oidc-statements.ts'
import { refreshTokenMembers } from './refresh-token-members.ts'

/** An API of a refresh token, with the granted scopes. */
export interface GrantedResource {
  readonly audience: string
  /** Separated by spaces. */
  readonly scopes: string
}

/** The columns that an exchange changes; null stands for no expiry. */
export interface ExchangeRow {
  readonly expiresAt?: Date
  readonly idleExpiresAt?: Date
  readonly rotating: boolean
  readonly origin: RequestOrigin
}

/** The columns for the list of refresh tokens that are written with the first record. */
export interface RefreshTokenRow extends ExchangeRow {
  readonly sessionId: string | undefined
  readonly resourceServers: readonly GrantedResource[]
}

/**
 * The refresh tokens of one tenant. Tokens that replace each other by rotation are a family, with
 * one row whose id is the `uid` of each record. Beginning, rotation and end of a family are events,
 * which the same statement writes.
 */
export interface OidcRefreshTokens {
  /**
   * Writes the first record of a family; resolves to false if the access of the user ended after
   * they had authenticated.
   */
  start(id: string, record: NewRecord, shown: RefreshTokenRow): Promise<boolean>
  /**
   * Consumes a record and writes the next one of its family; resolves to false if the family was
   * revoked, or another call has consumed the record.
   */
  exchange(former: string, id: string, record: NewRecord, shown: ExchangeRow): Promise<boolean>
  /** Writes the next record after one that was consumed less than its grace time ago. */
  rotate(former: string, id: string, record: NewRecord, shown: ExchangeRow): Promise<boolean>
  /** Updates a family whose token is not rotated; resolves to false if it was revoked. */
  touch(
    id: string,
    grantId: string,
    shown: ExchangeRow & { readonly limits?: object | undefined },
  ): Promise<boolean>
  /** Revokes the whole family. */
  destroy(id: string, origin: RequestOrigin): Promise<void>
  revokeByGrantId(grantId: string, origin: RequestOrigin): Promise<void>
  /** The id of the family of a refresh token; undefined if it was revoked. */
  familyOf(id: string): Promise<string | undefined>
  /** Whether a family exists, and has not expired. */
  isAlive(family: string): Promise<boolean>
}

const family = (hash: string) => `
  (select uid from oidc_records
    where tenant_id = $1 and model = 'RefreshToken' and id_hash = ${hash})`

/** SQL that extends the grant, which would expire after a year, to the expiry of the token. */
const grantAsLong = (end: string, hash: string) => `
  kept as (
    update oidc_records set expires_at = ${end}
     where tenant_id = $1 and model = 'Grant' and id_hash = ${hash}
       and expires_at < coalesce(${end}, 'infinity'))`

const values = recordValues.replace('$8::text', 'family.id')

const exchanged = `
  family as (
    update refresh_tokens
       set expires_at = $13, idle_expires_at = $14, rotating = $15, last_exchanged_at = $2,
           last_ip = $16, last_user_agent = $17
     where tenant_id = $1 and id = ${family('$8')}
    returning *)`

/** The events of families; `first` is the number of the first of their three parameters. */
export const familyEvents = (
  action: Action,
  { at, first, rows = 'family' }: { at: string; first: number; rows?: string },
) =>
  rowEvents({
    tenant: '$1',
    at,
    seed: `$${first}`,
    context: `$${first + 1}`,
    rows,
    resource: 'refresh_token',
    action,
    members: refreshTokenMembers(`$${first + 2}`),
  })

const exchangeEvents = (rows: string) => familyEvents('updated', { at: '$2', first: 19, rows })

const texts = {
  start: `
    with owner as (
      select user_id from users
       where tenant_id = $1 and user_id = $9 and not blocked
         and ($12::integer is null or access_epoch = $12)
         for share),
    family as (
      insert into refresh_tokens (tenant_id, id, user_id, client_id, session_id, grant_id,
             created_at, expires_at, idle_expires_at, rotating, initial_ip, initial_user_agent,
             last_ip, last_user_agent, resource_servers)
      select $1, $8, user_id, $10, $17, $6, $2, $13, $14, $15, $16, $18, $16, $18, $19 from owner
      returning *),
    ${grantAsLong('$11::timestamptz', '$20')},
    ${familyEvents('created', { at: '$2', first: 21 })}
    insert into oidc_records (${recordColumns}) select ${recordValues} from owner
    returning ${hasDeliveries}`,
  rotate: `
    with ${exchanged},
    ${grantAsLong('$11::timestamptz', '$18')},
    ${exchangeEvents('family')}
    insert into oidc_records (${recordColumns}) select ${values} from family
    returning ${hasDeliveries}`,
  // Locks the family first, as a revocation does.
  exchange: `
    with ${exchanged},
    used as (
      update oidc_records set consumed_at = $2 from family
       where ${isAlive('oidc_records')} and model = 'RefreshToken' and id_hash = $8
         and uid = family.id and consumed_at is null
      returning family.*),
    ${grantAsLong('$11::timestamptz', '$18')},
    ${exchangeEvents('used')}
    insert into oidc_records (${recordColumns}) select ${values} from used as family
    returning ${hasDeliveries}`,
  touch: `
    with family as (
      update refresh_tokens
         set expires_at = $4, idle_expires_at = $5, rotating = $6, last_exchanged_at = $2,
             last_ip = $7, last_user_agent = $8
       where tenant_id = $1 and id = ${family('$3')}
      returning id),
    ${grantAsLong('least($4, $5)', '$9')}
    update oidc_records
       set expires_at = least($4, $5),
           payload = case when $10::jsonb is null then payload
                          else (payload::jsonb || jsonb_build_object('limits', $10::jsonb))::json
                     end
      from family
     where tenant_id = $1 and model = 'RefreshToken' and id_hash = $3`,
  destroy: `
    with family as (
      delete from refresh_tokens where tenant_id = $1 and id = ${family('$2')} returning *),
    ${familyEvents('deleted', { at: '$3', first: 4 })}
    delete from oidc_records using family
     where oidc_records.tenant_id = $1 and model = 'RefreshToken' and uid = family.id
    returning ${hasDeliveries}`,
  // Counting makes PostgreSQL delete the families first, in the order of other statements.
  revoke: `
    with families as (
      delete from refresh_tokens where tenant_id = $1 and grant_id = $2 returning *),
    ${familyEvents('deleted', { at: '$3', first: 4, rows: 'families' })}
    delete from oidc_records
     where (select count(*) from families) >= 0
       and tenant_id = $1 and model = 'RefreshToken' and grant_id = $2
    returning ${hasDeliveries}`,
  familyOf: `select id from refresh_tokens where tenant_id = $1 and id = ${family('$2')}`,
  isAlive: `select 1 from refresh_tokens where tenant_id = $1 and id = $2
    and coalesce(idle_expires_at, expires_at, 'infinity') > $3`,
} as const

interface OidcRefreshTokensOptions {
  readonly tenantId: string
  readonly now: () => Date
  readonly run: RunText
  readonly read: RunText
  readonly announce: Announce
  /** The audience of the management API at this tenant. */
  readonly managementAudience: string
  readonly valuesOf: (model: string, id: string, record: NewRecord) => unknown[]
  readonly hashOfId: (id: string) => string
}

const endsOf = ({ expiresAt, idleExpiresAt, rotating }: ExchangeRow) => [
  expiresAt,
  idleExpiresAt,
  rotating,
]

export function oidcRefreshTokens(options: OidcRefreshTokensOptions): OidcRefreshTokens {
  const { tenantId, now, valuesOf, hashOfId } = options
  const run = (name: keyof typeof texts, parameters: unknown[]) =>
    options.run<Written>(`refresh token ${name}`, texts[name], parameters)
  const read = <Row extends pg.QueryResultRow>(
    name: 'familyOf' | 'isAlive',
    parameters: unknown[],
  ) => options.read<Row>(`refresh token ${name}`, texts[name], parameters)
  const address = addressOfOwnApis(options.managementAudience)
  const writeWithEvents = async (
    name: 'start' | 'rotate' | 'exchange' | 'destroy' | 'revoke',
    parameters: unknown[],
    origin: RequestOrigin,
  ) => {
    const events = [...eventValues(tenantId, origin), address]
    const { rows } = await run(name, [...parameters, ...events])
    await options.announce('refresh_token', rows)
    return rows.length === 1
  }
  const follow = async (
    name: 'exchange' | 'rotate',
    [former, id, record, shown]: Parameters<OidcRefreshTokens['rotate']>,
  ) => {
    const known = valuesOf('RefreshToken', id, { ...record, uid: hashOfId(former) })
    const { origin } = shown
    const { ip, userAgent } = origin
    const seen = [...endsOf(shown), ip, userAgent, hashOfId(record.grantId ?? '')]
    return writeWithEvents(name, [...known, ...seen], origin)
  }
  return {
    async start(id, record, shown) {
      const { sessionId, resourceServers, origin } = shown
      const columns = [
        ...valuesOf('RefreshToken', id, record),
        ...endsOf(shown),
        origin.ip,
        sessionId,
        origin.userAgent,
        JSON.stringify(resourceServers),
        hashOfId(record.grantId ?? ''),
      ]
      return writeWithEvents('start', columns, origin)
    },
    exchange: (...exchange) => follow('exchange', exchange),
    rotate: (...exchange) => follow('rotate', exchange),
    async touch(id, grantId, shown) {
      const { origin, limits } = shown
      const seen = [...endsOf(shown), origin.ip, origin.userAgent, hashOfId(grantId)]
      return (
        (await run('touch', [tenantId, now(), hashOfId(id), ...seen, JSON.stringify(limits)]))
          .rowCount === 1
      )
    },
    async destroy(id, origin) {
      await writeWithEvents('destroy', [tenantId, hashOfId(id), now()], origin)
    },
    async revokeByGrantId(grantId, origin) {
      await writeWithEvents('revoke', [tenantId, grantId, now()], origin)
    },
    async familyOf(id) {
      const { rows } = await read<{ id: string }>('familyOf', [tenantId, hashOfId(id)])
      return rows[0]?.id
    },
    async isAlive(id) {
      return (await read('isAlive', [tenantId, id, now()])).rowCount === 1
    },
  }
}
