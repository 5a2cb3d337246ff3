import type { TestTenant } from '@latchkey/testkit'
import { nextNumber, post, type Resource } from './resource.ts'
import { makeUser } from './users.ts'

async function makeConnection(tenant: TestTenant): Promise<string> {
  const name = `imported-${nextNumber()}`
  return (await post(tenant, '/connections', { name, strategy: 'auth0' })).id
}

/** An export has a file, and an import is the same at each read. */
async function makeJob(tenant: TestTenant, operationId: string): Promise<string> {
  if (operationId === 'getJobFile') return (await post(tenant, '/jobs/users-exports', {})).id
  const multipart = { users: '[]', connection_id: await makeConnection(tenant) }
  return (await tenant.request('POST', '/api/v2/jobs/users-imports', { multipart })).body.id
}

async function ended(tenant: TestTenant, id: string): Promise<void> {
  for (;;) {
    const { body } = await tenant.request('GET', `/api/v2/jobs/${id}`)
    if (body.status === 'completed') return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

export const jobs: Resource = {
  unknown: { id: 'job_9Hs3kP7vWq2LrXb4' },
  async make(tenant, operationId) {
    const id = await makeJob(tenant, operationId)
    await ended(tenant, id)
    return { id }
  },
  isKept: true,
  stamps: ['connection', 'connection_id'],
  bodies: {
    createVerificationEmailJob: async (tenant, _parameters, example) => ({
      ...example,
      user_id: await makeUser(tenant),
    }),
    createUsersImportJob: async (tenant, _parameters, example) => ({
      ...example,
      connection_id: await makeConnection(tenant),
    }),
  },
}
