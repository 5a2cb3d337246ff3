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
 * Scheme and host as a source of a Content Security Policy; undefined where the policy has no
 * syntax for them.
 */
export function originOf(address: string): string | undefined {
  const { protocol, host } = new URL(address)
  return /^[a-z0-9._-]+(:\d+)?$/.test(host) ? `${protocol}//${host}` : undefined
}
