import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useTickets(client: ManagementClient): Promise<void> {
  const [connection, email] = ['Visitors', 'visitor@example.com']
  const password = 'Between-engine-and-loom-1843'
  const { id = '' } = await client.connections.create({
    body: { name: connection, strategy: 'auth0' },
  })
  const { user_id = '' } = await client.users.create({ body: { connection, email, password } })
  const verified = await client.tickets.createEmailVerificationTicket({ body: { user_id } })
  expect(verified.ticket).toMatch(/\/lo\/verify_email\?ticket=[\w-]{43}$/)
  const changed = await client.tickets.createPasswordChangeTicket({
    body: { connection_id: id, email, ttl_sec: 60 },
  })
  expect(changed.ticket).toMatch(/\/lo\/reset\?ticket=[\w-]{43}#$/)
  const refused = client.tickets.createPasswordChangeTicket({ body: {} })
  await expect(refused).rejects.toMatchObject({ statusCode: 400, errorCode: 'invalid_body' })
  await client.connections.delete({ path: { id } })
}
