import type { Device } from './oidc-sessions.ts'
import {
  isAlive,
  type NewRecord,
  type RunText,
  recordColumns,
  recordValues,
} from './oidc-statements.ts'

/** An API that a refresh token can be exchanged for, with its scopes. */
export interface GrantedResource {
  readonly audience: string
  /** Separated by spaces. */
  readonly scopes: string
}

/** The columns that an exchange changes. Without an expiry there is none. */
export interface ExchangeRow {
  readonly expiresAt?: Date
  readonly idleExpiresAt?: Date
  readonly rotating: boolean
  readonly device: Device
}

/** The listed columns of a refresh token that its first record does not have. */
export interface RefreshTokenRow extends ExchangeRow {
  readonly sessionId: string | undefined
  readonly resourceServers: readonly GrantedResource[]
}

/**
 * Refresh tokens that follow each other by rotation are a family: it has one row, whose id is the
 * `uid` of each record.
 */
export interface OidcRefreshTokens {
  /**
   * Writes the first record of a family; false for a user whose access ended after they
   * authenticated.
   */
  start(id: string, record: NewRecord, shown: RefreshTokenRow): Promise<boolean>
  /**
   * Consumes a record and writes the next of its family; false if the family was revoked or the
   * record was consumed by another call.
   */
  exchange(former: string, id: string, record: NewRecord, shown: ExchangeRow): Promise<boolean>
  /** Writes the next record for one that was consumed and is within its grace time. */
  rotate(former: string, id: string, record: NewRecord, shown: ExchangeRow): Promise<boolean>
  /** Updates a family whose token is not rotated; false if it was revoked. */
  touch(id: string, grantId: string, shown: ExchangeRow): Promise<boolean>
  /** Revokes the whole family. */
  destroy(id: string): Promise<void>
  revokeByGrantId(grantId: string): Promise<void>
}

const family = (hash: string) => `
  (select uid from oidc_records
    where tenant_id = $1 and model = 'RefreshToken' and id_hash = ${hash})`

/** SQL that extends the grant, which would end after a year, to the end of the token. */
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
    returning id)`

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
      select $1, $8, user_id, $10, $17, $6, $2, $13, $14, $15, $16, $18, $16, $18, $19 from owner),
    ${grantAsLong('$11::timestamptz', '$20')}
    insert into oidc_records (${recordColumns}) select ${recordValues} from owner`,
  rotate: `
    with ${exchanged},
    ${grantAsLong('$11::timestamptz', '$18')}
    insert into oidc_records (${recordColumns}) select ${values} from family`,
  // Locks the family first, as a revocation does.
  exchange: `
    with ${exchanged},
    used as (
      update oidc_records set consumed_at = $2 from family
       where ${isAlive('oidc_records')} and model = 'RefreshToken' and id_hash = $8
         and uid = family.id and consumed_at is null
      returning family.id),
    ${grantAsLong('$11::timestamptz', '$18')}
    insert into oidc_records (${recordColumns}) select ${values} from used as family`,
  touch: `
    with family as (
      update refresh_tokens
         set expires_at = $4, idle_expires_at = $5, rotating = $6, last_exchanged_at = $2,
             last_ip = $7, last_user_agent = $8
       where tenant_id = $1 and id = ${family('$3')}
      returning id),
    ${grantAsLong('least($4, $5)', '$9')}
    update oidc_records set expires_at = least($4, $5) from family
     where tenant_id = $1 and model = 'RefreshToken' and id_hash = $3`,
  destroy: `
    with family as (
      delete from refresh_tokens where tenant_id = $1 and id = ${family('$2')} returning id)
    delete from oidc_records using family
     where tenant_id = $1 and model = 'RefreshToken' and uid = family.id`,
  // Without counting, PostgreSQL would delete the families last, against the order of other
  // statements.
  revoke: `
    with families as (
      delete from refresh_tokens where tenant_id = $1 and grant_id = $2 returning id)
    delete from oidc_records
     where (select count(*) from families) >= 0
       and tenant_id = $1 and model = 'RefreshToken' and grant_id = $2`,
} as const

interface OidcRefreshTokensOptions {
  readonly tenantId: string
  readonly now: () => Date
  readonly run: RunText
  readonly valuesOf: (model: string, id: string, record: NewRecord) => unknown[]
  readonly hashOfId: (id: string) => string
}

export function oidcRefreshTokens(options: OidcRefreshTokensOptions): OidcRefreshTokens {
  const { tenantId, now, valuesOf, hashOfId } = options
  const run = (name: keyof typeof texts, parameters: unknown[]) =>
    options.run(`refresh token ${name}`, texts[name], parameters)
  const endsOf = ({ expiresAt, idleExpiresAt, rotating }: ExchangeRow) => [
    expiresAt,
    idleExpiresAt,
    rotating,
  ]
  const follow = async (
    name: 'exchange' | 'rotate',
    [former, id, record, shown]: Parameters<OidcRefreshTokens['rotate']>,
  ) => {
    const known = valuesOf('RefreshToken', id, { ...record, uid: hashOfId(former) })
    const { ip, userAgent } = shown.device
    const seen = [...endsOf(shown), ip, userAgent, hashOfId(record.grantId ?? '')]
    return (await run(name, [...known, ...seen])).rowCount === 1
  }
  return {
    async start(id, record, shown) {
      const { sessionId, resourceServers, device } = shown
      const { rowCount } = await run('start', [
        ...valuesOf('RefreshToken', id, record),
        ...endsOf(shown),
        device.ip,
        sessionId,
        device.userAgent,
        JSON.stringify(resourceServers),
        hashOfId(record.grantId ?? ''),
      ])
      return rowCount === 1
    },
    exchange: (...exchange) => follow('exchange', exchange),
    rotate: (...exchange) => follow('rotate', exchange),
    async touch(id, grantId, shown) {
      const { ip, userAgent } = shown.device
      const seen = [...endsOf(shown), ip, userAgent, hashOfId(grantId)]
      return (await run('touch', [tenantId, now(), hashOfId(id), ...seen])).rowCount === 1
    },
    async destroy(id) {
      await run('destroy', [tenantId, hashOfId(id)])
    },
    async revokeByGrantId(grantId) {
      await run('revoke', [tenantId, grantId])
    },
  }
}
