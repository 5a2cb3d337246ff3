import type { TestTenant } from '@latchkey/testkit'
import { nextNumber, type Resource, resource } from './resource.ts'

const email = 'somebody@example.com'
const made = resource('con', '/connections', () => ({
  name: `fixture-${nextNumber()}`,
  strategy: 'auth0',
}))

export const connections: Resource = {
  ...made,
  async make(tenant, operationId) {
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
  const kept = Object.entries(options).filter(([name]) => !scripts.includes(name))
  return { requires_username: true, ...Object.fromEntries(kept) }
}
