/** Whether a URL may be linked or shown as a picture: https, or http for development. */
export function isWebAddress(url: string | undefined): url is string {
  if (url === undefined || !URL.canParse(url)) return false
  return ['https:', 'http:'].includes(new URL(url).protocol)
}

/** A path of this server, or an http or https URL; `#` for any other, such as `javascript:`. */
export function hrefOf(address: string): string {
  const isPath = /^[/?](?![/\\])/.test(address)
  return isPath || isWebAddress(address) ? address : '#'
}

/**
 * A URL as the value of a `Location` header (RFC 9110, section 10.2.2). One with other characters
 * than those of URIs is serialized as browsers do it, any other stays as it is.
 *
 * @returns undefined for a text that is no URL
 */
export function locationOf(url: string): string | undefined {
  if (/^[\x21-\x7e]+$/.test(url)) return url
  return URL.canParse(url) ? new URL(url).href : undefined
}

/**
 * Scheme and host as a source of a Content Security Policy; undefined where the policy has no
 * syntax for them.
 */
export function originOf(address: string): string | undefined {
  const { protocol, host } = new URL(address)
  return /^[a-z0-9._-]+(:\d+)?$/.test(host) ? `${protocol}//${host}` : undefined
}
