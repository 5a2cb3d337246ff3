/** A session that is over, and whom to tell (OpenID Connect Back-Channel Logout). */
export interface EndedSession {
  readonly accountId: string
  readonly clients: readonly { readonly clientId: string; readonly sid: string }[]
}

/** Clients of a record `Session` by their ids, as oidc-provider keeps them. */
export type Authorizations = Readonly<Record<string, { readonly sid?: string | undefined }>>

export function endedSession(accountId: string, authorizations: Authorizations): EndedSession {
  const clients = Object.entries(authorizations).flatMap(([clientId, { sid }]) =>
    sid === undefined ? [] : [{ clientId, sid }],
  )
  return { accountId, clients }
}
