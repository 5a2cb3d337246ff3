import {
  type IsoMdocRequest,
  type Outcome,
  PresentationError,
  presentIsoMdoc,
  presentToBrowser,
  type Transport,
  type WalletCredential,
} from '@latchkey/mdl/wallet'

/** The protocols by which the page of a `dc-api` verification requests a credential. */
export type BrowserProtocol = 'openid4vp-v1-signed' | 'org-iso-mdoc'

/** What the page of a verification passes to its script. */
export interface PageRequest {
  /** The URL of the signed request of OpenID4VP. */
  readonly request: string
  /** The URL that accepts the response of either protocol. */
  readonly response: string
  /** Undefined unless the verification is for an mdoc. */
  readonly isoMdoc: IsoMdocRequest | undefined
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/**
 * Presents a credential as the script of a verification page and a browser with a wallet would
 * (Digital Credentials API).
 *
 * @throws PresentationError if the wallet has no credential that the page requests
 */
export async function presentOnPage(
  pageUrl: string,
  credentials: readonly WalletCredential[],
  transport: Transport,
  protocol: BrowserProtocol = 'openid4vp-v1-signed',
): Promise<Outcome> {
  const read = async (url: string) => textOf((await transport(url, { method: 'GET' })).bytes)
  const page = requestOnPage(await read(pageUrl))
  if (!page) throw new PresentationError(`The page ${pageUrl} does not ask for a credential.`)
  const { origin } = new URL(pageUrl)
  const data =
    protocol === 'org-iso-mdoc'
      ? await isoMdocResponse(page, credentials, origin)
      : await presentToBrowser(await read(page.request), credentials, origin)
  const body = `${new URLSearchParams({ protocol, ...data })}`
  const answer = await transport(page.response, { method: 'POST', headers: form, body })
  return { status: answer.status, text: textOf(answer.bytes) }
}

/**
 * The data that a verification page passes to its script; undefined for a page without a request.
 */
export function requestOnPage(html: string): PageRequest | undefined {
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(html)?.[1]
  const request = attribute('data-request')
  const response = attribute('data-response')
  if (request === undefined || response === undefined) return undefined
  const deviceRequest = attribute('data-device-request')
  const encryptionInfo = attribute('data-encryption-info')
  const isoMdoc =
    deviceRequest !== undefined && encryptionInfo !== undefined
      ? { deviceRequest, encryptionInfo }
      : undefined
  return { request, response, isoMdoc }
}

function isoMdocResponse(
  { isoMdoc }: PageRequest,
  credentials: readonly WalletCredential[],
  origin: string,
) {
  const document = credentials.find((each) => 'docType' in each)
  if (!isoMdoc || !document) {
    throw new PresentationError('The page does not ask for an mdoc by org-iso-mdoc.')
  }
  return presentIsoMdoc(isoMdoc, document, origin)
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')
