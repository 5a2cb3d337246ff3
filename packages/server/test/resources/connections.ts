import type { TestTenant } from '@latchkey/testkit'
import { nextNumber, type PathParameters, post, type Resource, resource } from './resource.ts'

const email = 'somebody@example.com'
const made = resource('con', '/connections', () => ({
  name: `fixture-${nextNumber()}`,
  strategy: 'auth0',
}))

export const connections: Resource = {
  ...made,
  unknown: { ...made.unknown, tokenId: 'tok_9Hs3kP7vWq2LrXb4' },
  stamps: [
    'token_id',
    'token',
    'connection_id',
    'connection_name',
    'updated_on',
    'valid_until',
    'kid',
    'cert',
    'pkcs',
    'fingerprint',
    'thumbprint',
    'current_since',
    'url',
    'expires_at',
    'synchronization_id',
    'last_synchronization_at',
    'last_synchronization_status',
    'last_synchronization_error',
  ],
  async make(tenant, operationId) {
    if (operationId.includes('Directory')) return makeSynchronized(tenant, operationId)
    if (operationId.includes('Scim')) return makeProvisioned(tenant, operationId)
    if (/Connection(Key|Test)/.test(operationId)) return makeKeyed(tenant)
    const parameters = await made.make(tenant, operationId)
    if (operationId === 'deleteConnectionUser') await addUser(tenant, parameters.id ?? '')
    return parameters
  },
  acceptable: ({ strategy, enabled_clients: _, connected_accounts: __, options, ...body }) => ({
    ...body,
    ...(strategy && { strategy: 'auth0' }),
    ...(options && { options: withoutScripts(options) }),
  }),
  queries: { deleteConnectionUser: `?email=${encodeURIComponent(email)}` },
  bodies: {
    updateConnectionClients: ({ clientId }) => [{ client_id: clientId, status: true }],
  },
}

/** An enterprise connection with a SCIM configuration and a token, unless they are to be made. */
async function makeProvisioned(tenant: TestTenant, operationId: string): Promise<PathParameters> {
  const definition = { name: `fixture-${nextNumber()}`, strategy: 'ad' }
  const { id } = await post(tenant, '/connections', definition)
  const path = `/connections/${id}/scim-configuration`
  if (operationId === 'createConnectionScimConfiguration') return { id }
  await post(tenant, path, {})
  const { token_id: tokenId } = await post(tenant, `${path}/tokens`, {})
  return { id, tokenId }
}

/** A Google Workspace connection with directory provisioning, unless that is to be made. */
async function makeSynchronized(tenant: TestTenant, operationId: string): Promise<PathParameters> {
  const options = { domain: 'acme.example' }
  const definition = { name: `fixture-${nextNumber()}`, strategy: 'google-apps', options }
  const { id } = await post(tenant, '/connections', definition)
  if (operationId !== 'createConnectionDirectoryProvisioning') {
    await post(tenant, `/connections/${id}/directory-provisioning`, {})
  }
  return { id }
}

/** A connection that can have keys, on a curve where a request names no algorithm. */
async function makeKeyed(tenant: TestTenant): Promise<PathParameters> {
  const options = { token_endpoint_auth_signing_alg: 'ES256' }
  const definition = { name: `fixture-${nextNumber()}`, strategy: 'okta', options }
  return { id: (await post(tenant, '/connections', definition)).id }
}

async function addUser(tenant: TestTenant, id: string): Promise<void> {
  const connection = (await tenant.store.connections.get(id))?.name ?? ''
  await tenant.write((store) => store.users.create({ connection, email }))
}

const scripts = [
  'customScripts',
  'configuration',
  'enabledDatabaseCustomization',
  'import_mode',
  'enable_script_context',
  'validation',
]

/** At least one is left, as a form has no words for an object without members. */
function withoutScripts(options: object): object {
  const served = Object.entries(options).filter(([name]) => !scripts.includes(name))
  return { requires_username: true, ...Object.fromEntries(served) }
}
