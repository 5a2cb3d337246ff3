import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

/** `userId` names a user without roles and permissions. */
export async function usePermissions(client: ManagementClient, userId: string): Promise<void> {
  const identifier = 'https://permissions.example.com/'
  const scopes = [{ value: 'read:walks' }]
  const api = await client.createResourceServer({ body: { identifier, scopes } })
  const { id: roleId } = await client.createRole({ body: { name: 'Walker' } })
  const [role, user] = [{ id: roleId }, { id: userId }]
  const permission = { resource_server_identifier: identifier, permission_name: 'read:walks' }
  const body = { permissions: [permission] }

  await client.assignRolePermissions({ path: role, body })
  expect(await client.listRolePermissions({ path: role })).toEqual([permission])
  await client.assignRoleUsers({ path: role, body: { users: [userId] } })
  expect(await client.listRoleUsers({ path: role })).toMatchObject([{ user_id: userId }])
  expect(await client.listUserRoles({ path: user })).toMatchObject([{ name: 'Walker' }])
  await client.assignUserPermissions({ path: user, body })
  expect(await client.listUserPermissions({ path: user })).toMatchObject([permission])
  const query = { resource_server_identifier: identifier }
  expect(await client.listUserEffectivePermissions({ path: user, query })).toEqual({
    permissions: [{ ...permission, sources: ['direct', 'roles'] }],
  })
  expect(await client.listUserEffectiveRoles({ path: user })).toMatchObject({
    roles: [{ id: roleId, sources: ['direct'] }],
  })

  await client.removeUserPermissions({ path: user, body })
  await client.removeRolePermissions({ path: role, body })
  expect(await client.listRolePermissions({ path: role })).toEqual([])
  await client.removeUserRoles({ path: user, body: { roles: [roleId] } })
  await client.assignUserRoles({ path: user, body: { roles: [roleId] } })
  await client.deleteRole({ path: role })
  expect(await client.listUserRoles({ path: user })).toEqual([])
  await client.deleteResourceServer({ path: { id: api.id ?? '' } })
}
