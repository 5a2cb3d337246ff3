import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'
import { isPercentEncoded } from './percent-encoding.ts'

/** The configured mail server. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte, required STARTTLS, or plain text. */
  readonly tls: 'implicit' | 'starttls' | 'off'
  readonly user?: string | undefined
  readonly password?: string | undefined
}

/** The mail server of the installation; tenants may configure their own. */
export interface MailConfig {
  /** Undefined: mails are written to files in the data folder; in production they are not sent. */
  readonly smtpServer: SmtpServer | undefined
  /** The sender address of mails. */
  readonly mailFrom: string
}

const fromFallback = 'no-reply@localhost'

/**
 * Reads the mail server and the sender. Without a mail server, mails are written to files, or in
 * production not sent.
 */
export function readMailConfig(env: Environment, refuse: Refuse): MailConfig {
  const smtpServer = readServer(env, refuse)
  const mailFrom = env.LATCHKEY_MAIL_FROM || fromFallback
  if (!/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(mailFrom)) {
    refuse(
      `LATCHKEY_MAIL_FROM is "${mailFrom}"; it must be an e-mail address such as no-reply@example.com.`,
    )
  } else if (smtpServer && !env.LATCHKEY_MAIL_FROM) {
    refuse('LATCHKEY_MAIL_FROM is required: mail servers reject mail without a sender.')
  }
  return { smtpServer, mailFrom }
}

/** Reads the URL of the mail server. Errors do not quote it, since it may contain a password. */
function readServer(env: Environment, refuse: Refuse): SmtpServer | undefined {
  const text = env.LATCHKEY_SMTP_URL
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSmtp = url?.protocol === 'smtp:' || url?.protocol === 'smtps:'
  if (!url || !isSmtp || !url.hostname || !/^(\?tls=off)?$/.test(url.search)) {
    refuse(
      'LATCHKEY_SMTP_URL must be the URL of a mail server; write smtps://user:password@host, ' +
        'smtp:// for STARTTLS, or smtp://host:25?tls=off for a server without TLS.',
    )
    return undefined
  }
  if (!isPercentEncoded(url.username + url.password)) {
    refuse('LATCHKEY_SMTP_URL has a % in its user or password that is no escape; write %25.')
    return undefined
  }
  const isImplicit = url.protocol === 'smtps:'
  const upgrade = url.search === '' ? 'starttls' : 'off'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isImplicit ? 465 : 587),
    tls: isImplicit ? 'implicit' : upgrade,
    user: url.username ? decodeURIComponent(url.username) : undefined,
    password: url.password ? decodeURIComponent(url.password) : undefined,
  }
}
