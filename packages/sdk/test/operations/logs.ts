import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useLogs(client: ManagementClient): Promise<void> {
  const { id } = await client.roles.create({ body: { name: 'Logged' } })
  const query = { q: 'type:sapi AND details.operation:createRole', per_page: 1 }
  const entries = await client.logs.list({ query })
  if (!Array.isArray(entries)) throw new Error('Totals that nobody asked for')
  const [entry] = entries
  expect(entry).toMatchObject({ type: 'sapi', description: 'Create a role' })
  expect(await client.logs.get({ path: { id: entry?.log_id ?? '' } })).toEqual(entry)
  const about = { path: { id: 'auth0|nobody' }, query: { include_totals: true } }
  expect(await client.users.listLogs(about)).toMatchObject({ length: 0, logs: [] })
  await client.roles.delete({ path: { id } })
}

export async function useStats(client: ManagementClient): Promise<void> {
  expect(await client.stats.getActiveUsers()).toBe(0)
  expect(await client.stats.listDailyStatistics({ query: { from: '20260101' } })).toEqual([])
}
