import { ensureDefaultConnection, type TestTenant } from '@latchkey/testkit'

const connection = 'Username-Password-Authentication'
const grantType = 'http://auth0.com/oauth/grant-type/password-realm'
const email = 'ann@example.com'
const password = 'Correct-Horse-7-Battery'
const redirectUri = 'https://app.example.com/callback'

type Answer = Awaited<ReturnType<TestTenant['request']>>

/** A member of an organization who has every scope of the My Organization API. */
export interface OrganizationAdministrator {
  readonly organizationId: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  /** The database of the members. */
  readonly connectionId: string
  /** Requests an operation of the management API. @throws Error for a refusal */
  management(method: string, path: string, json?: unknown): Promise<Answer['body']>
  /** A token of the administrator; by default with every scope. */
  token(scope?: string): Promise<string>
  /** Requests an operation of the My Organization API with such a token. */
  myOrg(method: string, path: string, json?: object, scope?: string): Promise<Answer>
}

/** Makes an application, an organization and its administrator. */
export async function makeAdministrator(
  tenant: TestTenant,
  configuration: object,
): Promise<OrganizationAdministrator> {
  const audience = `${tenant.baseUrl}/my-org/`
  const management = managementOf(tenant)
  const connectionId = (await tenant.write(ensureDefaultConnection)).id
  const client = await management('POST', '/clients', {
    name: 'Team settings',
    app_type: 'regular_web',
    callbacks: [redirectUri],
    grant_types: ['authorization_code', grantType],
    organization_usage: 'allow',
    initiate_login_uri: 'https://app.example.com/login',
    my_organization_configuration: configuration,
  })
  const { client_id: clientId, client_secret: clientSecret } = client
  const entries = [{ client_id: clientId, status: true }]
  await management('PATCH', `/connections/${connectionId}/clients`, entries)
  const api = await management('POST', '/resource-servers', { identifier: audience })
  const scopes: string[] = api.scopes.map(({ value }: { value: string }) => value)
  const grant = { client_id: clientId, audience, subject_type: 'user', scope: scopes }
  await management('POST', '/client-grants', grant)
  const enabled_connections = [{ connection_id: connectionId }]
  const named = { name: 'exampleco', enabled_connections }
  const { id: organizationId } = await management('POST', '/organizations', named)
  await makeMember(management, { organizationId, audience, scopes })
  const form = {
    grant_type: grantType,
    client_id: clientId,
    client_secret: clientSecret,
    realm: connection,
    username: email,
    password,
    audience,
    organization: organizationId,
  }
  const known = new Map<string, string>()
  const token = async (scope = scopes.join(' ')) => {
    const found = known.get(scope)
    if (found !== undefined) return found
    const sent = { token: null, json: { ...form, scope } }
    const { body } = await tenant.request('POST', '/oauth/token', sent)
    if (!body.access_token) throw new Error(JSON.stringify(body))
    known.set(scope, body.access_token)
    return body.access_token
  }
  return {
    organizationId,
    clientId,
    clientSecret,
    redirectUri,
    connectionId,
    management,
    token,
    async myOrg(method, path, json, scope) {
      const sent = { token: await token(scope), ...(json && { json }) }
      return tenant.request(method, `/my-org${path}`, sent)
    },
  }
}

const managementOf =
  (tenant: TestTenant): OrganizationAdministrator['management'] =>
  async (method, path, json) => {
    const sent = json === undefined ? {} : { json }
    const answer = await tenant.request(method, `/api/v2${path}`, sent)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`)
    return answer.body
  }

interface Rights {
  readonly organizationId: string
  readonly audience: string
  readonly scopes: readonly string[]
}

async function makeMember(
  management: OrganizationAdministrator['management'],
  { organizationId, audience, scopes }: Rights,
): Promise<void> {
  const { user_id } = await management('POST', '/users', { connection, email, password })
  const members = `/organizations/${organizationId}/members`
  await management('POST', members, { members: [user_id] })
  const { id: role } = await management('POST', '/roles', { name: 'Team administrator' })
  await management('POST', `/roles/${role}/permissions`, {
    permissions: scopes.map((permission_name) => ({
      permission_name,
      resource_server_identifier: audience,
    })),
  })
  await management('POST', `${members}/${encodeURIComponent(user_id)}/roles`, { roles: [role] })
}
