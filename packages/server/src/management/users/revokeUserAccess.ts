import type { Resources } from '../../store/tenants/resources.ts'
import type { Handler } from '../handler.ts'

export const revokeUserAccess: Handler<'revokeUserAccess'> = async ({ write, path, body }) => {
  const { session_id: sessionId, preserve_refresh_tokens: isPreserving } = body ?? {}
  const userId = path.id
  await write(async (store) => {
    const selection = { userId, ...(sessionId !== undefined && { sessionId }) }
    await Promise.all([
      endSessions(store, userId, sessionId),
      !isPreserving && store.refreshTokens.revoke(selection),
    ])
  })
  return { status: 202 }
}

/** Ends one session of a user, or all of them. */
async function endSessions(
  { sessions }: Resources,
  userId: string,
  sessionId: string | undefined,
): Promise<void> {
  if (sessionId === undefined) await sessions.endOfUser(userId)
  else if ((await sessions.get(sessionId))?.user_id === userId) await sessions.end(sessionId)
}
