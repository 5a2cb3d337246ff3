import nodemailer from 'nodemailer'
import type { Outbound } from '../outbound/outbound.ts'
import type { Postbox, TenantSmtpServer } from './mail.ts'
import { messageOf } from './message.ts'
import { smtpOptions } from './smtp-options.ts'

interface TenantPostboxParts {
  readonly server: TenantSmtpServer
  readonly outbound: Pick<Outbound, 'connect'>
  /** The default address of the sender. */
  readonly from: string
  readonly ca: string | undefined
  readonly now: () => Date
}

/** The port of SMTP with TLS from the first byte (RFC 8314, section 3.3). */
const implicitTlsPort = 465

/**
 * Sends mails by the SMTP server of a tenant. Connects through the outbound guard, once per mail,
 * and only with TLS.
 */
export function openTenantPostbox(parts: TenantPostboxParts): Postbox {
  const { server, outbound, ca, now } = parts
  const { host, port } = server
  const transport = nodemailer.createTransport({
    ...smtpOptions(server, ca),
    secure: port === implicitTlsPort,
    requireTLS: true,
    getSocket(_options: unknown, done: (error: Error | null, socket?: object) => void) {
      outbound.connect(host, port).then(
        (connection) => done(null, { connection }),
        (error) => done(error),
      )
    },
  } as Parameters<typeof nodemailer.createTransport>[0])
  return {
    async post(mail) {
      const from = mail.fromAddress ?? server.from ?? parts.from
      const { headers } = server.settings ?? {}
      await transport.sendMail(messageOf(mail, { from, date: now(), headers }))
    },
    close: () => transport.close(),
  }
}
