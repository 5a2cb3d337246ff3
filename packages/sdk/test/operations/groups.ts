import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

/** A group of a connection, and its member. */
interface Made {
  readonly groupId: string
  readonly connectionId: string
  readonly userId: string
}

export async function useGroups(client: ManagementClient, made: Made): Promise<void> {
  const { groupId: id, connectionId, userId } = made
  const { groups, roles, users } = client
  const [path, user] = [{ id }, { id: userId }]
  expect(await groups.list({ query: { connection_id: connectionId } })).toMatchObject([{ id }])
  expect(await groups.get({ path })).toMatchObject({ name: 'Walkers' })
  expect(await groups.listMembers({ path })).toMatchObject({ members: [{ id: userId }] })
  expect(await users.listGroups({ path: user })).toMatchObject([{ id }])
  const role = await roles.create({ body: { name: 'Path finder' } })
  const ofRole = { id: role.id }
  await groups.assignRoles({ path, body: { roles: [role.id] } })
  expect(await groups.listRoles({ path })).toMatchObject({ roles: [ofRole] })
  const query = { role_id: role.id }
  const sources = await users.listEffectiveRoleSourceGroups({ path: user, query })
  expect(sources).toMatchObject({ groups: [{ id }] })
  await groups.removeRoles({ path, body: { roles: [role.id] } })
  await roles.assignGroups({ path: ofRole, body: { groups: [id] } })
  expect(await roles.listGroups({ path: ofRole })).toMatchObject({ groups: [{ id }] })
  await roles.removeGroups({ path: ofRole, body: { groups: [id] } })
  await useOrganizationGroups(client, made, role.id)
  await roles.delete({ path: ofRole })
  await groups.delete({ path })
  expect(await groups.list()).toEqual([])
}

async function useOrganizationGroups(
  { organizations }: ManagementClient,
  { groupId, connectionId, userId }: Made,
  roleId: string,
): Promise<void> {
  const { id } = await organizations.create({ body: { name: 'grouped-walkers' } })
  const ofOrganization = { organization_id: id }
  await organizations.createConnection({ path: { id }, body: { connection_id: connectionId } })
  const listed = await organizations.listGroups({ path: ofOrganization })
  expect(listed).toMatchObject({ groups: [{ id: groupId }] })
  await organizations.createMembers({ path: { id }, body: { members: [userId] } })
  const path = { ...ofOrganization, group_id: groupId }
  const body = { roles: [roleId] }
  await organizations.createGroupRoles({ path, body })
  expect(await organizations.listGroupRoles({ path })).toMatchObject({ roles: [{ id: roleId }] })
  const ofRole = { ...ofOrganization, role_id: roleId }
  expect(await organizations.listRoleGroups({ path: ofRole })).toMatchObject({
    groups: [{ id: groupId }],
  })
  const sources = await organizations.listMemberEffectiveRoleSourceGroups({
    path: { id, user_id: userId },
    query: { role_id: roleId },
  })
  expect(sources).toMatchObject({ groups: [{ id: groupId }] })
  await organizations.deleteGroupRoles({ path, body })
  await organizations.delete({ path: { id } })
}
