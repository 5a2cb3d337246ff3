import { isObject } from '../../members.ts'
import type { RunText } from './oidc-statements.ts'

/** The session at an identity provider from which the session of a browser came. */
export interface UpstreamSession {
  readonly connectionId: string
  /** The identifier of the user at the provider. */
  readonly subject: string
  /** The identifier of the session at the provider. */
  readonly sid?: string | undefined
  /** Encrypted data that a log-out at the provider needs. */
  readonly sealed: string
  /**
   * When the provider ends its session, in seconds since 1970; not stored here, but with the
   * session of the browser.
   */
  readonly endsAt?: number | undefined
}

/** Whether a value is such a session. */
export const isUpstreamSession = (value: unknown): value is UpstreamSession =>
  isObject(value) &&
  ['connectionId', 'subject', 'sealed'].every((member) => typeof value[member] === 'string') &&
  (value.endsAt === undefined || typeof value.endsAt === 'number')

/** Stores the sessions at identity providers, by the sessions of browsers. */
export interface UpstreamSessions {
  /** Stores the session at a provider; a later log-in replaces it. */
  keep(sessionId: string, upstream: UpstreamSession): Promise<void>
  find(sessionId: string): Promise<UpstreamSession | undefined>
}

/** The SQL columns of `UpstreamRow`. */
export const upstreamColumns = 'connection_id as "connectionId", subject, sid, sealed'

/** A later log-in at a provider replaces the former one. */
export const replaceUpstream = `
  on conflict (tenant_id, session_id) do update
     set connection_id = excluded.connection_id, subject = excluded.subject,
         sid = excluded.sid, sealed = excluded.sealed`

const texts = {
  // Writes nothing if the session or the connection was deleted.
  keep: `
    insert into upstream_sessions (tenant_id, session_id, connection_id, subject, sid, sealed)
    select $1, sessions.id, connections.id, $4, $5, $6
      from sessions, connections
     where sessions.tenant_id = $1 and sessions.id = $2
       and connections.tenant_id = $1 and connections.id = $3
        ${replaceUpstream}`,
  find: `select ${upstreamColumns} from upstream_sessions
    where tenant_id = $1 and session_id = $2`,
} as const

interface UpstreamSessionsOptions {
  readonly tenantId: string
  readonly run: RunText
  readonly read: RunText
}

/** The sessions at identity providers, of one tenant. */
export function upstreamSessions({
  tenantId,
  run,
  read,
}: UpstreamSessionsOptions): UpstreamSessions {
  return {
    async keep(sessionId, { connectionId, subject, sid, sealed }) {
      const values = [tenantId, sessionId, connectionId, subject, sid, sealed]
      await run('upstream session keep', texts.keep, values)
    },
    async find(sessionId) {
      const name = 'upstream session find'
      const { rows } = await read<UpstreamRow>(name, texts.find, [tenantId, sessionId])
      return rows[0] && upstreamOf(rows[0])
    },
  }
}

/** A stored session at an identity provider. */
export type UpstreamRow = Omit<UpstreamSession, 'sid' | 'endsAt'> & { readonly sid: string | null }

/** The session of a row. */
export const upstreamOf = ({ sid, ...row }: UpstreamRow): UpstreamSession => ({
  ...row,
  ...(sid !== null && { sid }),
})
