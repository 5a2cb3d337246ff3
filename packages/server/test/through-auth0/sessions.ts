import type { ManagementClient } from 'auth0'
import { failure } from './walk.ts'

const connection = 'Seen'
const nobody = 'V1StGXR8Z5jdHi6Bmyt7q'
const password = 'Between-engine-and-loom-1843'

/** The user has never logged in, so that all lists are empty. */
export async function walkSessions(client: ManagementClient) {
  const { users, connections, sessions, refreshTokens } = client
  const place = await connections.create({ name: connection, strategy: 'auth0' })
  const email = 'seen@example.com'
  const { user_id: id = '' } = await users.create({ connection, email, password })
  const ofUser = (await users.sessions.list(id)).data
  const tokensOfUser = (await users.refreshToken.list(id)).data
  const tokens = (await refreshTokens.list({ user_id: id })).data
  await users.sessions.delete(id)
  await users.refreshToken.delete(id)
  await users.revokeAccess(id, {})
  await sessions.delete(nobody)
  await refreshTokens.delete(nobody)
  await refreshTokens.revoke({ user_id: id })
  const unknown = [
    await failure(sessions.get(nobody)),
    await failure(sessions.revoke(nobody)),
    await failure(sessions.update(nobody, { session_metadata: { desk: 'front' } })),
    await failure(refreshTokens.get(nobody)),
    await failure(refreshTokens.update(nobody, { refresh_token_metadata: { desk: 'front' } })),
  ]
  await users.delete(id)
  await connections.delete(place.id ?? '')
  return { ofUser, tokensOfUser, tokens, unknown }
}
