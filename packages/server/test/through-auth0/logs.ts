import type { ManagementClient } from 'auth0'
import { collect, failure } from './walk.ts'

export async function walkLogs(client: ManagementClient) {
  for (const name of ['One', 'Two', 'Three']) {
    const { id } = await client.roles.create({ name })
    await client.roles.delete(id ?? '')
  }
  const search = 'description:"Create a role" AND type:sapi'
  const listed = await collect(await client.logs.list({ per_page: 2, sort: 'date:-1', search }))
  const id = listed[0]?.log_id ?? ''
  return {
    listed: listed.map(({ description }) => description),
    read: await client.logs.get(id),
    ofUser: await collect(await client.users.logs.list('auth0|nobody')),
    unknown: await failure(client.logs.get('unknown')),
    active: await client.stats.getActiveUsersCount(),
    daily: await client.stats.getDaily({ from: '20260101', to: '20260131' }),
  }
}
