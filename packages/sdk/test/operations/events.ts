import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useEvents(client: ManagementClient): Promise<void> {
  let text = ''
  for await (const bytes of await client.events.list({ query: { event_type: ['user.created'] } })) {
    text += new TextDecoder().decode(bytes)
    if (text.includes('data: ')) break
  }
  expect(text).toMatch(/^:connected\n\nretry: 2000\n\nevent: offset-only\nid: [\w-]+\ndata: /)
  const refused = client.events.list({ query: { from: 'nonsense' } })
  await expect(refused).rejects.toMatchObject({ statusCode: 400, errorCode: 'invalid_cursor' })
}
