import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useForms(client: ManagementClient): Promise<void> {
  const { flows, forms } = client
  const { id: flow_id } = await flows.create({ body: { name: 'By the SDK' } })
  const ending = { resume_flow: true, after_submit: { flow_id } } as const
  const made = await forms.create({ body: { name: 'By the SDK', ending } })
  const path = { id: made.id }
  expect(await forms.list()).toMatchObject([{ id: made.id, flow_count: 1 }])
  expect(await forms.get({ path })).toEqual(made)
  const counted = await forms.get({ path, query: { hydrate: ['flow_count'] } })
  expect(counted.flow_count).toBe(1)
  const renamed = await forms.update({ path, body: { name: 'Renamed' } })
  expect(renamed.ending).toEqual(ending)
  expect(await flows.get({ path: { id: flow_id }, query: { hydrate: ['form_count'] } })).toEqual(
    expect.objectContaining({ form_count: 1 }),
  )
  expect(await forms.delete({ path })).toBeUndefined()
  expect(await flows.delete({ path: { id: flow_id } })).toBeUndefined()
}

export async function useFlows({ flows }: ManagementClient): Promise<void> {
  const made = await flows.create({ body: { name: 'By the SDK' } })
  const path = { id: made.id }
  expect(await flows.list()).toMatchObject([{ id: made.id, form_count: 0 }])
  expect(await flows.get({ path })).toEqual(made)
  const store = { id: 'a', type: 'FLOW', action: 'DO_NOTHING' } as const
  expect((await flows.update({ path, body: { actions: [store] } })).actions).toEqual([store])
  expect(await flows.listExecutions({ path: { flow_id: made.id } })).toEqual([])
  const unknown = { flow_id: made.id, execution_id: 'ae_7TqnWm3xYkZ5rB2cVhLdPs' }
  for (const call of [flows.getExecution, flows.deleteExecution]) {
    await expect(call({ path: unknown })).rejects.toMatchObject({ statusCode: 404 })
  }
  expect(await flows.delete({ path })).toBeUndefined()
}

export async function useVaultConnections({ flows }: ManagementClient): Promise<void> {
  const made = await flows.createVaultConnection({ body: { app_id: 'HTTP', name: 'By the SDK' } })
  const path = { id: made.id }
  expect(made.ready).toBe(false)
  expect(await flows.listVaultConnections()).toEqual([made])
  const setup = { type: 'BEARER', token: 'a-long-and-random-value' } as const
  const ready = await flows.updateVaultConnection({ path, body: { setup } })
  expect(await flows.getVaultConnection({ path })).toEqual(ready)
  expect(ready.ready).toBe(true)
  expect(await flows.deleteVaultConnection({ path })).toBeUndefined()
}
