import type { MailKind } from './texts/texts.ts'

/** A mail, whichever way it is sent. */
export interface Mail {
  /** `flow` for a mail that a flow of the tenant has written. */
  readonly kind: MailKind | 'flow'
  /** The name of the template of the tenant for this mail, whether the tenant has one or not. */
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

/** Sends the mails of tenants. */
export interface Mailer {
  /**
   * Queues a mail. The outcome is not reported, so that responses take equally long for known and
   * unknown addresses.
   *
   * @throws MailError `mail_address_invalid`, `mail_queue_full`
   */
  send(mail: Mail, sender?: Sender): Promise<void>
  /**
   * Prepares a mail after the request is answered. Errors are logged, and work beyond the limit is
   * dropped. Tenants take turns.
   */
  later(tenantId: string, work: () => Promise<void>): void
  /** As `later`, for work that runs code of the tenant and may take long. */
  laterByCode(tenantId: string, work: () => Promise<void>): void
  /** Called with each message to a phone, for test controls. */
  readonly onPhoneMessage?: (tenantId: string, message: SentPhoneMessage) => void
  /** Sends waiting mails within a time limit, and closes sockets. */
  stop(): Promise<void>
}

/** A text message or a call that was sent. */
export interface SentPhoneMessage {
  readonly kind: string
  readonly to: string
  readonly method: 'text' | 'voice'
  readonly body: string
}

/** The tenant whose mail it is. */
export interface Sender {
  readonly tenantId: string
  /** The mail server of the tenant, if it has one. */
  readonly server: TenantServer | undefined
  /** Called with an error code if the mail could not be sent. */
  readonly onLost: (code: string) => void
}

/** The mail server, or the HTTP API for mails, that a tenant configured. */
export type TenantServer = TenantSmtpServer | TenantProvider

/** Settings of a provider about a mail, by their names in the management API. */
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
  /** A text that changes with every change of the settings. */
  readonly version: string
}

/** An SMTP server of a tenant. */
export interface TenantSmtpServer extends OfTenant {
  readonly name: 'smtp'
  readonly host: string
  readonly port: number
  readonly user: string | undefined
  readonly password: string | undefined
}

/** The providers with an HTTP API for mails. */
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

/** An HTTP API for mails, with the credentials of a tenant. */
export interface TenantProvider extends OfTenant {
  readonly name: ProviderName
  /** Credentials by their names in the management API. */
  readonly credentials: Readonly<Record<string, string | undefined>>
}

/** Makes one attempt to send a mail. */
export interface Postbox {
  post(mail: Mail): Promise<void>
  close(): void
}

/** Why a mail was not queued. */
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
 * Whether a text is one e-mail address: no list, comment, display name or line break. Quoted local
 * parts (RFC 5321, section 4.1.2) are not supported.
 */
export function isMailAddress(text: string): boolean {
  if (text.length > addressLengthMax) return false
  return /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]+$/u.test(text)
}
