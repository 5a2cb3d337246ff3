import { type TestTenant, until } from '@latchkey/testkit'
import type { Application } from './application.ts'

/** Imports users into the connection of an application, and waits for the end of the job. */
export async function importUsers(
  tenant: TestTenant,
  { connectionId }: Application,
  users: Buffer,
): Promise<void> {
  const multipart = { users, connection_id: connectionId }
  const { body } = await tenant.request('POST', '/api/v2/jobs/users-imports', { multipart })
  await until('the import ends', async () => {
    const job = await tenant.request('GET', `/api/v2/jobs/${body.id}`)
    return job.body.status === 'completed'
  })
}
