import type { OutboundRequest } from '../../outbound/outbound.ts'
import type { Mail, MailSettings } from '../mail.ts'

/** A mail as the APIs of providers take it. */
export interface ProviderMail extends Omit<Mail, 'fromName' | 'fromAddress' | 'secret'> {
  readonly from: { readonly name: string; readonly address: string }
}

/** Credentials by their names in the management API. */
export type ProviderCredentials = Readonly<Record<string, string | undefined>>

/** A request to the API of a provider; the method is POST. */
export type ProviderRequest = Pick<OutboundRequest, 'url' | 'headers'> & { readonly body: string }

/** What a request needs besides the mail. */
export interface ProviderParts {
  readonly credentials: ProviderCredentials
  readonly settings: MailSettings
  readonly now: () => Date
  /** Sends a request that must precede the mail, and resolves to its JSON response. */
  readonly fetchJson: (request: ProviderRequest) => Promise<Readonly<Record<string, unknown>>>
}

/** Makes the request that sends a mail by the API of one provider. */
export type MakeRequest = (
  mail: ProviderMail,
  parts: ProviderParts,
) => ProviderRequest | Promise<ProviderRequest>

/** A request with a JSON body. */
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

/** A request with a form as body. */
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

/** A mailbox of RFC 5322, section 3.4. The name is quoted, because it may have any character. */
export const mailbox = ({ name, address }: ProviderMail['from']) =>
  `"${name.replace(/["\\]/g, '')}" <${address}>`
