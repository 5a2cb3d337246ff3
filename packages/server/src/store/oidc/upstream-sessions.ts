import { isObject } from '../../members.ts'
import type { RunText } from './oidc-statements.ts'

/** The session at an identity provider that a session of a browser came from. */
export interface UpstreamSession {
  readonly connectionId: string
  /** The identifier of the user at the provider. */
  readonly subject: string
  /** The identifier of the session at the provider. */
  readonly sid?: string | undefined
  /** The further data of a log-out at the provider, sealed. */
  readonly sealed: string
}

export const isUpstreamSession = (value: unknown): value is UpstreamSession =>
  isObject(value) &&
  ['connectionId', 'subject', 'sealed'].every((member) => typeof value[member] === 'string')

export interface UpstreamSessions {
  /** Writes it for a session; a later log-in at a provider replaces it. */
  keep(sessionId: string, upstream: UpstreamSession): Promise<void>
  find(sessionId: string): Promise<UpstreamSession | undefined>
}

export const upstreamColumns = 'connection_id as "connectionId", subject, sid, sealed'

const texts = {
  // The session or the connection may have been deleted meanwhile.
  keep: `
    insert into upstream_sessions (tenant_id, session_id, connection_id, subject, sid, sealed)
    select $1, sessions.id, connections.id, $4, $5, $6
      from sessions, connections
     where sessions.tenant_id = $1 and sessions.id = $2
       and connections.tenant_id = $1 and connections.id = $3
        on conflict (tenant_id, session_id) do update
       set connection_id = excluded.connection_id, subject = excluded.subject,
           sid = excluded.sid, sealed = excluded.sealed`,
  find: `select ${upstreamColumns} from upstream_sessions
    where tenant_id = $1 and session_id = $2`,
} as const

interface UpstreamSessionsOptions {
  readonly tenantId: string
  readonly run: RunText
}

export function upstreamSessions({ tenantId, run }: UpstreamSessionsOptions): UpstreamSessions {
  return {
    async keep(sessionId, { connectionId, subject, sid, sealed }) {
      const values = [tenantId, sessionId, connectionId, subject, sid, sealed]
      await run('upstream session keep', texts.keep, values)
    },
    async find(sessionId) {
      const name = 'upstream session find'
      const { rows } = await run<UpstreamRow>(name, texts.find, [tenantId, sessionId])
      return rows[0] && upstreamOf(rows[0])
    },
  }
}

export type UpstreamRow = Omit<UpstreamSession, 'sid'> & { readonly sid: string | null }

export const upstreamOf = ({ sid, ...row }: UpstreamRow): UpstreamSession => ({
  ...row,
  ...(sid !== null && { sid }),
})
