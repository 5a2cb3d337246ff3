import { gunzipSync } from 'node:zlib'
import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useJobs(client: ManagementClient): Promise<void> {
  const connection = await client.connections.create({ body: { name: 'moved', strategy: 'auth0' } })
  const users = '[{"email":"ünï@example.com"},{"email":"two@example.com"},{"name":"Nobody"}]'
  const body = { users, connection_id: connection.id ?? '', upsert: true, external_id: 'walk' }
  const { id } = await client.jobs.createUsersImportJob({ body })
  const imported = await ended(client, id)
  expect(imported).toMatchObject({ upsert: true, summary: { inserted: 1, failed: 2, total: 3 } })
  expect(await client.jobs.listErrors({ path: { id } })).toMatchObject([
    { line: 1, errors: [{ code: 'FORMAT' }] },
    { line: 3, errors: [{ code: 'ANY_OF_MISSING' }] },
  ])
  const fields = [{ name: 'email', export_as: 'mail' }]
  const made = await client.jobs.createUsersExportJob({
    body: { connection_id: connection.id ?? '', format: 'csv', fields },
  })
  expect(await ended(client, made.id)).toMatchObject({ location: expect.any(String) })
  const file = await client.jobs.getFile({ path: { id: made.id } })
  expect(gunzipSync(file).toString()).toBe('mail\ntwo@example.com\n')
}

async function ended(client: ManagementClient, id: string) {
  for (;;) {
    const job = await client.jobs.get({ path: { id } })
    if (job.status === 'completed') return job
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
