import type { TestTenant } from '@latchkey/testkit'
import { nextNumber, type PathParameters, post, type Resource } from './resource.ts'

export const unknownGroupId = 'grp_9Hs3kP7vWq2LrXb4'

export const groups: Resource = {
  unknown: { id: unknownGroupId },
  stamps: ['name', 'connection_id', 'roles'],
  make: async (tenant) => ({ id: (await makeGroup(tenant)).group_id }),
  bodies: {
    assignGroupRoles: async (tenant) => ({ roles: [await makeRole(tenant)] }),
    async removeGroupRoles(tenant, { id = '' }) {
      const body = { roles: [await makeRole(tenant)] }
      await post(tenant, `/groups/${id}/roles`, body)
      return body
    },
  },
}

/** A group without members, of a new connection. */
export async function makeGroup(tenant: TestTenant) {
  const name = `fixture-${nextNumber()}`
  const { id } = await post(tenant, '/connections', { name, strategy: 'ad' })
  const group = await tenant.write((store) =>
    store.scimGroups.create({ id, strategy: 'ad' }, { displayName: name, members: [] }),
  )
  return { connection_id: id, group_id: group.id }
}

/** A group of a connection of an organization. */
export async function makeOrganizationGroup(
  tenant: TestTenant,
  organizationId: string,
): Promise<PathParameters> {
  const { connection_id, group_id } = await makeGroup(tenant)
  await post(tenant, `/organizations/${organizationId}/connections`, { connection_id })
  return { group_id }
}

async function makeRole(tenant: TestTenant): Promise<string> {
  return (await post(tenant, '/roles', { name: `Fixture ${nextNumber()}` })).id
}
