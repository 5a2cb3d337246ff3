import { announceNow } from '../../store/database/notices.ts'
import type { Invocation } from '../invocation.ts'
import { onOneLine } from '../on-one-line.ts'
import { withTenant } from '../with-store.ts'

const listedMax = 1000

/** Prints the network ACLs of a tenant in order of priority. */
export async function listNetworkAcls(invocation: Invocation): Promise<void> {
  await withTenant(invocation, async ({ networkAcls }) => {
    const { items } = await networkAcls.list({ per_page: listedMax })
    const lines = items.map(({ priority, id, active, description }) =>
      [priority, id, active ? 'active  ' : 'inactive', onOneLine(description)].join(' '),
    )
    invocation.print(items, lines.join('\n'))
  })
}

/**
 * Disables network ACLs that block all requests. No rule can prevent it, because it runs on the
 * host and writes to the database.
 */
export async function disableNetworkAcls(invocation: Invocation): Promise<void> {
  const { print, given } = invocation
  await withTenant(invocation, async ({ write }, { database, tenantId }) => {
    const author = { description: 'latchkey network-acls disable' }
    const disabled = await write(author, ({ networkAcls }) => networkAcls.disableAll())
    await announceNow(database, tenantId)
    const found = disabled.map(({ id, description }) => ({ id, description }))
    const lines = found.map(({ id, description }) => `disabled ${id} ${onOneLine(description)}`)
    const none = `${given('tenant')} has no active network ACL.`
    print({ disabled: found }, found.length === 0 ? none : lines.join('\n'))
  })
}
