import type { Schema } from '@latchkey/contract'

/** Why a session has ended, as clients name it in `selected_initiators`. */
export type EndCause = NonNullable<Schema<'ClientLogoutInitiators'>['selected_initiators']>[number]

/** A session that has ended, and the clients to notify (OpenID Connect Back-Channel Logout 1.0). */
export interface EndedSession {
  readonly accountId: string
  readonly cause: EndCause
  readonly clients: readonly { readonly clientId: string; readonly sid: string }[]
  /** The metadata of the session, which its clients and the log may get. */
  readonly metadata?: SessionMetadata | undefined
}

/** What administrators have stored with a session. */
export type SessionMetadata = Readonly<Record<string, unknown>>

/** The clients of a `Session` record by client id, as oidc-provider stores them. */
export type Authorizations = Readonly<Record<string, { readonly sid?: string | undefined }>>

/** The ended session of a `Session` record. */
export function endedSession(
  accountId: string,
  authorizations: Authorizations,
  cause: EndCause,
  metadata?: SessionMetadata | null,
): EndedSession {
  const clients = Object.entries(authorizations).flatMap(([clientId, { sid }]) =>
    sid === undefined ? [] : [{ clientId, sid }],
  )
  return { accountId, cause, clients, ...(metadata && { metadata }) }
}
