/** Changes of an identity provider that the organization loses, or shares, while they wait. */
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, withoutRateLimits } from '@latchkey/testkit'
import { holdLock } from './authentication/hold-lock.ts'
import { makeAdministrator, type OrganizationAdministrator } from './organization-administrator.ts'

const domain = 'led.example.com'

let server: TestServer
let admin: OrganizationAdministrator
let otherId: string
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: withoutRateLimits } })
  admin = await makeAdministrator(server.tenant, {
    allowed_strategies: ['oidc'],
    connection_deletion_behavior: 'allow',
  })
  otherId = (await admin.management('POST', '/organizations', { name: 'other' })).id
}, 120_000)
afterAll(() => server.stop())

/** A connection of the organization that has a domain and a token for SCIM. */
async function create(name: string) {
  const { id } = await admin.management('POST', '/connections', {
    name,
    strategy: 'oidc',
    options: {
      type: 'back_channel',
      client_id: 'ours',
      client_secret: 'secret',
      issuer: 'https://idp.example.com',
      authorization_endpoint: 'https://idp.example.com/authorize',
      token_endpoint: 'https://idp.example.com/token',
      jwks_uri: 'https://idp.example.com/jwks',
      domain_aliases: [domain],
    },
  })
  const assigned = { connection_id: id, organization_access_level: 'full' }
  await admin.management('POST', `/organizations/${admin.organizationId}/connections`, assigned)
  await admin.management('POST', `/connections/${id}/scim-configuration`, {})
  const tokens = `/connections/${id}/scim-configuration/tokens`
  const { token_id: tokenId } = await admin.management('POST', tokens, {})
  return { id, tokenId }
}

type Made = Awaited<ReturnType<typeof create>>
type Request = readonly ['DELETE' | 'POST', (made: Made) => string]

const requests: readonly Request[] = [
  ['DELETE', () => `/domains/${domain}`],
  ['POST', () => '/provisioning/scim-tokens'],
  ['DELETE', ({ tokenId }) => `/provisioning/scim-tokens/${tokenId}`],
  ['DELETE', () => '/provisioning'],
  ['DELETE', () => ''],
]

/** What the requests could change. */
async function stateOf({ id }: Made) {
  const at = `/connections/${id}`
  const { options } = await admin.management('GET', at)
  const tokens = await admin.management('GET', `${at}/scim-configuration/tokens`)
  return [options.domain_aliases, tokens.length]
}

const less = `update organization_connections set access_level = 'limited' where connection_id = $1`
const shared = `insert into organization_connections
    (tenant_id, organization_id, connection_id, created_at, assigns_membership, shows_as_button)
  select tenant_id, $2, $1, created_at, false, false from organization_connections
   where connection_id = $1`

it.each([
  ['loses full access to', less, 404],
  ['shares', shared, 409],
] as const)('an organization that meanwhile %s it cannot change it', async (_, sql, refused) => {
  for (const [at, [method, pathOf]] of requests.entries()) {
    const made = await create(`${refused}-${at}`)
    const { id } = made
    const row = 'select from organization_connections where connection_id = $1 for update'
    const lock = await holdLock(server.database, row, [id])
    const json = method === 'POST' ? {} : undefined
    const waiting = admin.myOrg(method, `/identity-providers/${id}${pathOf(made)}`, json)
    await lock.waiting(1)
    await lock.query(sql, sql === shared ? [id, otherId] : [id])
    await lock.release()
    expect([at, (await waiting).status]).toEqual([at, refused])
    expect(await stateOf(made)).toEqual([[domain], 1])
  }
})
