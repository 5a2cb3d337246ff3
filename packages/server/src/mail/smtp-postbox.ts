import { rootCertificates } from 'node:tls'
import nodemailer from 'nodemailer'
import type { SmtpServer } from '../config/mail.ts'
import type { Postbox } from './mail.ts'
import { messageOf } from './message.ts'

interface SmtpParts {
  readonly server: SmtpServer
  readonly from: string
  readonly now: () => Date
  /** Certificates in PEM that are trusted besides the public ones. */
  readonly ca?: string | undefined
}

const socketsMax = 5
export const connectTimeoutMs = 10_000
export const answerTimeoutMs = 20_000

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
 * Connects to a mail server and authenticates; sends nothing.
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
  const { host, port, tls, user, password } = server
  return nodemailer.createTransport({
    pool: true,
    maxConnections: socketsMax,
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'off',
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    tls: { minVersion: 'TLSv1.2', ...(ca && { ca: [...rootCertificates, ca] }) },
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: answerTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
