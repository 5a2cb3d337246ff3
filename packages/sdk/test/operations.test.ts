import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import document from '@latchkey/contract/management.json' with { type: 'json' }
import {
  type DnsServer,
  ensureDefaultConnection,
  startDnsServer,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { createManagementClient, type ManagementClient } from '../src/management.ts'
import { useActions } from './operations/actions.ts'
import { useBlocks } from './operations/blocks.ts'
import { useBranding, usePhoneMessages } from './operations/branding.ts'
import { useClientGrants } from './operations/client-grants.ts'
import { useClients } from './operations/clients.ts'
import { useConnections } from './operations/connections.ts'
import { useCustomDomains } from './operations/custom-domains.ts'
import { useEncryptionKeys } from './operations/encryption-keys.ts'
import { useEventStreams } from './operations/event-streams.ts'
import { useEvents } from './operations/events.ts'
import { useFlows, useForms, useVaultConnections } from './operations/forms.ts'
import { useGrants } from './operations/grants.ts'
import { useGroups } from './operations/groups.ts'
import { useJobs } from './operations/jobs.ts'
import { useKeys } from './operations/keys.ts'
import { useLogStreams } from './operations/log-streams.ts'
import { useLogs, useStats } from './operations/logs.ts'
import { useAttackProtection, useMail } from './operations/mail.ts'
import { useNetworkAcls } from './operations/network-acls.ts'
import { useOrganizations } from './operations/organizations.ts'
import { usePermissions } from './operations/permissions.ts'
import { useConnectionKeys, useDirectory, useProvisioning } from './operations/provisioning.ts'
import { useRateLimitPolicies } from './operations/rate-limit-policies.ts'
import { useResourceServers } from './operations/resource-servers.ts'
import { useRoles } from './operations/roles.ts'
import { useSecondFactors } from './operations/second-factors.ts'
import {
  useConnectionProfiles,
  useSelfServiceProfiles,
} from './operations/self-service-profiles.ts'
import { useSessions } from './operations/sessions.ts'
import { useTenants } from './operations/tenants.ts'
import { useThemes } from './operations/themes.ts'
import { useTickets } from './operations/tickets.ts'
import { useTokenExchangeProfiles } from './operations/token-exchange-profiles.ts'
import { useUserAttributeProfiles } from './operations/user-attribute-profiles.ts'
import { useUserSearch } from './operations/user-search.ts'
import { useUsers } from './operations/users.ts'
import { useVerifiableCredentialTemplates } from './operations/verifiable-credentials.ts'
import { acl } from './samples.ts'

let dns: DnsServer
let server: TestServer
let whole: ManagementClient
/** Notes which methods are called. */
let client: ManagementClient
const called = new Set<string>()
const operationIds = Object.values(document.paths).flatMap((item) =>
  Object.values(item).flatMap((each: { operationId?: string; 'x-absent'?: boolean }) =>
    each['x-absent'] ? [] : (each.operationId ?? []),
  ),
)

beforeAll(async () => {
  dns = await startDnsServer()
  const rateLimits = {
    ...withoutRateLimits,
    'management-write': { limit: 1000, windowSeconds: 10 },
  }
  server = await startTestServer({ config: { dnsServers: [dns.address], rateLimits } })
  const { baseUrl, clientId, clientSecret } = server.tenant
  whole = createManagementClient({
    baseUrl,
    clientCredentials: { clientId, clientSecret },
    fetch: server.fetch,
  })
  client = new Proxy(whole, {
    get: (target, resource) =>
      new Proxy(Reflect.get(target, resource), {
        get(methods, name) {
          called.add(`${String(resource)}.${String(name)}`)
          return Reflect.get(methods, name)
        },
      }),
  })
})
afterAll(async () => {
  await server.stop()
  dns.close()
})

describe('createManagementClient', () => {
  const walks: readonly [string, (client: ManagementClient) => Promise<void>][] = [
    ['network ACLs', useNetworkAcls],
    ['credential templates', useVerifiableCredentialTemplates],
    ['clients', useClients],
    ['connections', useConnections],
    ['the SCIM configuration of connections', useProvisioning],
    ['the directory provisioning of connections', useDirectory],
    ['the keys of connections', useConnectionKeys],
    ['tickets', useTickets],
    ['blocks', useBlocks],
    ['grants and device credentials', useGrants],
    ['sessions and refresh tokens', useSessions],
    ['custom domains', useCustomDomains],
    ['event streams', useEventStreams],
    ['events', useEvents],
    ['log streams', useLogStreams],
    ['roles', useRoles],
    ['rate limit policies', useRateLimitPolicies],
    ['connection profiles', useConnectionProfiles],
    ['self-service profiles', useSelfServiceProfiles],
    ['actions', useActions],
    ['forms', useForms],
    ['flows', useFlows],
    ['vault connections', useVaultConnections],
    ['token exchange profiles', useTokenExchangeProfiles],
    ['user attribute profiles', useUserAttributeProfiles],
    ['jobs', useJobs],
    ['APIs', useResourceServers],
    ['client grants', useClientGrants],
    ['signing keys', useKeys],
    ['encryption keys', useEncryptionKeys],
    ['settings', useTenants],
    ['branding and prompts', useBranding],
    ['themes', useThemes],
    ['attack protection', useAttackProtection],
    ['mail', useMail],
    ['phone messages', usePhoneMessages],
    ['the log', useLogs],
    ['statistics', useStats],
    ['users', useUsers],
    ['second factors', useSecondFactors],
    ['the search of users', useUserSearch],
  ]
  it.each(walks)('runs every operation on %s', async (_, walk) => {
    await walk(client)
  })

  it('runs every operation on permissions and the users of roles', async () => {
    const user = await server.tenant.write(async (store) => {
      const { name: connection } = await ensureDefaultConnection(store)
      return store.users.create({ connection, email: 'walker@example.com' })
    })
    await usePermissions(client, user.user_id ?? '')
  })

  it('runs every operation on organizations', async () => {
    const user = await server.tenant.write(async (store) => {
      const { name: connection } = await ensureDefaultConnection(store)
      return store.users.create({ connection, email: 'member@example.com' })
    })
    await useOrganizations(client, user.user_id ?? '')
  })

  it('runs every operation on groups', async () => {
    const made = await server.tenant.write(async (store) => {
      const { id, name } = await ensureDefaultConnection(store)
      const user = await store.users.create({ connection: name, email: 'grouped@example.com' })
      const userId = user.user_id ?? ''
      const group = { displayName: 'Walkers', members: [userId] }
      const { id: groupId } = await store.scimGroups.create({ id, strategy: 'auth0' }, group)
      return { groupId, connectionId: id, userId }
    })
    await useGroups(client, made)
  })

  it('has every operation of the document, and the tests above called each', () => {
    const methods = Object.entries({ ...whole }).flatMap(([resource, each]) =>
      typeof each === 'function' ? [] : Object.keys(each).map((name) => `${resource}.${name}`),
    )
    expect(methods).toHaveLength(operationIds.length)
    expect([...called].sort()).toEqual(methods.sort())
  })

  it('has each of them under its operationId too, which is the same function', () => {
    for (const id of operationIds) expect(whole).toHaveProperty(id, expect.any(Function))
    expect(whole.updateNetworkAcl).toBe(whole.networkAcls.update)
    expect(whole.getNetworkAclStatistics).toBe(whole.networkAcls.getStatistics)
    expect(whole.deleteGrants).toBe(whole.grants.deleteGrants)
  })

  it('sends a value of the path as one segment', async () => {
    const refused = client.networkAcls.get({ path: { id: 'acl_/../a?b#c' } })
    await expect(refused).rejects.toMatchObject({ statusCode: 400, errorCode: 'invalid_uri' })
    for (const id of ['', '.', '..']) {
      await expect(client.eventStreams.delete({ path: { id } })).rejects.toThrow(TypeError)
    }
  })

  it('throws an error response with its status, cause, request id and rate limit', async () => {
    const { id } = await client.networkAcls.create({ body: acl(9) })
    const refused = client.networkAcls.create({ body: acl(9) })
    await expect(refused).rejects.toMatchObject({
      name: 'ManagementError',
      code: 'management_error',
      operationId: 'createNetworkAcl',
      statusCode: 409,
      requestId: expect.stringMatching(/./),
      rateLimit: { limit: 1000, remaining: expect.any(Number), resetAt: expect.any(Date) },
      body: { statusCode: 409, error: 'Conflict' },
    })
    await client.networkAcls.delete({ path: { id } })
    const unknown = client.networkAcls.get({ path: { id } })
    await expect(unknown).rejects.toMatchObject({ statusCode: 404 })
  })

  it('throws a token error for an unknown client', async () => {
    const { baseUrl, clientId } = server.tenant
    const unauthorized = createManagementClient({
      baseUrl,
      clientCredentials: { clientId, clientSecret: 'wrong' },
      fetch: server.fetch,
    })
    await expect(unauthorized.networkAcls.list()).rejects.toMatchObject({
      code: 'token_error',
      statusCode: 401,
      requestId: expect.stringMatching(/./),
    })
  })

  it('requests the given scope', async () => {
    const { baseUrl, clientId, clientSecret } = server.tenant
    const reader = createManagementClient({
      baseUrl: `${baseUrl}/`,
      clientCredentials: { clientId, clientSecret, scope: 'read:network_acls' },
      fetch: server.fetch,
    })
    expect(await reader.networkAcls.list()).toEqual([])
    await expect(reader.networkAcls.create({ body: acl(1) })).rejects.toMatchObject({
      statusCode: 403,
      errorCode: 'insufficient_scope',
    })
  })
})
