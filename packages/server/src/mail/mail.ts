import type { MailKind } from './texts/texts.ts'

/** A mail, independent of the way it is sent. */
export interface Mail {
  readonly kind: MailKind
  /** The name of the template of the tenant that is for it, whether there is one or not. */
  readonly template?: string
  /** One address (RFC 5321, section 4.1.2). */
  readonly to: string
  /** The display name of the sender. */
  readonly fromName: string
  /** The address of the sender in place of the configured one; only for a server of the tenant. */
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
   * Queues a mail. The outcome is not reported, so that responses take equally long for unknown and
   * known addresses.
   *
   * @throws MailError `mail_address_invalid`, `mail_queue_full`
   */
  send(mail: Mail, sender?: Sender): Promise<void>
  /**
   * Prepares a mail after the request is answered. Failures are logged, and work beyond the bound
   * is dropped; tenants take turns.
   */
  later(tenantId: string, work: () => Promise<void>): void
  /** Called with messages to phones, where test controls keep what is sent. */
  readonly onPhoneMessage?: (tenantId: string, message: SentPhoneMessage) => void
  /** Sends the waiting mails, within a time limit, and closes connections. */
  stop(): Promise<void>
}

/** A text message or a call. */
export interface SentPhoneMessage {
  readonly kind: string
  readonly to: string
  readonly method: 'text' | 'voice'
  readonly body: string
}

/** The tenant that a mail is sent for. */
export interface Sender {
  readonly tenantId: string
  /** The tenant's own mail server, if it has one. */
  readonly server: TenantServer | undefined
  /** Called for a mail that could not be sent, with the error code. */
  readonly onLost: (code: string) => void
}

/** The mail server or the mail API of a tenant. */
export type TenantServer = TenantSmtpServer | TenantProvider

/** What a provider does with a mail, by the names of the management API. */
export interface MailSettings {
  readonly headers?: {
    readonly 'X-MC-ViewContentLink'?: string
    readonly 'X-SES-Configuration-Set'?: string
  }
  readonly message?: {
    readonly configuration_set_name?: string
    readonly view_content_link?: boolean
  }
  readonly gateway_url?: string
}

interface OfTenant {
  /** The default address of the sender. */
  readonly from: string | undefined
  readonly settings?: MailSettings
  /** Changes with every change of the settings. */
  readonly version: string
}

export interface TenantSmtpServer extends OfTenant {
  readonly name: 'smtp'
  readonly host: string
  readonly port: number
  readonly user: string | undefined
  readonly password: string | undefined
}

/** Providers to whose HTTP APIs mails are sent. */
export type ProviderName =
  | 'sendgrid'
  | 'mailgun'
  | 'mandrill'
  | 'sparkpost'
  | 'resend'
  | 'ses'
  | 'azure_cs'
  | 'ms365'
  | 'custom'

export interface TenantProvider extends OfTenant {
  readonly name: ProviderName
  /** Credentials by their names in the management API. */
  readonly credentials: Readonly<Record<string, string | undefined>>
}

/** Sends a mail, without retries. */
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
