import type { Invocation } from '../invocation.ts'
import { lineOf, tail } from '../tail.ts'
import { withTenant } from '../with-store.ts'

export async function tailLogs(invocation: Invocation): Promise<void> {
  await withTenant(invocation, ({ logs }) =>
    tail(logs, (entry) => invocation.print(entry, lineOf(entry))),
  )
}
