import type { ManagementClient } from 'auth0'
import { collect, failure } from './walk.ts'

/** Links for a user, and what log-ins leave of one: blocks, grants and devices. */
export async function walkTickets(client: ManagementClient) {
  const { tickets, connections, users, userBlocks, userGrants, deviceCredentials, anomaly } = client
  const place = await connections.create({ name: 'Ticketed', strategy: 'auth0' })
  const email = 'eve@example.com'
  const password = 'Between-engine-and-loom-1843'
  const { user_id = '' } = await users.create({ connection: 'Ticketed', email, password })
  const verify = await tickets.verifyEmail({ user_id, ttl_sec: 60 })
  const reset = await tickets.changePassword({ connection_id: place.id ?? '', email })
  const unknown = await failure(tickets.verifyEmail({ user_id: 'auth0|nobody' }))
  const blocks = [
    await userBlocks.list(user_id, { consider_brute_force_enablement: true }),
    await userBlocks.listByIdentifier({ identifier: email }),
  ]
  await userBlocks.delete(user_id)
  await userBlocks.deleteByIdentifier({ identifier: email })
  const unblocked = await failure(anomaly.blocks.checkIp('203.0.113.7'))
  await anomaly.blocks.unblockIp('203.0.113.7')
  const grants = await collect(await userGrants.list({ user_id }))
  await userGrants.deleteByUserId({ user_id })
  await userGrants.delete('6560cd0f6caaac5b4692f454')
  const devices = await collect(await deviceCredentials.list({ user_id }))
  await deviceCredentials.delete('dcr_9Hs3kP7vWq2LrXb4')
  await connections.delete(place.id ?? '')
  return { verify, reset, unknown, blocks, unblocked, grants, devices }
}
