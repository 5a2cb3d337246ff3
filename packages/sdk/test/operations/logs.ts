import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useLogs(client: ManagementClient): Promise<void> {
  const { id } = await client.createRole({ body: { name: 'Logged' } })
  const query = { q: 'type:sapi AND details.operation:createRole', per_page: 1 }
  const entries = await client.listLogs({ query })
  if (!Array.isArray(entries)) throw new Error('Totals that nobody asked for')
  const [entry] = entries
  expect(entry).toMatchObject({ type: 'sapi', description: 'Create a role' })
  expect(await client.getLog({ path: { id: entry?.log_id ?? '' } })).toEqual(entry)
  const about = { path: { id: 'auth0|nobody' }, query: { include_totals: true } }
  expect(await client.listUserLogs(about)).toMatchObject({ length: 0, logs: [] })
  await client.deleteRole({ path: { id } })
}

export async function useStats(client: ManagementClient): Promise<void> {
  expect(await client.getActiveUsers()).toBe(0)
  expect(await client.listDailyStatistics({ query: { from: '20260101' } })).toEqual([])
}
