import type { ManagementClient } from 'auth0'
import { collect, failure } from './walk.ts'

const triggerId = 'post-login'
const code = 'exports.onExecutePostLogin = async (event, api) => console.log(event.user.user_id)'

export async function walkActions({ actions }: ManagementClient) {
  const { modules, triggers, versions } = actions
  const { id: moduleId = '' } = await modules.create({ name: 'greeting', code: 'exports.a = 1' })
  const published = await modules.versions.create(moduleId)
  const made = await actions.create({
    name: 'Mark users',
    supported_triggers: [{ id: triggerId }],
    code,
    secrets: [{ name: 'KEY', value: 'not-a-real-secret' }],
    modules: [{ module_id: moduleId, module_version_id: published.id ?? '' }],
  })
  const id = made.id ?? ''
  await actions.update(id, { code: `${code};` })
  const tested = await actions.test(id, { payload: { user: { user_id: 'auth0|1' } } })
  const deployed = await actions.deploy(id)
  const binding = { ref: { type: 'action_id', value: id } } as const
  const bound = await triggers.bindings.updateMany(triggerId, { bindings: [binding] })
  const redeployed = await versions.deploy(id, deployed.id ?? '')
  const read = await actions.get(id)
  const results = {
    made,
    tested: tested.payload,
    deployed,
    bound: bound.bindings?.map(({ action }) => action?.name),
    redeployed,
    read,
    listed: await collect(await actions.list({ triggerId, per_page: 1 })),
    bindings: await collect(await triggers.bindings.list(triggerId)),
    versions: (await collect(await versions.list(id, { per_page: 1 }))).map(({ number }) => number),
    version: (await versions.get(id, deployed.id ?? '')).deployed,
    triggers: (await triggers.list()).triggers?.length,
    users: (await collect(await modules.listActions(moduleId))).map((each) => each.action_name),
    used: await failure(modules.delete(moduleId)),
    kept: await failure(actions.delete(id)),
    execution: await failure(actions.executions.get('a38a04b2-0bf7-4c0b-8a8c-5b3d1c0a6ddd')),
  }
  await actions.delete(id, { force: true })
  await modules.update(moduleId, { code: 'exports.a = 2' })
  const rolledBack = await modules.rollback(moduleId, { module_version_id: published.id ?? '' })
  const moduleVersions = await collect(await modules.versions.list(moduleId))
  const listedModules = await collect(await modules.list())
  await modules.delete(moduleId)
  return {
    ...results,
    rolledBack,
    moduleVersions: moduleVersions.length,
    modules: listedModules.map(({ name }) => name),
    deleted: [await failure(actions.get(id)), await failure(modules.get(moduleId))],
  }
}

export async function walkForms({ forms, flows }: ManagementClient) {
  const { connections } = flows.vault
  const connection = await connections.create({
    name: 'Service',
    app_id: 'HTTP',
    setup: { type: 'BEARER', token: 'not-a-real-token' },
  })
  const flow = await flows.create({ name: 'Look up', actions: [] })
  const form = await forms.create({ name: 'Terms' })
  const [vaultId, flowId, formId] = [connection.id, flow.id, form.id]
  const results = {
    connection: await connections.update(vaultId, { name: 'Renamed' }),
    connections: (await collect(await connections.list())).map(({ name }) => name),
    flow: await flows.update(flowId, { name: 'Find' }),
    flows: (await collect(await flows.list({ per_page: 1 }))).map(({ name }) => name),
    executions: await collect(await flows.executions.list(flowId)),
    form: await forms.update(formId, { name: 'Rules' }),
    forms: (await collect(await forms.list({ per_page: 1 }))).map(({ name }) => name),
    read: [await connections.get(vaultId), await flows.get(flowId), await forms.get(formId)],
  }
  await forms.delete(formId)
  await flows.delete(flowId)
  await connections.delete(vaultId)
  const again = [forms.get(formId), flows.get(flowId), connections.get(vaultId)].map(failure)
  return { ...results, deleted: await Promise.all(again) }
}
