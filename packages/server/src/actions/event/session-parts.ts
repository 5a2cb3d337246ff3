import type { Tenant } from '../../tenancy/tenancy.ts'
import type { EventPart } from './event-parts.ts'

type OfTenant = Pick<Tenant, 'store'>

/** `event.session`; undefined for a session that has ended. */
export async function sessionPart(
  { store }: OfTenant,
  id: string | undefined,
): Promise<EventPart | undefined> {
  const session = id === undefined ? undefined : await store.sessions.get(id)
  if (!session) return undefined
  const { authentication: _, session_metadata: metadata, ...members } = session
  return { ...members, metadata: metadata ?? {} }
}

/** `event.refresh_token`; undefined for one that was revoked. */
export async function refreshTokenPart(
  { store }: OfTenant,
  id: string | undefined,
): Promise<EventPart | undefined> {
  const token = id === undefined ? undefined : await store.refreshTokens.get(id)
  if (!token) return undefined
  const { refresh_token_metadata: metadata, ...members } = token
  const known = Object.entries(members).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(known), metadata: metadata ?? {} }
}
