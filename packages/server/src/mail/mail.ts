import type { MailKind } from './texts/texts.ts'

/** A mail, independent of how it is sent. */
export interface Mail {
  readonly kind: MailKind
  /** One address (RFC 5321, section 4.1.2). */
  readonly to: string
  /** The name beside the address it comes from. */
  readonly fromName: string
  /** The address it comes from, in place of the server's; counts only at a tenant's own server. */
  readonly fromAddress?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: string
  /** The link or code in the mail: a secret, which must not be logged. */
  readonly secret: string
}

export interface Mailer {
  /**
   * Queues a mail. The outcome is not reported, so that an answer takes equally long for unknown
   * and known addresses.
   *
   * @throws MailError `mail_address_invalid`, `mail_queue_full`
   */
  send(mail: Mail, sender?: Sender): Promise<void>
  /**
   * Prepares a mail after the request is answered. Failures are logged, and work beyond the bound
   * is dropped; tenants take turns.
   */
  later(tenantId: string, work: () => Promise<void>): void
  /** Sends the waiting mails, within a time limit, and closes connections. */
  stop(): Promise<void>
}

/** On whose behalf a mail is sent. */
export interface Sender {
  readonly tenantId: string
  /** The tenant's own mail server, if it has one. */
  readonly server: TenantServer | undefined
  /** Called for a mail that could not be sent, with the error code. */
  readonly onLost: (code: string) => void
}

/** The mail server or the mail API of a tenant. */
export type TenantServer = TenantSmtpServer | TenantProvider

interface OfTenant {
  /** The address that mails come from. */
  readonly from: string | undefined
  /** Another one when anything of it has changed. */
  readonly version: string
}

export interface TenantSmtpServer extends OfTenant {
  readonly name: 'smtp'
  readonly host: string
  readonly port: number
  readonly user: string | undefined
  readonly password: string | undefined
}

/** Providers that are given mails by their HTTP APIs. */
export type ProviderName =
  | 'sendgrid'
  | 'mailgun'
  | 'mandrill'
  | 'sparkpost'
  | 'resend'
  | 'ses'
  | 'azure_cs'
  | 'ms365'

export interface TenantProvider extends OfTenant {
  readonly name: ProviderName
  /** By the names of the management API. */
  readonly credentials: Readonly<Record<string, string | undefined>>
}

/** Writes a mail to wherever mails go, once. */
export interface Postbox {
  post(mail: Mail): Promise<void>
  close(): void
}

export class MailError extends Error {
  readonly code: 'mail_address_invalid' | 'mail_queue_full'

  constructor(code: MailError['code']) {
    super(code)
    this.name = 'MailError'
    this.code = code
  }
}

const addressLengthMax = 254

/**
 * Whether a text is one e-mail address: no list, no comment, no name, and no line break. Quoted
 * local parts (RFC 5321, section 4.1.2) are not supported.
 */
export function isMailAddress(text: string): boolean {
  if (text.length > addressLengthMax) return false
  return /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]+$/u.test(text)
}
