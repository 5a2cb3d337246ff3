import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

/** `userId` names a user without roles and permissions. */
export async function usePermissions(client: ManagementClient, userId: string): Promise<void> {
  const identifier = 'https://permissions.example.com/'
  const scopes = [{ value: 'read:walks' }]
  const api = await client.resourceServers.create({ body: { identifier, scopes } })
  const { id: roleId } = await client.roles.create({ body: { name: 'Walker' } })
  const [role, user] = [{ id: roleId }, { id: userId }]
  const permission = { resource_server_identifier: identifier, permission_name: 'read:walks' }
  const body = { permissions: [permission] }

  await client.roles.assignPermissions({ path: role, body })
  expect(await client.roles.listPermissions({ path: role })).toEqual([permission])
  await client.roles.assignUsers({ path: role, body: { users: [userId] } })
  expect(await client.roles.listUsers({ path: role })).toMatchObject([{ user_id: userId }])
  expect(await client.users.listRoles({ path: user })).toMatchObject([{ name: 'Walker' }])
  await client.users.assignPermissions({ path: user, body })
  expect(await client.users.listPermissions({ path: user })).toMatchObject([permission])
  const query = { resource_server_identifier: identifier }
  expect(await client.users.listEffectivePermissions({ path: user, query })).toEqual({
    permissions: [{ ...permission, sources: ['direct', 'roles'] }],
  })
  const granting = { ...query, permission_name: 'read:walks' }
  expect(
    await client.users.listEffectivePermissionSourceEffectiveRoles({ path: user, query: granting }),
  ).toMatchObject({ roles: [{ id: roleId, sources: ['direct'] }] })
  expect(await client.users.listEffectiveRoles({ path: user })).toMatchObject({
    roles: [{ id: roleId, sources: ['direct'] }],
  })

  expect(await client.users.listFederatedConnectionsTokensets({ path: user })).toEqual([])
  const tokenset = { ...user, tokenset_id: 'fts_6Rk2vXcT9mKwZ4pBq3LsYd' }
  expect(await client.users.deleteFederatedConnectionsTokenset({ path: tokenset })).toBeUndefined()
  const { connected_accounts } = await client.users.listConnectedAccounts({ path: user })
  expect(connected_accounts).toEqual([])

  await client.users.removePermissions({ path: user, body })
  await client.roles.removePermissions({ path: role, body })
  expect(await client.roles.listPermissions({ path: role })).toEqual([])
  await client.users.removeRoles({ path: user, body: { roles: [roleId] } })
  await client.users.assignRoles({ path: user, body: { roles: [roleId] } })
  await client.roles.delete({ path: role })
  expect(await client.users.listRoles({ path: user })).toEqual([])
  await client.resourceServers.delete({ path: { id: api.id ?? '' } })
}
