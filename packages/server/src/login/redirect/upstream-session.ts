import type { SessionThere } from '../../connectors/redirect-logout.ts'
import type { SealedIn } from '../../store/oidc/oidc-store.ts'
import type { UpstreamSession } from '../../store/oidc/upstream-sessions.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { isStorable } from '../../unstorable-text.ts'

/** A session with a longer name, or one that cannot be stored, is not ended from there. */
const nameLengthMax = 512

const isName = (text: string) => text.length <= nameLengthMax && isStorable(text)

/** Where the sealed member is: it opens for no other user and no other connection. */
export const sealedIn = ({
  connectionId,
  subject,
}: Pick<UpstreamSession, 'connectionId' | 'subject'>): SealedIn => ({
  model: 'UpstreamSession',
  id: `${connectionId} ${subject}`,
})

/** The session at the identity provider as it is stored with the session of the browser. */
export async function upstreamSessionOf(
  { store }: Tenant,
  connectionId: string,
  session: SessionThere | undefined,
): Promise<UpstreamSession | undefined> {
  if (!session) return undefined
  const { subject, sid, kept } = session
  if (!isName(subject) || !isName(sid ?? '')) return undefined
  const sealed = await store.oidc.seal(sealedIn({ connectionId, subject }), JSON.stringify(kept))
  return { connectionId, subject, sid, sealed }
}
