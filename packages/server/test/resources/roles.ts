import { givenPermissions, makePermissions } from './permissions.ts'
import { nextNumber, type Resource, resource } from './resource.ts'
import { makeUser } from './users.ts'

export const roles: Resource = {
  ...resource('rol', '/roles', () => ({ name: `Fixture ${nextNumber()}` })),
  bodies: {
    assignRolePermissions: makePermissions,
    removeRolePermissions: (tenant, { id }) => givenPermissions(tenant, `/roles/${id}`),
    assignRoleUsers: async (tenant) => ({ users: [await makeUser(tenant)] }),
  },
}
