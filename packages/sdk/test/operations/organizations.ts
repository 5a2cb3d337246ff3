import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useOrganizations(client: ManagementClient, userId: string): Promise<void> {
  const made = await client.organizations.create({ body: { name: 'walkers' } })
  const path = { id: made.id }
  expect(await client.organizations.get({ path })).toMatchObject({ id: made.id, name: 'walkers' })
  const changed = await client.organizations.update({ path, body: { display_name: 'Walkers' } })
  expect(changed.display_name).toBe('Walkers')
  expect(await client.organizations.getByName({ path: { name: 'walkers' } })).toEqual(changed)
  expect(await client.organizations.list()).toMatchObject([{ id: made.id }])
  await useMembers(client, made.id, userId)
  await useConnections(client, made.id)
  await useGrants(client, made.id)
  await useClients(client, made.id)
  await useDomains(client, made.id)
  await useInvitations(client, made.id)
  await client.organizations.delete({ path })
  expect(await client.organizations.list()).toEqual([])
}

async function useMembers(client: ManagementClient, id: string, userId: string): Promise<void> {
  const { organizations } = client
  await organizations.createMembers({ path: { id }, body: { members: [userId] } })
  expect(await organizations.listMembers({ path: { id } })).toMatchObject([{ user_id: userId }])
  const ofUser = await client.users.listOrganizations({ path: { id: userId } })
  expect(ofUser).toMatchObject([{ id }])
  const role = await client.roles.create({ body: { name: 'Guide' } })
  const path = { id, user_id: userId }
  const body = { roles: [role.id] }
  await organizations.createMemberRoles({ path, body })
  expect(await organizations.listMemberRoles({ path })).toMatchObject([{ id: role.id }])
  expect(await organizations.listMemberEffectiveRoles({ path })).toMatchObject({
    roles: [{ id: role.id }],
  })
  const inRole = { path: { id, role_id: role.id } }
  expect(await organizations.listRoleMembers(inRole)).toMatchObject({
    members: [{ user_id: userId }],
  })
  await organizations.deleteMemberRoles({ path, body })
  expect(await organizations.listMemberRoles({ path })).toEqual([])
  await organizations.deleteMembers({ path: { id }, body: { members: [userId] } })
  expect(await organizations.listMembers({ path: { id } })).toEqual([])
  await client.roles.delete({ path: { id: role.id } })
}

async function useConnections(client: ManagementClient, id: string): Promise<void> {
  const { organizations } = client
  const definition = { name: 'walkers', strategy: 'auth0' } as const
  const { id: connection_id = '' } = await client.connections.create({ body: definition })
  await organizations.createConnection({ path: { id }, body: { connection_id } })
  const path = { id, connection_id }
  const change = { path, body: { assign_membership_on_login: true } }
  const changed = await organizations.updateConnection(change)
  expect(changed).toMatchObject({ connection_id, assign_membership_on_login: true })
  expect(await organizations.getConnection({ path })).toEqual(changed)
  const listed = await organizations.listConnections({ path: { id } })
  expect(listed).toMatchObject([{ connection_id }])
  await organizations.deleteConnection({ path })

  await organizations.createEnabledConnection({ path: { id }, body: { connection_id } })
  const enabled = { id, connectionId: connection_id }
  const update = { path: enabled, body: { assign_membership_on_login: true } }
  const updated = await organizations.updateEnabledConnection(update)
  expect(await organizations.getEnabledConnection({ path: enabled })).toEqual(updated)
  expect(await organizations.listEnabledConnections({ path: { id } })).toEqual([updated])
  await organizations.deleteEnabledConnection({ path: enabled })
  await client.connections.delete({ path: { id: connection_id } })
}

async function useGrants(client: ManagementClient, id: string): Promise<void> {
  const { organizations, clientGrants } = client
  const audience = 'https://walkers.example.com/'
  const scopes = [{ value: 'read:walks' }]
  const api = await client.resourceServers.create({ body: { identifier: audience, scopes } })
  const { client_id = '' } = await client.clients.create({ body: { name: 'Walker' } })
  const grant = await clientGrants.create({
    body: { client_id, audience, scope: ['read:walks'], organization_usage: 'allow' },
  })
  const body = { grant_id: grant.id }
  await organizations.createClientGrant({ path: { id }, body })
  const listed = await organizations.listClientGrants({ path: { id } })
  expect(listed).toMatchObject([{ id: grant.id }])
  const ofGrant = await clientGrants.listOrganizations({ path: { id: grant.id } })
  expect(ofGrant).toMatchObject([{ id }])
  await organizations.deleteClientGrant({ path: { id, grant_id: grant.id } })
  await client.clients.delete({ path: { id: client_id } })
  await client.resourceServers.delete({ path: { id: api.id ?? '' } })
}

async function useClients(client: ManagementClient, id: string): Promise<void> {
  const { organizations } = client
  const { client_id = '' } = await client.clients.create({ body: { name: 'Walks' } })
  await organizations.createClient({ path: { id }, body: { clients: [{ client_id }] } })
  const path = { id, client_id }
  const changed = await organizations.updateClient({ path, body: { use_for_member_access: true } })
  expect(changed).toMatchObject({ client_id, use_for_member_access: true })
  expect(await organizations.getClient({ path })).toEqual(changed)
  expect(await organizations.listClients({ path: { id } })).toEqual({ clients: [changed] })
  await organizations.deleteClients({ path: { id }, body: { clients: [client_id] } })
  await client.clients.delete({ path: { id: client_id } })
}

async function useDomains(client: ManagementClient, id: string): Promise<void> {
  const { organizations } = client
  const domain = 'walkers.example.com'
  const made = await organizations.createDiscoveryDomain({ path: { id }, body: { domain } })
  const path = { id, discovery_domain_id: made.id }
  const changed = await organizations.updateDiscoveryDomain({ path, body: { status: 'verified' } })
  expect(changed).toMatchObject({ domain, status: 'verified' })
  expect(await organizations.getDiscoveryDomain({ path })).toEqual(changed)
  const named = { id, discovery_domain: domain }
  expect(await organizations.getDiscoveryDomainByName({ path: named })).toEqual(changed)
  const listed = await organizations.listDiscoveryDomains({ path: { id } })
  expect(listed).toMatchObject({ domains: [{ domain }] })
  await organizations.deleteDiscoveryDomain({ path })
}

async function useInvitations(client: ManagementClient, id: string): Promise<void> {
  const { organizations } = client
  const { client_id = '' } = await client.clients.create({
    body: {
      name: 'Walks',
      organization_usage: 'allow',
      initiate_login_uri: 'https://walks.example.com/login',
    },
  })
  const made = await organizations.createInvitation({
    path: { id },
    body: {
      inviter: { name: 'Ada Lovelace' },
      invitee: { email: 'grace@example.com' },
      client_id,
      send_invitation_email: false,
    },
  })
  const path = { id, invitation_id: made.id ?? '' }
  expect(await organizations.getInvitation({ path })).toEqual(made)
  expect(await organizations.listInvitations({ path: { id } })).toEqual([made])
  await organizations.deleteInvitation({ path })
  expect(await organizations.listInvitations({ path: { id } })).toEqual([])
  await client.clients.delete({ path: { id: client_id } })
}
