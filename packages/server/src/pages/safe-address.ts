/** Whether an address may be shown as a picture, or led to: https, or http for a local try. */
export function isWebAddress(url: string | undefined): url is string {
  if (url === undefined || !URL.canParse(url)) return false
  return ['https:', 'http:'].includes(new URL(url).protocol)
}

/** A path of ours, or an address of the web; what else there is, such as `javascript:`, is `#`. */
export function hrefOf(address: string): string {
  const isPath = /^[/?](?![/\\])/.test(address)
  return isPath || isWebAddress(address) ? address : '#'
}

/** Scheme and host as a source of a Content Security Policy, where it can be written as one. */
export function originOf(address: string): string | undefined {
  const { protocol, host } = new URL(address)
  return /^[a-z0-9._-]+(:\d+)?$/.test(host) ? `${protocol}//${host}` : undefined
}
