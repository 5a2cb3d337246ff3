import type { ConnectionOptions, ConnectionWith } from '../../connectors/connector.ts'
import { composeExpiringCertificate } from '../../mail/compose.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { countWarning, warnAdministrators } from '../../tenant-mail/warn-administrators.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Administrators are notified so long before the end of a certificate, and again after a week. */
const [noticeMs, repeatMs] = [30 * dayMs, 7 * dayMs]

interface Place {
  readonly tenant: Tenant
  readonly mailer: Mailer
  readonly now: () => Date
}

/**
 * Mails the administrators of a tenant, in the background of a log-in, that the certificate of its
 * identity provider ends soon, and stores the time in `cert_rollover_notification`.
 */
export function noticeCertificate(
  { tenant, mailer, now }: Place,
  { connection: { id, options }, connector }: ConnectionWith<'redirect'>,
): void {
  const endsAt = connector.redirect.certificateEndOf?.(options)
  const at = now()
  if (!endsAt || endsAt.getTime() - at.getTime() > noticeMs || isNotified(options, at)) return
  mailer.later(tenant.id, async () => {
    const author = { description: 'Notice the end of a certificate' }
    const name = await tenant.store.write(author, async (store) => {
      const connection = await store.connections.lock(id)
      if (!connection || isNotified(connection.options, at)) return undefined
      // The options alone would not do: a request that replaces them leaves the time out. It is
      // stored again, because every log-in would count otherwise.
      const warning = await countWarning(store, `certificate of ${id}`, repeatMs)
      const cert_rollover_notification = warning.at.toISOString()
      const options = { ...connection.options, cert_rollover_notification }
      await store.connections.update(id, { options })
      if (!warning.isDue) return undefined
      const { name, strategy } = connection
      const description = `The certificate of the identity provider ends at ${endsAt.toISOString()}.`
      const entry = {
        type: 'w',
        description,
        connection: name,
        connection_id: id,
        strategy,
      } as const
      await store.logs.append(entry)
      return name
    })
    if (name === undefined) return
    warnAdministrators(mailer, tenant, 'update:connections', (branding, to) =>
      composeExpiringCertificate(branding, { to, connection: name, endsAt }),
    )
  })
}

function isNotified(
  { cert_rollover_notification: notifiedAt }: ConnectionOptions,
  at: Date,
): boolean {
  const notifiedMs = Date.parse(notifiedAt ?? '')
  return at.getTime() - notifiedMs < repeatMs
}
