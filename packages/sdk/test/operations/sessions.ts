import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

/** Sessions and refresh tokens come from log-ins, so there are none to see here. */
export async function useSessions(client: ManagementClient): Promise<void> {
  const connection = await client.createConnection({ body: { name: 'Seen', strategy: 'auth0' } })
  const { user_id: id = '' } = await client.createUser({
    body: { connection: 'Seen', email: 'seen@example.com', password: 'Between-engine-and-loom-7' },
  })
  const [user, nobody] = [{ path: { id } }, { path: { id: 'V1StGXR8Z5jdHi6Bmyt7q' } }]
  const unknown = { statusCode: 404 }
  expect(await client.listUserSessions(user)).toEqual({ sessions: [] })
  expect(await client.listUserRefreshTokens(user)).toEqual({ tokens: [] })
  expect(await client.listRefreshTokens({ query: { user_id: id } })).toEqual({ refresh_tokens: [] })
  await client.deleteUserSessions(user)
  await client.deleteUserRefreshTokens(user)
  await client.revokeUserAccess({ ...user, body: { preserve_refresh_tokens: true } })
  await client.deleteSession(nobody)
  await client.deleteRefreshToken(nobody)
  await client.revokeRefreshTokens({ body: { user_id: id } })
  await expect(client.getSession(nobody)).rejects.toMatchObject(unknown)
  await expect(client.revokeSession(nobody)).rejects.toMatchObject(unknown)
  await expect(client.getRefreshToken(nobody)).rejects.toMatchObject(unknown)
  const metadata = { desk: 'front' }
  await expect(
    client.updateSession({ ...nobody, body: { session_metadata: metadata } }),
  ).rejects.toMatchObject(unknown)
  await expect(
    client.updateRefreshToken({ ...nobody, body: { refresh_token_metadata: metadata } }),
  ).rejects.toMatchObject(unknown)
  await client.deleteConnection({ path: { id: connection.id ?? '' } })
}
