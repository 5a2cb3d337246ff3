import type { TestTenant } from '@latchkey/testkit'
import { grantable } from './client-grants.ts'
import { makeOrganizationGroup, unknownGroupId } from './groups.ts'
import { nextNumber, type PathParameters, post, type Resource } from './resource.ts'
import { makeUser } from './users.ts'

const unknown = {
  id: 'org_9Hs3kP7vWq2LrXb4',
  organization_id: 'org_9Hs3kP7vWq2LrXb4',
  group_id: unknownGroupId,
  name: 'nobody',
  user_id: 'auth0|6560cd0f6caaac5b4692f454',
  connection_id: 'con_9Hs3kP7vWq2LrXb4',
  connectionId: 'con_9Hs3kP7vWq2LrXb4',
  grant_id: 'cgr_9Hs3kP7vWq2LrXb4',
  client_id: 'q8LrXb4Jd8NfT9Hs3kPvWq2Lr7Xb4Jd8',
  role_id: 'rol_9Hs3kP7vWq2LrXb4',
  discovery_domain_id: 'dd_9Hs3kP7vWq2LrXb4',
  discovery_domain: 'nobody.example',
  invitation_id: 'uinv_9Hs3kP7vWq2LrXb4',
}

/** The parts of an organization, by what the ids of operations call them. */
const parts: readonly (readonly [RegExp, (tenant: TestTenant, id: string) => MadePart])[] = [
  [/MemberRoles|MemberEffectiveRole/, makeMember],
  [/OrganizationGroup/, makeOrganizationGroup],
  [/^(get|update|delete)Organization(Enabled)?Connection$/, makeConnection],
  [/^deleteOrganizationClientGrant$/, makeGrant],
  [/^(get|update)OrganizationClient$/, makeClient],
  [/^(get|update|delete)OrganizationDiscoveryDomain/, makeDomain],
  [/^(get|delete)OrganizationInvitation$/, makeInvitation],
]

type MadePart = Promise<PathParameters>

export const organizations: Resource = {
  unknown,
  stamps: [
    'grant_id',
    'name',
    'display_name',
    'connection_id',
    'client_id',
    'audience',
    'domain',
    'verification_txt',
    'verification_host',
    'invitation_url',
    'ticket_id',
    'expires_at',
    'organization_id',
    'email',
    'roles',
  ],
  async make(tenant, operationId) {
    const { id, name } = await post(tenant, '/organizations', { name: nextName() })
    const part = parts.find(([ids]) => ids.test(operationId))?.[1]
    return { ...unknown, id, organization_id: id, name, ...(await part?.(tenant, id)) }
  },
  queries: {
    listOrganizationMemberEffectiveRoleSourceGroups: '?role_id=rol_9Hs3kP7vWq2LrXb4',
  },
  acceptable: ({ enabled_connections: _, ...body }) => body,
  bodies: {
    createOrganization: (_tenant, _parameters, example) => ({ ...example, name: nextName() }),
    createOrganizationMembers: async (tenant) => ({ members: [await makeUser(tenant)] }),
    async deleteOrganizationMembers(tenant, { id = '' }) {
      return { members: [(await makeMember(tenant, id)).user_id] }
    },
    createOrganizationMemberRoles: async (tenant) => ({ roles: [await makeRole(tenant)] }),
    async deleteOrganizationMemberRoles(tenant, { id = '', user_id = '' }) {
      const body = { roles: [await makeRole(tenant)] }
      const member = encodeURIComponent(user_id)
      await post(tenant, `/organizations/${id}/members/${member}/roles`, body)
      return body
    },
    createOrganizationGroupRoles: async (tenant) => ({ roles: [await makeRole(tenant)] }),
    async deleteOrganizationGroupRoles(tenant, { id = '', group_id = '' }) {
      const body = { roles: [await makeRole(tenant)] }
      await post(tenant, `/organizations/${id}/groups/${group_id}/roles`, body)
      return body
    },
    createOrganizationConnection: namesConnection,
    createOrganizationEnabledConnection: namesConnection,
    createOrganizationClientGrant: async (tenant) => ({ grant_id: await makeClientGrant(tenant) }),
    createOrganizationClient: async (tenant) => ({
      clients: [{ client_id: await namesClient(tenant), use_for_member_access: true }],
    }),
    async deleteOrganizationClients(tenant, { id = '' }) {
      return { clients: [(await makeClient(tenant, id)).client_id] }
    },
    createOrganizationInvitation: (tenant) => invitationFor(tenant),
    createOrganizationDiscoveryDomain: (_tenant, _parameters, example) => ({
      ...example,
      domain: nextDomain(),
    }),
  },
}

const nextName = () => `fixture-${nextNumber()}`
const nextDomain = () => `fixture-${nextNumber()}.example.com`

async function makeMember(tenant: TestTenant, id: string) {
  const userId = await makeUser(tenant)
  await post(tenant, `/organizations/${id}/members`, { members: [userId] })
  return { user_id: userId }
}

async function makeConnection(tenant: TestTenant, id: string) {
  const { connection_id } = await namesConnection(tenant)
  await post(tenant, `/organizations/${id}/connections`, { connection_id })
  return { connection_id, connectionId: connection_id }
}

async function makeGrant(tenant: TestTenant, id: string) {
  const grantId = await makeClientGrant(tenant)
  await post(tenant, `/organizations/${id}/client-grants`, { grant_id: grantId })
  return { grant_id: grantId }
}

async function makeClient(tenant: TestTenant, id: string) {
  const client_id = await namesClient(tenant)
  await post(tenant, `/organizations/${id}/clients`, { clients: [{ client_id }] })
  return { client_id }
}

async function namesClient(tenant: TestTenant): Promise<string> {
  return (await post(tenant, '/clients', { name: nextName() })).client_id
}

async function makeDomain(tenant: TestTenant, id: string) {
  const path = `/organizations/${id}/discovery-domains`
  const made = await post(tenant, path, { domain: nextDomain() })
  return { discovery_domain_id: made.id, discovery_domain: made.domain }
}

async function makeInvitation(tenant: TestTenant, id: string) {
  const made = await post(tenant, `/organizations/${id}/invitations`, await invitationFor(tenant))
  return { invitation_id: made.id }
}

/** An invitation that is not mailed. */
async function invitationFor(tenant: TestTenant) {
  const { client_id } = await post(tenant, '/clients', {
    name: nextName(),
    organization_usage: 'allow',
    initiate_login_uri: 'https://app.example.com/login',
  })
  return {
    inviter: { name: 'Ada Lovelace' },
    invitee: { email: `${nextName()}@example.com` },
    client_id,
    roles: [await makeRole(tenant)],
    send_invitation_email: false,
  }
}

async function makeRole(tenant: TestTenant): Promise<string> {
  return (await post(tenant, '/roles', { name: `Fixture ${nextNumber()}` })).id
}

async function makeClientGrant(tenant: TestTenant): Promise<string> {
  const json = { ...(await grantable(tenant)), organization_usage: 'allow' }
  return (await post(tenant, '/client-grants', json)).id
}

async function namesConnection(tenant: TestTenant): Promise<{ connection_id: string }> {
  const json = { name: nextName(), strategy: 'auth0' }
  return { connection_id: (await post(tenant, '/connections', json)).id }
}
