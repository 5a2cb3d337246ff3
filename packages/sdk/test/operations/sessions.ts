import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

/** Sessions and refresh tokens come from log-ins, so there are none to see here. */
export async function useSessions(client: ManagementClient): Promise<void> {
  const connection = await client.connections.create({ body: { name: 'Seen', strategy: 'auth0' } })
  const { user_id: id = '' } = await client.users.create({
    body: { connection: 'Seen', email: 'seen@example.com', password: 'Between-engine-and-loom-7' },
  })
  const [user, nobody] = [{ path: { id } }, { path: { id: 'V1StGXR8Z5jdHi6Bmyt7q' } }]
  const unknown = { statusCode: 404 }
  expect(await client.users.listSessions(user)).toEqual({ sessions: [] })
  expect(await client.users.listRefreshTokens(user)).toEqual({ tokens: [] })
  expect(await client.refreshTokens.list({ query: { user_id: id } })).toEqual({
    refresh_tokens: [],
  })
  await client.users.deleteSessions(user)
  await client.users.deleteRefreshTokens(user)
  await client.users.revokeAccess({ ...user, body: { preserve_refresh_tokens: true } })
  await client.sessions.delete(nobody)
  await client.refreshTokens.delete(nobody)
  await client.refreshTokens.revoke({ body: { user_id: id } })
  await expect(client.sessions.get(nobody)).rejects.toMatchObject(unknown)
  await expect(client.sessions.revoke(nobody)).rejects.toMatchObject(unknown)
  await expect(client.refreshTokens.get(nobody)).rejects.toMatchObject(unknown)
  const metadata = { desk: 'front' }
  await expect(
    client.sessions.update({ ...nobody, body: { session_metadata: metadata } }),
  ).rejects.toMatchObject(unknown)
  await expect(
    client.refreshTokens.update({ ...nobody, body: { refresh_token_metadata: metadata } }),
  ).rejects.toMatchObject(unknown)
  await client.connections.delete({ path: { id: connection.id ?? '' } })
}
