import { makeGroup } from './groups.ts'
import { givenPermissions, makePermissions } from './permissions.ts'
import { nextNumber, post, type Resource, resource } from './resource.ts'
import { makeUser } from './users.ts'

export const roles: Resource = {
  ...resource('rol', '/roles', () => ({ name: `Fixture ${nextNumber()}` })),
  bodies: {
    assignRolePermissions: makePermissions,
    removeRolePermissions: (tenant, { id }) => givenPermissions(tenant, `/roles/${id}`),
    assignRoleUsers: async (tenant) => ({ users: [await makeUser(tenant)] }),
    assignRoleGroups: async (tenant) => ({ groups: [(await makeGroup(tenant)).group_id] }),
    async removeRoleGroups(tenant, { id = '' }) {
      const body = { groups: [(await makeGroup(tenant)).group_id] }
      await post(tenant, `/roles/${id}/groups`, body)
      return body
    },
  },
}
