import { Readable } from 'node:stream'
import type { ManagementClient } from 'auth0'

export async function walkJobs(client: ManagementClient) {
  const { jobs } = client
  const made = await client.connections.create({ name: 'imported', strategy: 'auth0' })
  const connection_id = made.id ?? ''
  const ended = async (id: string) => {
    for (;;) {
      const job = await jobs.get(id)
      if (job.status === 'completed') return job
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const file = JSON.stringify([{ email: 'first@example.com' }, { email: 'nobody' }])
  const imported = await jobs.usersImports.create({
    users: { data: Readable.from([file]), filename: 'users.json' },
    connection_id,
    upsert: true,
    external_id: 'walk',
  })
  const importEnd = await ended(imported.id)
  const errors = await jobs.errors.get(imported.id)
  const exported = await jobs.usersExports.create({ connection_id, format: 'csv' })
  const exportEnd = await ended(exported.id)
  const none = await jobs.errors.get(exported.id)
  const { status } = await fetch(exportEnd.location ?? '')
  await client.connections.delete(connection_id)
  return { imported, importEnd, errors, exportEnd, none: none ?? 'none', status }
}
