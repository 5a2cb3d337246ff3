import type { TestTenant } from '@latchkey/testkit'
import { nextNumber, type PathParameters, post, type Resource } from './resource.ts'

const unknownId = '7d0f5b1c-6e24-4c9a-8b73-0a9d2f4e6c18'
const code = 'exports.onExecutePostLogin = async () => {};'

/** Deploys a new action of the trigger of log-ins. @returns its id */
export async function makeAction(tenant: TestTenant, members: object = {}): Promise<string> {
  const name = `Fixture ${nextNumber()}`
  const supported_triggers = [{ id: 'post-login' }]
  const action = { name, supported_triggers, code, deploy: true, ...members }
  return (await post(tenant, '/actions/actions', action)).id
}

/** Publishes a new module. @returns its id and that of its version */
export async function makeModule(tenant: TestTenant) {
  const definition = { name: `fixture-${nextNumber()}`, code: 'exports.a = 1;', publish: true }
  const { id, latest_version } = await post(tenant, '/actions/modules', definition)
  return { module_id: id, module_version_id: latest_version.id }
}

/** Deploys an action of another trigger, for a resource that names one. */
export const makeActionOf = (tenant: TestTenant, id: string): Promise<string> =>
  makeAction(tenant, { supported_triggers: [{ id }] })

export const actions: Resource = {
  unknown: { id: unknownId, actionId: unknownId, versionId: unknownId, triggerId: 'post-login' },
  stamps: [
    'name',
    'action_id',
    'module_id',
    'code',
    'display_name',
    'bindings',
    'built_at',
    'stats',
    'build_time',
  ],
  make: async (tenant, operationId) => {
    if (operationId.includes('Module')) return ofModule(tenant, operationId)
    if (operationId.includes('Trigger')) return { triggerId: 'post-login' }
    if (operationId === 'getActionExecution') return { id: await makeExecution(tenant) }
    const id = await makeAction(tenant)
    if (!operationId.includes('Version')) return { id }
    const { body } = await tenant.request('GET', `/api/v2/actions/actions/${id}`)
    return { actionId: id, id: body.deployed_version.id }
  },
  bodies: {
    createAction: (_tenant, _parameters, example) => ({
      ...example,
      name: `Fixture ${nextNumber()}`,
    }),
    updateAction: () => ({ code }),
    updateActionTriggerBindings: async (tenant) => ({
      bindings: [{ ref: { type: 'action_id', value: await makeAction(tenant) } }],
    }),
    createActionModule: (_tenant, _parameters, example) => ({
      ...example,
      name: `fixture-${nextNumber()}`,
    }),
    async createActionModuleRollback(tenant, { id = '' }) {
      const { body } = await tenant.request('GET', `/api/v2/actions/modules/${id}`)
      return { module_version_id: body.latest_version.id }
    },
  },
}

async function ofModule(tenant: TestTenant, operationId: string): Promise<PathParameters> {
  const { module_id: id, module_version_id: versionId } = await makeModule(tenant)
  if (operationId !== 'createActionModuleVersion') return { id, versionId }
  await tenant.request('PATCH', `/api/v2/actions/modules/${id}`, {
    json: { code: 'exports.a = 2;' },
  })
  return { id }
}

async function makeExecution(tenant: TestTenant): Promise<string> {
  const id = crypto.randomUUID()
  const at = new Date().toISOString()
  const times = { created_at: at, updated_at: at }
  await tenant.write((store) =>
    store.actionExecutions.add({
      id,
      trigger_id: 'post-login',
      status: 'final',
      results: [],
      ...times,
    }),
  )
  return id
}
