import type { TestTenant } from '@latchkey/testkit'
import { createUser } from '../../server/test/authentication/application.ts'
import { provisionBy } from '../../server/test/scim/scim-client.ts'

/** Ids of what `furnishTenant` has made, by the paths of the screens. */
export type Furniture = Readonly<Record<string, string>>

/** Makes one item of each resource that has a screen, as a tenant in use has them. */
export async function furnishTenant(tenant: TestTenant): Promise<Furniture> {
  const make = async (path: string, json: object) => {
    const { status, body, text } = await tenant.request('POST', `/api/v2/${path}`, { json })
    if (status >= 300) throw new Error(`${path}: ${text}`)
    return body
  }
  const application = await make('clients', {
    name: 'Reading room',
    description: 'Where members find what they have borrowed.',
    app_type: 'spa',
    callbacks: ['https://reading.example.com/callback'],
    allowed_logout_urls: ['https://reading.example.com/'],
    web_origins: ['https://reading.example.com'],
    initiate_login_uri: 'https://reading.example.com/login',
    organization_usage: 'allow',
  })
  const service = await make('clients', { name: 'Night shift', app_type: 'non_interactive' })
  const audience = 'https://api.reading.example.com/'
  const scopes = ['read:loans', 'write:loans'].map((value) => ({ value, description: value }))
  const api = await make('resource-servers', { name: 'Loans', identifier: audience, scopes })
  const grant = { client_id: service.client_id, audience, scope: ['read:loans'] }
  const role = await make('roles', { name: 'Librarian', description: 'Lends and takes back.' })
  const user = await createUser(tenant, 'grace@example.com')
  await make(`users/${encodeURIComponent(user)}/roles`, { roles: [role.id] })
  const { body: connections } = await tenant.request('GET', '/api/v2/connections')
  const organization = await make('organizations', {
    name: 'north-branch',
    display_name: 'North branch',
    enabled_connections: [{ connection_id: connections[0].id }],
  })
  await make(`organizations/${organization.id}/members`, { members: [user] })
  return {
    applications: application.client_id,
    apis: api.id,
    'client-grants': (await make('client-grants', grant)).id,
    users: user,
    roles: role.id,
    groups: await makeGroup(tenant),
    organizations: organization.id,
    connections: (await make('connections', provider)).id,
    'network-acls': (await make('network-acls', networkAcl)).id,
    'credential-templates': (
      await make('verifiable-credentials/verification/templates', credentialTemplate)
    ).id,
    actions: (await make('actions/actions', action)).id,
    forms: (await make('forms', form)).id,
    flows: (await make('flows', flow)).id,
    vault: (await make('flows/vault/connections', vaultConnection)).id,
    'event-streams': (await make('event-streams', eventStream)).id,
    'custom-domains': (await make('custom-domains', customDomain)).custom_domain_id,
    'log-streams': (await make('log-streams', logStream)).id,
    'signing-keys': (await tenant.request('GET', '/api/v2/keys/signing')).body[0].kid,
  }
}

/** A group of an identity provider, with a member. */
async function makeGroup(tenant: TestTenant): Promise<string> {
  const directory = await provisionBy(tenant, { name: 'directory' })
  const person = { userName: 'henry', externalId: 'henry', displayName: 'Henry' }
  const { body: member } = await directory.send('POST', '/Users', person)
  const group = { displayName: 'Night readers', members: [{ value: member.id }] }
  return (await directory.send('POST', '/Groups', group)).body.id
}

const provider = {
  name: 'google',
  strategy: 'google-oauth2',
  options: { client_id: 'ID', client_secret: 'secret', scope: ['email', 'profile'] },
}

const networkAcl = {
  description: 'Keep a scraper out',
  active: true,
  priority: 10,
  rule: {
    action: { block: true },
    scope: 'authentication',
    match: { user_agents: ['scraper/*'] },
    not_match: { ipv4_cidrs: ['203.0.113.0/24'] },
  },
}

const credentialTemplate = {
  name: 'Proof of age',
  type: 'mdl',
  dialect: 'simplified/1.0',
  presentation: { 'org.iso.18013.5.1.mDL': { 'org.iso.18013.5.1': { age_over_18: true } } },
  well_known_trusted_issuers: 'aamva',
}

const action = {
  name: 'Add the branch',
  supported_triggers: [{ id: 'post-login' }],
  code: 'exports.onExecutePostLogin = async () => {};',
  secrets: [{ name: 'API_KEY', value: 'a-secret-value' }],
  deploy: true,
}

const form = {
  name: 'Branch of the reader',
  nodes: [
    {
      id: 'branch',
      type: 'STEP',
      config: {
        components: [
          { id: 'branch_name', category: 'FIELD', type: 'TEXT', label: 'Branch', required: true },
          { id: 'next', category: 'BLOCK', type: 'NEXT_BUTTON', config: { text: 'Continue' } },
        ],
        next_node: '$ending',
      },
    },
  ],
  start: { next_node: 'branch' },
}

const flow = {
  name: 'Keep the branch',
  actions: [
    { id: 'keep', type: 'FLOW', action: 'STORE_VARS', params: { vars: { branch: 'north' } } },
  ],
}

const vaultConnection = {
  app_id: 'HTTP',
  name: 'Register of readers',
  setup: { type: 'BEARER', token: 'a-secret-value' },
}

const eventStream = {
  name: 'Loans desk',
  subscriptions: [{ event_type: 'user.created' }],
  destination: {
    type: 'webhook',
    configuration: {
      webhook_endpoint: 'https://desk.example.com/events',
      webhook_authorization: { method: 'bearer', token: 'the-token' },
    },
  },
}

const customDomain = { domain: 'login.reading.example.com', type: 'self_managed_certs' }

const logStream = {
  name: 'Archive',
  type: 'http',
  sink: {
    httpEndpoint: 'https://archive.example.com/logs',
    httpContentType: 'application/json',
    httpContentFormat: 'JSONLINES',
    httpAuthorization: 'Bearer archive',
  },
}
