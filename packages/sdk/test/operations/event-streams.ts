import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'
import { stream } from '../samples.ts'

export async function useEventStreams(client: ManagementClient): Promise<void> {
  const made = await client.createEventStream({ body: stream('a') })
  const path = { id: made.id }
  const rotated = await client.rotateEventStreamSecret({ path, body: {} })
  expect(rotated.signing_secret).not.toBe(made.signing_secret)
  const changed = await client.updateEventStream({ path, body: { status: 'disabled' } })
  expect(changed).toMatchObject({ name: 'a', status: 'disabled' })
  expect(await client.getEventStream({ path })).toEqual(changed)
  const { eventStreams } = await client.listEventStreams({ query: { take: 1 } })
  expect(eventStreams).toEqual([changed])
  await useDeliveries(client, path.id)
  expect(await client.deleteEventStream({ path })).toBeUndefined()
}

async function useDeliveries(client: ManagementClient, id: string): Promise<void> {
  const path = { id }
  const body = { event_type: 'user.created' } as const
  const delivery = await client.createEventStreamTest({ path, body })
  const one = { id, event_id: delivery.id }
  expect(await client.getEventStreamDelivery({ path: one })).toEqual(delivery)
  const query = { statuses: 'pending,failed', event_types: 'user.created,user.deleted' }
  const { deliveries } = await client.listEventStreamDeliveries({ path, query })
  expect(deliveries).toEqual([delivery])
  await client.updateEventStream({ path, body: { status: 'enabled' } })
  expect(await client.createEventStreamRedelivery({ path, body: {} })).toEqual({})
  expect(await client.createEventStreamEventRedelivery({ path: one })).toEqual({})
  const { metrics } = await client.getEventStreamStatistics({ path })
  expect(metrics.map(({ window_total }) => window_total)).toEqual([0, 0])
}
