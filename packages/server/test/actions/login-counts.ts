import { expect } from '@jest/globals'
import { type TestTenant, until } from '@latchkey/testkit'

/** An entry `s` of the log. */
export interface LoginEntry {
  readonly details?: {
    readonly actions?: { readonly executions: readonly string[] }
    readonly [name: string]: unknown
  }
}

/** The entries `s` of a user, who is named by the id or by another field of the log. */
export async function loginEntriesOf(
  { request }: TestTenant,
  user: string,
  field: 'user_id' | 'user_name' = 'user_id',
): Promise<readonly LoginEntry[]> {
  const query = encodeURIComponent(`type:s AND ${field}:"${user}"`)
  return (await request('GET', `/api/v2/logs?q=${query}`)).body
}

/** The log-ins of the tenant in the statistics of its days. */
export async function loginsOfDays({ request }: TestTenant): Promise<number> {
  const { body } = await request('GET', '/api/v2/stats/daily')
  return body.reduce((sum: number, { logins }: { readonly logins: number }) => sum + logins, 0)
}

/**
 * Expects one entry of a log-in, which names this many executions, one log-in of the user, and one
 * more in the statistics.
 */
export async function expectOneLogin(
  tenant: TestTenant,
  { userId, executions, before }: { userId: string; executions: number; before: number },
): Promise<void> {
  await until('an entry', async () => (await loginEntriesOf(tenant, userId)).length > 0)
  const entries = await loginEntriesOf(tenant, userId)
  const counts = entries.map(({ details }) => details?.actions?.executions.length ?? 0)
  expect(counts).toEqual([executions])
  expect(await loginsOfDays(tenant)).toBe(before + 1)
  const { body } = await tenant.request('GET', `/api/v2/users/${encodeURIComponent(userId)}`)
  expect(body.logins_count).toBe(1)
}
