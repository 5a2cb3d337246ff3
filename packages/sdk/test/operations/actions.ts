import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

const code = 'exports.onExecutePostLogin = async (event, api) => {}'

export async function useActions(client: ManagementClient): Promise<void> {
  await useModules(client)
  const { actions } = client
  const made = await actions.create({
    body: { name: 'By the SDK', supported_triggers: [{ id: 'post-login' }], code },
  })
  const path = { id: made.id }
  expect((await actions.list()).actions).toEqual([made])
  expect(await actions.get({ path })).toEqual(made)
  await actions.update({ path, body: { code: `${code}\n` } })
  const version = await actions.createDeployment({ path })
  expect(version).toMatchObject({ number: 1, code: `${code}\n` })
  const ofVersion = { actionId: made.id, id: version.id }
  expect(await actions.getVersion({ path: ofVersion })).toEqual(version)
  const { versions } = await actions.listVersions({ path: { actionId: made.id } })
  expect(versions).toEqual([version])
  const again = await actions.createVersionDeployment({ path: ofVersion, body: {} })
  expect(again.number).toBe(2)
  const tested = await actions.createTest({ path, body: { payload: { user: {} } } })
  expect(tested.payload).toMatchObject({ calls: [], logs: [] })
  expect((await actions.listTriggers()).triggers[0]).toMatchObject({ id: 'post-login' })
  const trigger = { triggerId: 'post-login' } as const
  const bindings = [{ ref: { type: 'action_id', value: made.id } }] as const
  const bound = await actions.updateTriggerBindings({
    path: trigger,
    body: { bindings: [...bindings] },
  })
  expect((await actions.listTriggerBindings({ path: trigger })).bindings).toEqual(bound.bindings)
  const unknown = { id: '8d6e1f6a-3b0c-4d57-9c1d-2f8e0b7a5c41' }
  await expect(actions.getExecution({ path: unknown })).rejects.toMatchObject({ statusCode: 404 })
  expect(await actions.delete({ path, query: { force: true } })).toBeUndefined()
}

async function useModules({ actions }: ManagementClient): Promise<void> {
  const { id } = await actions.createModule({
    body: { name: 'by-the-sdk', code: 'exports.a = 1', publish: true },
  })
  const path = { id }
  const { latest_version } = await actions.getModule({ path })
  await actions.updateModule({ path, body: { code: 'exports.a = 2' } })
  const { id: versionId } = await actions.createModuleVersion({ path })
  expect(await actions.getModuleVersion({ path: { id, versionId } })).toMatchObject({
    version_number: 2,
  })
  expect((await actions.listModuleVersions({ path })).total).toBe(2)
  const rolled = await actions.createModuleRollback({
    path,
    body: { module_version_id: latest_version?.id ?? '' },
  })
  expect(rolled.code).toBe('exports.a = 1')
  expect((await actions.listModules()).modules).toEqual([rolled])
  expect((await actions.listModuleActions({ path })).actions).toEqual([])
  expect(await actions.deleteModule({ path })).toBeUndefined()
}
