import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'
import { stream } from '../samples.ts'

export async function useEventStreams(client: ManagementClient): Promise<void> {
  const made = await client.eventStreams.create({ body: stream('a') })
  const path = { id: made.id }
  const rotated = await client.eventStreams.rotateSecret({ path, body: {} })
  expect(rotated.signing_secret).not.toBe(made.signing_secret)
  const changed = await client.eventStreams.update({ path, body: { status: 'disabled' } })
  expect(changed).toMatchObject({ name: 'a', status: 'disabled' })
  expect(await client.eventStreams.get({ path })).toEqual(changed)
  const { eventStreams } = await client.eventStreams.list({ query: { take: 1 } })
  expect(eventStreams).toEqual([changed])
  await useDeliveries(client, path.id)
  expect(await client.eventStreams.delete({ path })).toBeUndefined()
}

async function useDeliveries(client: ManagementClient, id: string): Promise<void> {
  const path = { id }
  const body = { event_type: 'user.created' } as const
  const delivery = await client.eventStreams.createTest({ path, body })
  const one = { id, event_id: delivery.id }
  expect(await client.eventStreams.getDelivery({ path: one })).toEqual(delivery)
  const query = { statuses: 'pending,failed', event_types: 'user.created,user.deleted' }
  const { deliveries } = await client.eventStreams.listDeliveries({ path, query })
  expect(deliveries).toEqual([delivery])
  await client.eventStreams.update({ path, body: { status: 'enabled' } })
  expect(await client.eventStreams.createRedelivery({ path, body: {} })).toEqual({})
  expect(await client.eventStreams.createEventRedelivery({ path: one })).toEqual({})
  const { metrics } = await client.eventStreams.getStatistics({ path })
  expect(metrics.map(({ window_total }) => window_total)).toEqual([0, 0])
}
