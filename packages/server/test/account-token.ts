import { ensureDefaultConnection, type TestTenant } from '@latchkey/testkit'
import { createApplication, createUser, password } from './authentication/application.ts'

const grantType = 'http://auth0.com/oauth/grant-type/password-realm'
const realm = 'Username-Password-Authentication'

interface OwnApi {
  readonly audience: string
  /** All of its scopes. */
  readonly scopes: readonly string[]
  readonly client: { readonly client_id: string; readonly client_secret: string }
}

/** Creates an API of the server, and an application that may use all of it. */
async function openApi(tenant: TestTenant, path: string, client: object = {}): Promise<OwnApi> {
  const audience = tenant.baseUrl + path
  const { clientId: client_id, clientSecret: client_secret } = await createApplication(tenant, {
    client: { grant_types: [grantType], ...client },
  })
  const api = await post(tenant, '/resource-servers', { identifier: audience })
  const grant = { client_id, audience, subject_type: 'user', allow_all_scopes: true }
  await post(tenant, '/client-grants', grant)
  const scopes = api.scopes.map(({ value }: { readonly value: string }) => value)
  return { audience, scopes, client: { client_id, client_secret } }
}

const post = async (tenant: TestTenant, path: string, json: object) =>
  (await tenant.request('POST', `/api/v2${path}`, { json })).body

async function logIn(
  tenant: TestTenant,
  { audience, scopes, client }: OwnApi,
  user: Readonly<Record<string, string>>,
): Promise<string> {
  const { body } = await tenant.request('POST', '/oauth/token', {
    token: null,
    form: {
      ...client,
      grant_type: grantType,
      realm,
      password,
      audience,
      scope: scopes.join(' '),
      ...user,
    },
  })
  return body.access_token
}

/** Creates the My Account API and a user, and returns an access token with all of its scopes. */
export async function accountToken(tenant: TestTenant, username: string): Promise<string> {
  const api = await openApi(tenant, '/me/')
  await createUser(tenant, username)
  return logIn(tenant, api, { username })
}

/** The same of the My Organization API, for an administrator of a new organization. */
export async function organizationToken(tenant: TestTenant, username: string): Promise<string> {
  const api = await openApi(tenant, '/my-org/', { organization_usage: 'allow' })
  const userId = await createUser(tenant, username)
  const { id: connection_id } = await tenant.write(ensureDefaultConnection)
  const { id: organization } = await post(tenant, '/organizations', {
    name: 'own',
    enabled_connections: [{ connection_id }],
  })
  const { id: role } = await post(tenant, '/roles', { name: 'Administrator of the organization' })
  const { audience: resource_server_identifier } = api
  await post(tenant, `/roles/${role}/permissions`, {
    permissions: api.scopes.map((permission_name) => ({
      permission_name,
      resource_server_identifier,
    })),
  })
  await post(tenant, `/organizations/${organization}/members`, { members: [userId] })
  const roles = `/organizations/${organization}/members/${encodeURIComponent(userId)}/roles`
  await post(tenant, roles, { roles: [role] })
  return logIn(tenant, api, { username, organization })
}
