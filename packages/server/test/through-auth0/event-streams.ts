import type { ManagementClient } from 'auth0'
import { collect, failure } from './walk.ts'

/** Users of the package send it, and its types lack it. */
const secret = { password: 'secret' }

export async function walkEventStreams(client: ManagementClient) {
  const { eventStreams: streams } = client
  for (const name of ['One', 'Two', 'Three']) {
    await streams.create({
      name,
      subscriptions: [{ event_type: 'user.created' }],
      destination: {
        type: 'webhook',
        configuration: {
          webhook_endpoint: 'https://hooks.example.com/',
          webhook_authorization: { method: 'basic', username: 'user', ...secret },
        },
      },
    })
  }
  const listed = await collect(await streams.list({ take: 2 }))
  const id = listed[0]?.id ?? ''
  const walked = await walkDeliveries(client, id)
  const patched = await streams.update(id, { status: 'disabled' })
  for (const each of listed) await streams.delete(each.id ?? '')
  const again = await failure(streams.delete(id))
  return { listed: listed.length, patched, walked, again, deleted: await failure(streams.get(id)) }
}

async function walkDeliveries({ eventStreams: streams }: ManagementClient, id: string) {
  const data = { object: { user_id: 'auth0|1' } }
  const tested = await streams.test(id, { event_type: 'user.created', data })
  const filter = { statuses: 'pending', event_types: 'user.created', take: 2 }
  return {
    tested,
    listed: (await collect(await streams.deliveries.list(id, filter))).length,
    read: await streams.deliveries.getHistory(id, tested.id),
    redelivered: await streams.redeliveries.create(id, { event_types: ['user.created'] }),
    again: await failure(streams.redeliveries.createById(id, tested.id)),
  }
}
