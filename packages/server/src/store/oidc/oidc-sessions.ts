import { type EventAuthor, hasDeliveries } from '../events/append-events.ts'
import { type EventParameters, eventValues, rowEvents } from '../events/row-events.ts'
import type { Announce, Written } from './announce.ts'
import { type NewRecord, type RunText, recordColumns, recordValues } from './oidc-statements.ts'
import { batchTexts, batchValues, emptyBatch, type RecordBatch } from './record-batch.ts'
import { sessionMembers } from './session-members.ts'
import {
  replaceUpstream,
  type UpstreamRow,
  type UpstreamSession,
  upstreamColumns,
  upstreamOf,
} from './upstream-sessions.ts'

/** The client, the IP address and the user agent of a request, as far as they are known. */
export type RequestOrigin = EventAuthor

/** An authentication method, and the time of its use in ISO 8601. */
export interface AuthenticationMethod {
  readonly name: string
  readonly timestamp: string
}

/** The columns for the list of sessions that are not in the record. */
export interface ShownSession {
  readonly authenticatedAt: Date
  readonly expiresAt: Date
  readonly idleExpiresAt: Date
  readonly clientIds: readonly string[]
  readonly methods: readonly AuthenticationMethod[]
  readonly origin: RequestOrigin
}

/**
 * The sessions of users. A record is written together with the row that the API lists, and with the
 * event of its change. Using a session is no event.
 */
export interface OidcSessions {
  /**
   * Does nothing for a user whose access ended after they authenticated, except that records are
   * deleted.
   *
   * @param formerId the id of the session before it was changed
   * @returns false if the batch does not take effect; then no session begins
   */
  start(
    id: string,
    record: NewRecord,
    shown: ShownSession,
    formerId?: string,
    further?: Partial<WithSession>,
  ): Promise<boolean>
  /** Updates a session; does nothing if it was ended meanwhile. */
  keep(id: string, record: NewRecord, shown: ShownSession, formerId?: string): Promise<void>
  /**
   * Deletes a session.
   *
   * @returns the session at an identity provider from which it came
   */
  destroy(id: string, origin: RequestOrigin): Promise<UpstreamSession | undefined>
}

/** What is written together with a session that begins. */
export interface WithSession {
  readonly batch: RecordBatch | undefined
  readonly upstream: UpstreamSession | undefined
}

const row = `
  created_at, updated_at, authenticated_at, last_interacted_at, expires_at, idle_expires_at,
  client_ids, authentication_methods, last_ip, last_user_agent`

/**
 * The columns that change with each use; their values begin at `$13`, after those of the record.
 */
const used = `
  updated_at = $2, authenticated_at = $13, last_interacted_at = $2, expires_at = $14,
  idle_expires_at = $15, client_ids = $16, authentication_methods = $17,
  last_ip = $18, last_user_agent = $19`

const former = `former as (
  delete from oidc_records where tenant_id = $1 and model = $3 and id_hash = $20::text)`

const given = { tenant: '$1', at: '$2', seed: '$21', context: '$22' } as const

/** The events of sessions that begin, or change in more than their use. */
const changed = (action: 'updated' | { readonly isCreated: string }) =>
  rowEvents({
    ...given,
    rows: 'shown',
    resource: 'session',
    action,
    where: 'is_changed',
    members: sessionMembers,
  })

/** Locks and changes the row, and compares it with its former state. */
const keptRow = (condition = '') => `
  before as (
    select client_ids, authenticated_at, authentication_methods from sessions
     where tenant_id = $1 and id = $8 and user_id = $9 ${condition} for no key update),
  shown as (
    update sessions set ${used} from before
     where tenant_id = $1 and id = $8
    returning sessions.*,
              sessions.client_ids is distinct from before.client_ids
              or sessions.authenticated_at is distinct from before.authenticated_at
              or sessions.authentication_methods::text
                 is distinct from before.authentication_methods::text as is_changed)`

/** The parameters of a record that sessions do not use, since each parameter needs a type. */
const unused = '$6::text is null and $7::text is null and $10::text is null'

const destroyed: EventParameters = { tenant: '$1', at: '$3', seed: '$4', context: '$5' }

const batch = batchTexts(27, { before: 'allowed', source: 'owner' })

const texts = {
  start: `
    with allowed as (
      select user_id from users
       where tenant_id = $1 and user_id = $9 and not blocked
         and ($12::integer is null or access_epoch = $12)
         for share),
    ${batch.deleted},
    owner as (select user_id from allowed where ${batch.takesEffect}),
    shown as (
      insert into sessions (tenant_id, id, user_id, ${row}, initial_ip, initial_user_agent)
      select $1, $8, user_id, $2, $2, $13, $2, $14, $15, $16, $17, $18, $19, $18, $19 from owner
      on conflict (tenant_id, id) do update set user_id = excluded.user_id, ${used}
      returning *, true as is_changed, xmax = 0 as is_new),
    ${former},
    ${changed({ isCreated: 'is_new' })},
    upstream as (
      insert into upstream_sessions (tenant_id, session_id, connection_id, subject, sid, sealed)
      select $1, shown.id, connections.id, $24, $25, $26 from shown, connections
       where connections.tenant_id = $1 and connections.id = $23::text
      ${replaceUpstream}),
    others as (${batch.written}),
    record as (
      insert into oidc_records (${recordColumns}) select ${recordValues} from owner
      on conflict (tenant_id, model, id_hash) do update
         set payload = excluded.payload, account_id = excluded.account_id,
             expires_at = excluded.expires_at, access_epoch = excluded.access_epoch)
    select ${hasDeliveries}, ${batch.takesEffect} as "takesEffect"`,
  keep: `
    with ${keptRow('and $20::text is null')},
    ${changed('updated')}
    update oidc_records
       set payload = $5, expires_at = $11, access_epoch = coalesce($12::integer, access_epoch)
     where tenant_id = $1 and model = $3 and id_hash = $4 and exists (select from shown)
       and ${unused}
    returning ${hasDeliveries}`,
  rename: `
    with ${keptRow()},
    ${former},
    ${changed('updated')}
    insert into oidc_records (${recordColumns}) select ${recordValues} from shown
    returning ${hasDeliveries}`,
  destroy: `
    with deleted as (
      delete from oidc_records where tenant_id = $1 and model = 'Session' and id_hash = $2
      returning uid),
    ended as (
      delete from sessions using deleted
       where tenant_id = $1 and id = deleted.uid returning sessions.*),
    upstream as (
      select ${upstreamColumns} from upstream_sessions, ended
       where upstream_sessions.tenant_id = $1 and session_id = ended.id),
    ${rowEvents({ ...destroyed, rows: 'ended', resource: 'session', action: 'deleted', members: sessionMembers })}
    select ${hasDeliveries}, upstream.* from ended left join upstream on true`,
} as const

interface OidcSessionsOptions {
  readonly tenantId: string
  readonly now: () => Date
  readonly run: RunText
  readonly announce: Announce
  readonly valuesOf: (model: string, id: string, record: NewRecord) => unknown[]
  readonly hashOfId: (id: string) => string
}

export function oidcSessions(options: OidcSessionsOptions): OidcSessions {
  const { tenantId, now, run, announce, valuesOf, hashOfId } = options
  const write = async (
    name: 'start' | 'keep' | 'rename',
    [id, record, shown, formerId]: Parameters<OidcSessions['keep']>,
    further: readonly unknown[] = [],
  ) => {
    const { authenticatedAt, expiresAt, idleExpiresAt, clientIds, methods, origin } = shown
    const { rows } = await run<Written & TakesEffect>(`session ${name}`, texts[name], [
      ...valuesOf('Session', id, record),
      authenticatedAt,
      expiresAt,
      idleExpiresAt,
      clientIds,
      JSON.stringify(methods),
      origin.ip,
      origin.userAgent,
      formerId === undefined ? undefined : hashOfId(formerId),
      ...eventValues(tenantId, origin),
      ...further,
    ])
    await announce('session', rows)
    return rows[0]?.takesEffect ?? false
  }
  return {
    start(id, record, shown, formerId, { batch, upstream } = {}) {
      const { connectionId, subject, sid, sealed } = upstream ?? {}
      const values = batchValues(batch ?? emptyBatch)
      const further = [connectionId, subject, sid, sealed, ...values]
      return write('start', [id, record, shown, formerId], further)
    },
    async keep(...session) {
      await write(session[3] === undefined ? 'keep' : 'rename', session)
    },
    async destroy(id, origin) {
      const values = [tenantId, hashOfId(id), now(), ...eventValues(tenantId, origin)]
      const { rows } = await run<Ended>('session destroy', texts.destroy, values)
      await announce('session', rows)
      const [ended] = rows
      return ended && isUpstream(ended) ? upstreamOf(ended) : undefined
    },
  }
}

/** Of the statement that starts a session. */
interface TakesEffect {
  readonly takesEffect?: boolean
}

type Ended = Written & { readonly [Name in keyof UpstreamRow]: UpstreamRow[Name] | null }

const isUpstream = (row: Ended): row is Written & UpstreamRow => row.connectionId !== null
