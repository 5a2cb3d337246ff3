import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useLogStreams(client: ManagementClient): Promise<void> {
  const sink = { httpEndpoint: 'https://logs.example.com/in', httpAuthorization: 'Bearer secret' }
  const made = await client.logStreams.create({ body: { type: 'http', name: 'SIEM', sink } })
  expect(made).toMatchObject({ status: 'active', sink: { httpAuthorization: '********' } })
  const path = { id: made.id }
  const paused = await client.logStreams.update({ path, body: { status: 'paused' } })
  expect(paused).toEqual({ ...made, status: 'paused' })
  expect(await client.logStreams.get({ path })).toEqual(paused)
  expect(await client.logStreams.list()).toEqual([paused])
  expect(await client.logStreams.delete({ path })).toBeUndefined()
}
