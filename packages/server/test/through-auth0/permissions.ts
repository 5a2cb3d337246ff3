import type { ManagementClient } from 'auth0'
import { collect, failure } from './walk.ts'

export async function walkPermissions(client: ManagementClient) {
  const { resourceServers, roles, users, connections } = client
  const identifier = 'https://permissions.example.com/'
  const scopes = [{ value: 'read:walks', description: 'Read walks' }, { value: 'update:walks' }]
  const api = await resourceServers.create({ identifier, name: 'Walks', scopes })
  const connection = await connections.create({ name: 'Walkers', strategy: 'auth0' })
  const person = { email: 'walker@example.com', password: 'Ten-thousand-steps-a-day' }
  const user = await users.create({ connection: 'Walkers', ...person })
  const role = await roles.create({ name: 'Walker' })
  const [userId, roleId] = [user.user_id ?? '', role.id ?? '']
  const permissions = scopes.map(({ value }) => ({
    resource_server_identifier: identifier,
    permission_name: value,
  }))
  await roles.permissions.add(roleId, { permissions })
  const ofRole = await collect(await roles.permissions.list(roleId, { per_page: 1 }))
  await roles.users.assign(roleId, { users: [userId] })
  const ofUsers = await collect(await roles.users.list(roleId, { take: 1 }))
  const userRoles = await collect(await users.roles.list(userId))
  await users.permissions.create(userId, { permissions: permissions.slice(1) })
  const ofUser = await collect(await users.permissions.list(userId))
  const query = { resource_server_identifier: identifier, take: 1 }
  const effective = await collect(await users.effectivePermissions.list(userId, query))
  const effectiveRoles = await collect(await users.effectiveRoles.list(userId))
  await users.permissions.delete(userId, { permissions })
  await roles.permissions.delete(roleId, { permissions: permissions.slice(0, 1) })
  const left = await collect(await users.effectivePermissions.list(userId, query))
  await users.roles.delete(userId, { roles: [roleId] })
  await users.roles.assign(userId, { roles: [roleId] })
  const nobody = await failure(users.roles.assign('auth0|nobody', { roles: [roleId] }))
  const absent = { resource_server_identifier: identifier, permission_name: 'fly' }
  const unknown = await failure(roles.permissions.add(roleId, { permissions: [absent] }))
  await roles.delete(roleId)
  const remaining = await collect(await users.roles.list(userId))
  await users.delete(userId)
  await connections.delete(connection.id ?? '')
  await resourceServers.delete(api.id ?? '')
  const named = (items: readonly { permission_name?: string | undefined }[]) =>
    items.map(({ permission_name }) => permission_name)
  return {
    ofRole: named(ofRole),
    ofUsers: ofUsers.map(({ email }) => email),
    userRoles: userRoles.map(({ name }) => name),
    ofUser,
    effective,
    effectiveRoles: effectiveRoles.map(({ name, sources }) => [name, ...sources]),
    left: named(left),
    nobody,
    unknown,
    remaining,
  }
}
