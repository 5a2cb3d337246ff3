import type { Tenants } from '../store/tenants/tenants.ts'
import type { Controls } from './control.ts'
import type { Mailbox } from './mailbox.ts'
import type { RequireTenant } from './require-tenant.ts'

interface Parts {
  readonly mailbox: Mailbox
  readonly tenants: Pick<Tenants, 'list'>
  readonly requireTenant: RequireTenant
}

/** The controls of the messages that were sent. */
export function mailboxControls({
  mailbox,
  tenants,
  requireTenant,
}: Parts): Controls<'listMessages' | 'deleteMessages'> {
  const idOf = async (domain: string | null) =>
    domain === null ? undefined : (await requireTenant(domain)).id
  return {
    async listMessages({ query, req }) {
      const after = query.get('after')
      const filter = {
        tenantId: await idOf(query.get('tenant')),
        to: query.get('to') ?? undefined,
        after: after === null ? undefined : Number(after),
      }
      const waiting = mailbox.wait(filter, Number(query.get('wait_ms') ?? 0))
      const found = await req.deadline.apart(waiting)
      const domains = new Map((await tenants.list()).map(({ id, domain }) => [id, domain]))
      const messages = found.map(({ tenantId = '', ...message }) => {
        const tenant = domains.get(tenantId)
        return { ...message, ...(tenant !== undefined && { tenant }) }
      })
      return { status: 200, body: { messages } }
    },
    async deleteMessages({ query }) {
      mailbox.forget(await idOf(query.get('tenant')))
      return { status: 204 }
    },
  }
}
