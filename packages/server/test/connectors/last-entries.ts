import type { TestTenant } from '@latchkey/testkit'

/**
 * The latest entries of the log, without those that other requests of a test write later: issued
 * tokens, and refused operations of the management API.
 */
export async function lastEntries({ request }: Pick<TestTenant, 'request'>, count = 1) {
  const search = 'q=NOT%20type:(seacft%20OR%20seccft%20OR%20fapi)&sort=date:-1'
  return (await request('GET', `/api/v2/logs?${search}&per_page=${count}`)).body
}
