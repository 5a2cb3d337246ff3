import type { SessionThere } from '../../connectors/redirect-logout.ts'
import type { SealedIn } from '../../store/oidc/oidc-store.ts'
import type { UpstreamSession } from '../../store/oidc/upstream-sessions.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { isStorable } from '../../unstorable-text.ts'

/**
 * The maximum length of a subject or a session identifier. The server does not store the session of
 * a longer one, and an identity provider cannot end it.
 */
const nameLengthMax = 512

const isName = (text: string) => text.length <= nameLengthMax && isStorable(text)

/**
 * The place of the encrypted member `kept`: it can be decrypted only for the same user and
 * connection.
 */
export const sealedIn = ({
  connectionId,
  subject,
}: Pick<UpstreamSession, 'connectionId' | 'subject'>): SealedIn => ({
  model: 'UpstreamSession',
  id: `${connectionId} ${subject}`,
})

const unnamed = { subject: '', sid: undefined }

/**
 * The session at the identity provider, as the server stores it with the session of the browser.
 *
 * @returns undefined if there is no session, or its subject or identifier is too long or cannot
 *   be stored. If it ends at some time, it is then returned without these
 */
export async function upstreamSessionOf(
  { store }: Tenant,
  connectionId: string,
  session: SessionThere | undefined,
): Promise<UpstreamSession | undefined> {
  if (!session) return undefined
  const { endsAt, kept } = session
  const isNamed = isName(session.subject) && isName(session.sid ?? '')
  if (!isNamed && endsAt === undefined) return undefined
  const { subject, sid } = isNamed ? session : unnamed
  const sealed = await store.oidc.seal(sealedIn({ connectionId, subject }), JSON.stringify(kept))
  return { connectionId, subject, sid, sealed, ...(endsAt !== undefined && { endsAt }) }
}
