import { type ComponentChild, h } from 'preact'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

/**
 * The members of a client that pages show. They are unverified: clients may register themselves
 * (RFC 7591).
 */
export interface ShownClient {
  readonly name: string
  /** An https URL; the page omits any other. */
  readonly logoUrl?: string | undefined
  readonly policyUrl?: string | undefined
  readonly termsUrl?: string | undefined
  /** The host of the client's metadata document, the only member that the server has verified. */
  readonly host?: string | undefined
}

/** The image sources of the page's Content Security Policy for the logo. */
export const picturesOf = (client: ShownClient | undefined): readonly string[] =>
  isHttps(client?.logoUrl) ? [client.logoUrl] : []

/** The logo of the client; `picturesOf` allows its URL as a source of pictures. */
export function clientLogo({ name, logoUrl }: ShownClient): ComponentChild {
  if (!isHttps(logoUrl)) return null
  return h('img', { class: 'clientLogo', src: logoUrl, alt: name, referrerpolicy: 'no-referrer' })
}

/** Links to the privacy policy and the terms of service of the client. */
export function clientLinks(branding: ResolvedBranding, client: ShownClient): ComponentChild {
  const { name: clientName, policyUrl, termsUrl } = client
  const word = wordsOf(branding, 'common', 'common')
  const links = [
    isHttps(policyUrl) && outward(policyUrl, word('policyText', { clientName })),
    isHttps(termsUrl) && outward(termsUrl, word('termsText', { clientName })),
  ].filter((each) => each !== false)
  return links.length > 0 && h('p', { class: 'small clientLinks' }, links)
}

const isHttps = (url: string | undefined): url is string =>
  url !== undefined && URL.canParse(url) && new URL(url).protocol === 'https:'

/** A link that opens a new tab, which gets neither access to the page (`noopener`) nor its URL. */
const outward = (href: string, text: string) =>
  h('a', { href, target: '_blank', rel: 'noopener noreferrer' }, text)
