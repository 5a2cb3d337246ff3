import type SendMail from 'nodemailer/lib/mailer/index.js'
import type { Mail } from './mail.ts'

interface Envelope {
  /** The address only; the display name is that of the tenant. */
  readonly from: string
  readonly date: Date
  /** Further headers, which the provider of a tenant reads. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/**
 * The message (RFC 5322) as nodemailer takes it. Addresses are passed as objects, not as text to
 * parse.
 */
export function messageOf(mail: Mail, { from, date, headers }: Envelope): SendMail.Options {
  return {
    from: { name: oneLine(mail.fromName), address: from },
    to: { name: '', address: mail.to },
    subject: oneLine(mail.subject),
    date,
    text: mail.text,
    html: mail.html,
    // RFC 3834, section 5.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      ...headers,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const headerLengthMax = 200

/** Replaces line breaks, which would end a header field. */
export function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, headerLengthMax)
}
