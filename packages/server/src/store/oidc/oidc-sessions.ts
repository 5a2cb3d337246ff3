import { type NewRecord, type RunText, recordColumns, recordValues } from './oidc-statements.ts'
import {
  type UpstreamRow,
  type UpstreamSession,
  upstreamColumns,
  upstreamOf,
} from './upstream-sessions.ts'

/** The address and the user agent of a request, as far as known. */
export interface Device {
  readonly ip?: string
  readonly userAgent?: string
}

/** An authentication method, and when it was used, in ISO 8601. */
export interface AuthenticationMethod {
  readonly name: string
  readonly timestamp: string
}

/** The listed columns of a session that its record does not have. */
export interface ShownSession {
  readonly authenticatedAt: Date
  readonly expiresAt: Date
  readonly idleExpiresAt: Date
  readonly clientIds: readonly string[]
  readonly methods: readonly AuthenticationMethod[]
  readonly device: Device
}

/** Sessions with a user: each record is written together with the row that the API lists. */
export interface OidcSessions {
  /**
   * Does nothing for a user whose access ended after they authenticated.
   *
   * @param formerId the id of the session before it was changed
   */
  start(id: string, record: NewRecord, shown: ShownSession, formerId?: string): Promise<void>
  /** Updates a session; does nothing if it was ended meanwhile. */
  keep(id: string, record: NewRecord, shown: ShownSession, formerId?: string): Promise<void>
  /** @returns the session at an identity provider that it came from */
  destroy(id: string): Promise<UpstreamSession | undefined>
}

const row = `
  created_at, updated_at, authenticated_at, last_interacted_at, expires_at, idle_expires_at,
  client_ids, authentication_methods, last_ip, last_user_agent`

/**
 * Columns that change with each use; `$13` and following are the values after those of the record.
 */
const changes = `
  updated_at = $2, authenticated_at = $13, last_interacted_at = $2, expires_at = $14,
  idle_expires_at = $15, client_ids = $16, authentication_methods = $17,
  last_ip = $18, last_user_agent = $19`

const former = `former as (
  delete from oidc_records where tenant_id = $1 and model = $3 and id_hash = $20::text)`

/** Parameters of a record that sessions do not use; each needs a type. */
const unused = '$6::text is null and $7::text is null and $10::text is null'

const texts = {
  start: `
    with owner as (
      select user_id from users
       where tenant_id = $1 and user_id = $9 and not blocked
         and ($12::integer is null or access_epoch = $12)
         for share),
    shown as (
      insert into sessions (tenant_id, id, user_id, ${row}, initial_ip, initial_user_agent)
      select $1, $8, user_id, $2, $2, $13, $2, $14, $15, $16, $17, $18, $19, $18, $19 from owner
      on conflict (tenant_id, id) do update set user_id = excluded.user_id, ${changes}),
    ${former}
    insert into oidc_records (${recordColumns}) select ${recordValues} from owner
    on conflict (tenant_id, model, id_hash) do update
       set payload = excluded.payload, account_id = excluded.account_id,
           expires_at = excluded.expires_at, access_epoch = excluded.access_epoch`,
  keep: `
    with shown as (
      update sessions set ${changes}
       where tenant_id = $1 and id = $8 and user_id = $9 and $20::text is null returning 1)
    update oidc_records
       set payload = $5, expires_at = $11, access_epoch = coalesce($12::integer, access_epoch)
     where tenant_id = $1 and model = $3 and id_hash = $4 and exists (select from shown)
       and ${unused}`,
  rename: `
    with shown as (
      update sessions set ${changes}
       where tenant_id = $1 and id = $8 and user_id = $9 returning 1),
    ${former}
    insert into oidc_records (${recordColumns}) select ${recordValues} from shown`,
  destroy: `
    with deleted as (
      delete from oidc_records where tenant_id = $1 and model = 'Session' and id_hash = $2
      returning uid),
    ended as (
      delete from sessions using deleted where tenant_id = $1 and id = deleted.uid returning id)
    select ${upstreamColumns} from upstream_sessions, ended
     where tenant_id = $1 and session_id = ended.id`,
} as const

interface OidcSessionsOptions {
  readonly tenantId: string
  readonly run: RunText
  readonly valuesOf: (model: string, id: string, record: NewRecord) => unknown[]
  readonly hashOfId: (id: string) => string
}

export function oidcSessions(options: OidcSessionsOptions): OidcSessions {
  const { tenantId, run, valuesOf, hashOfId } = options
  const write = async (
    name: 'start' | 'keep' | 'rename',
    [id, record, shown, formerId]: Parameters<OidcSessions['start']>,
  ) => {
    const { authenticatedAt, expiresAt, idleExpiresAt, clientIds, methods, device } = shown
    await run(`session ${name}`, texts[name], [
      ...valuesOf('Session', id, record),
      authenticatedAt,
      expiresAt,
      idleExpiresAt,
      clientIds,
      JSON.stringify(methods),
      device.ip,
      device.userAgent,
      formerId === undefined ? undefined : hashOfId(formerId),
    ])
  }
  return {
    start: (...session) => write('start', session),
    keep: (...session) => write(session[3] === undefined ? 'keep' : 'rename', session),
    async destroy(id) {
      const values = [tenantId, hashOfId(id)]
      const { rows } = await run<UpstreamRow>('session destroy', texts.destroy, values)
      return rows[0] && upstreamOf(rows[0])
    },
  }
}
