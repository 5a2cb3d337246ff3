import type { Invocation } from '../invocation.ts'
import { lineOf, tail } from '../tail.ts'
import { withTenant } from '../with-store.ts'

/** Prints the latest log entries of a tenant, and new ones until a signal. */
export async function tailLogs(invocation: Invocation): Promise<void> {
  await withTenant(invocation, ({ logs }) =>
    tail(logs, (entry) => invocation.print(entry, lineOf(entry))),
  )
}
