import nodemailer from 'nodemailer'
import type { SmtpServer } from '../config/mail.ts'
import type { Postbox } from './mail.ts'
import { messageOf } from './message.ts'
import { smtpOptions } from './smtp-options.ts'

interface SmtpParts {
  readonly server: SmtpServer
  readonly from: string
  readonly now: () => Date
  /** Certificates in PEM to trust besides the public CAs. */
  readonly ca?: string | undefined
}

const socketsMax = 5

/** Sends mails by the mail server of the installation, whose sockets are reused. */
export function openSmtpPostbox({ server, from, now, ca }: SmtpParts): Postbox {
  const transport = openTransport({ server, ca })
  return {
    async post(mail) {
      await transport.sendMail(messageOf(mail, { from, date: now() }))
    },
    close: () => transport.close(),
  }
}

/**
 * Connects to a mail server and authenticates, without sending a mail.
 *
 * @throws Error that names the server
 */
export async function verifySmtpServer(parts: Pick<SmtpParts, 'server' | 'ca'>): Promise<void> {
  const transport = openTransport(parts)
  const { host, port } = parts.server
  try {
    await transport.verify()
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The mail server ${host}:${port} cannot be used (${message}). Correct LATCHKEY_SMTP_URL.`,
      { cause },
    )
  } finally {
    transport.close()
  }
}

function openTransport({ server, ca }: Pick<SmtpParts, 'server' | 'ca'>) {
  return nodemailer.createTransport({
    ...smtpOptions(server, ca),
    pool: true,
    maxConnections: socketsMax,
    secure: server.tls === 'implicit',
    requireTLS: server.tls === 'starttls',
    ignoreTLS: server.tls === 'off',
  })
}
