import type { Schema } from '@latchkey/contract'
import { Prisma, type Session as Row } from '../prisma/client.ts'
import { lockedRow } from '../rows/lock-row.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { removeSessionRecords } from './end-sessions.ts'
import type { EndCause, EndedSession } from './ended-session.ts'

type Session = Schema<'Session'>
/** Identifies sessions at the provider of a connection: one or more of them, or all of a user. */
export interface UpstreamName {
  readonly connectionId: string
  readonly subject?: string | undefined
  /** Several, if the provider ends several of its sessions. */
  readonly sids?: readonly string[] | undefined
}

interface Ended {
  /** The number of ended sessions. */
  readonly count: number
  /** The sessions of browsers among them, with their clients. */
  readonly ended: readonly EndedSession[]
}

type Metadata = NonNullable<Schema<'SessionPatch'>['session_metadata']> | null

/** The sessions of one tenant; expired ones are not found. */
export interface Sessions {
  get(id: string): Promise<Session | undefined>
  /** The oldest first. */
  listOfUser(userId: string, query: CheckpointQuery): Promise<CheckpointPage<Session>>
  /** Replaces the metadata; null or an empty object removes it. */
  update(id: string, metadata: Metadata): Promise<Session | undefined>
  /** Replaces the metadata by what follows from the former one. */
  amend(id: string, change: (known: Metadata) => Metadata): Promise<Session | undefined>
  /** Ends a session; resolves to false for an unknown one. */
  end(id: string): Promise<boolean>
  endOfUser(userId: string): Promise<void>
  /** Ends the sessions that came from these sessions at an identity provider. */
  endOfUpstream(upstream: UpstreamName): Promise<readonly EndedSession[]>
}

export function sessions(scope: Scope): Sessions {
  const { database, tenantId, now, changes } = scope
  const table = database.session
  const isAlive = () => ({ tenantId, expiresAt: { gt: now() }, idleExpiresAt: { gt: now() } })
  const find = (id: string, tables = database) =>
    tables.session.findUnique({ where: { tenantId_id: { tenantId, id }, ...isAlive() } })
  const end = async (where: Prisma.SessionWhereInput, cause: EndCause): Promise<Ended> => {
    const rows = await scope.locked.session.findMany({ where: { tenantId, ...where } })
    const ids = rows.map(({ id }) => id)
    const [, ended] = await Promise.all([
      table.deleteMany({ where: { tenantId, id: { in: ids } } }),
      removeSessionRecords(scope, rows, cause),
    ])
    for (const row of rows) changes.deleted('session', toWire(row))
    return { count: rows.length, ended }
  }
  const amend: Sessions['amend'] = async (id, change) => {
    const before = await lockedRow(scope, 'sessions', { id }, (locked) => find(id, locked))
    if (!before) return undefined
    const metadata = change(toWire(before).session_metadata)
    const isEmpty = Object.keys(metadata ?? {}).length === 0
    const after = await table.update({
      where: { tenantId_id: { tenantId, id } },
      data: {
        metadata: isEmpty ? Prisma.DbNull : (metadata as Prisma.InputJsonObject),
        updatedAt: now(),
      },
    })
    return changes.updated('session', toWire(before), toWire(after))
  }
  return {
    async get(id) {
      const row = await find(id)
      return row ? toWire(row) : undefined
    },
    listOfUser(userId, query) {
      const alive = { userId, ...isAlive() }
      return checkpointPage(
        query,
        {
          idName: 'id',
          find: ({ where, ...window }) =>
            table.findMany({ ...window, where: { AND: [alive, where] } }),
        },
        toWire,
      )
    },
    update: (id, metadata) => amend(id, () => metadata),
    amend,
    end: async (id) => (await end({ id }, 'session-revoked')).count > 0,
    endOfUser: async (userId) => void (await end({ userId }, 'session-revoked')),
    async endOfUpstream({ connectionId, subject, sids }) {
      if (subject === undefined && sids === undefined) return []
      const found = await database.upstreamSession.findMany({
        where: {
          tenantId,
          connectionId,
          ...(subject !== undefined && { subject }),
          ...(sids && { sid: { in: [...sids] } }),
        },
      })
      const ids = found.map(({ sessionId }) => sessionId)
      const { ended } = await end({ id: { in: ids } }, 'idp-logout')
      return ended
    },
  }
}

function toWire(row: Row): Session {
  const { initialUserAgent, initialIp, lastUserAgent, lastIp, metadata } = row
  return {
    id: row.id,
    user_id: row.userId,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    authenticated_at: row.authenticatedAt.toISOString(),
    idle_expires_at: row.idleExpiresAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    last_interacted_at: row.lastInteractedAt.toISOString(),
    device: {
      ...(initialUserAgent !== null && { initial_user_agent: initialUserAgent }),
      initial_ip: initialIp,
      ...(lastUserAgent !== null && { last_user_agent: lastUserAgent }),
      last_ip: lastIp,
    },
    clients: row.clientIds.map((client_id) => ({ client_id })),
    authentication: {
      methods: row.authenticationMethods as unknown as Schema<'SessionAuthenticationMethod'>[],
    },
    session_metadata: metadata as Metadata,
  }
}
