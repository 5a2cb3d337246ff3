import type { Handler } from '../handler.ts'

export const revokeUserAccess: Handler<'revokeUserAccess'> = async ({ write, path, body }) => {
  const { session_id: sessionId, preserve_refresh_tokens: isPreserving } = body ?? {}
  const userId = path.id
  await write(async (store) => {
    if (sessionId === undefined) await store.sessions.endOfUser(userId)
    else if ((await store.sessions.get(sessionId))?.user_id === userId) {
      await store.sessions.end(sessionId)
    }
    if (isPreserving) return
    const selection = { userId, ...(sessionId !== undefined && { sessionId }) }
    await store.refreshTokens.revoke(selection)
  })
  return { status: 202 }
}
