import { rootCertificates } from 'node:tls'
import nodemailer from 'nodemailer'
import type { SmtpServer } from '../config/mail.ts'
import type { Postbox } from './mail.ts'
import { messageOf } from './message.ts'

interface SmtpParts {
  readonly server: SmtpServer
  readonly from: string
  readonly now: () => Date
  /** Certificates in PEM that the server may have besides the public ones. */
  readonly ca?: string | undefined
}

const connectionsMax = 5
export const connectTimeoutMs = 10_000
export const answerTimeoutMs = 20_000

export function openSmtpPostbox({ server, from, now, ca }: SmtpParts): Postbox {
  const { host, port, tls, user, password } = server
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: connectionsMax,
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
  return {
    async post(mail) {
      await transport.sendMail(messageOf(mail, { from, date: now() }))
    },
    close: () => transport.close(),
  }
}
