import type { ManagementClient } from 'auth0'
import { failure } from './walk.ts'

export async function walkEvents(client: ManagementClient) {
  const ended = new AbortController()
  const options = { abortSignal: ended.signal }
  const messages = await client.events.subscribe({ event_type: ['connection.created'] }, options)
  const events: unknown[] = []
  let id: string | undefined
  for await (const message of messages) {
    events.push(message)
    if (message.type === 'connection.created') break
    id ??= (await client.connections.create({ name: 'followed', strategy: 'auth0' })).id
  }
  ended.abort()
  await client.connections.delete(id ?? '')
  return {
    first: events[0],
    last: events.at(-1),
    refused: await failure(client.events.subscribe({ from: 'nonsense' })),
  }
}
