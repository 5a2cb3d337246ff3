import type { OutboundRequest } from '../../outbound/outbound.ts'

/** A mail as the API of a provider is given it. */
export interface ProviderMail {
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** By the names of the management API. */
export type ProviderCredentials = Readonly<Record<string, string | undefined>>

export type ProviderRequest = Pick<OutboundRequest, 'url' | 'headers'> & { readonly body: string }

/** The parts of a provider besides the mail. */
export interface ProviderParts {
  readonly credentials: ProviderCredentials
  readonly now: () => Date
  /** Sends a request that has to come before the mail; answers JSON. */
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
  const type = { 'content-type': 'application/json' }
  return { url, headers: { ...type, ...headers }, body: JSON.stringify(body) }
}

export function formRequest(
  url: string,
  headers: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>>,
): ProviderRequest {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return { url, headers: { ...type, ...headers }, body: new URLSearchParams(fields).toString() }
}

/** As RFC 5322, section 3.4: the name is quoted, as it may have any character. */
export const mailbox = ({ name, address }: ProviderMail['from']) =>
  `"${name.replace(/["\\]/g, '')}" <${address}>`
