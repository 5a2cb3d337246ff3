import type { OutboundRequest } from '../../outbound/outbound.ts'
import type { Mail, MailSettings } from '../mail.ts'

/** A mail for the API of a provider. */
export interface ProviderMail extends Omit<Mail, 'fromName' | 'fromAddress' | 'secret'> {
  readonly from: { readonly name: string; readonly address: string }
}

/** Credentials by their names in the management API. */
export type ProviderCredentials = Readonly<Record<string, string | undefined>>

export type ProviderRequest = Pick<OutboundRequest, 'url' | 'headers'> & { readonly body: string }

/** The other inputs of a request to a provider. */
export interface ProviderParts {
  readonly credentials: ProviderCredentials
  readonly settings: MailSettings
  readonly now: () => Date
  /** Sends a request that precedes the mail, and returns its JSON response. */
  readonly fetchJson: (request: ProviderRequest) => Promise<Readonly<Record<string, unknown>>>
}

export type MakeRequest = (
  mail: ProviderMail,
  parts: ProviderParts,
) => ProviderRequest | Promise<ProviderRequest>

export function jsonRequest(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): ProviderRequest {
  return {
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}

export function formRequest(
  url: string,
  headers: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>>,
): ProviderRequest {
  return {
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  }
}

/** RFC 5322, section 3.4. The name is quoted, because it may contain any character. */
export const mailbox = ({ name, address }: ProviderMail['from']) =>
  `"${name.replace(/["\\]/g, '')}" <${address}>`
