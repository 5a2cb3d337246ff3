/**
 * The value of a `Location` header field (RFC 9110, section 10.2.2) that sends a browser to an
 * address: an absolute http or https URI. What no URI may have is percent-encoded as UTF-8; what is
 * a URI already stays as it is written.
 *
 * @returns undefined for what is no address of a page, such as `javascript:` or a relative path
 */
export const locationOf = (uri: string): string | undefined => {
  if (!/^https?:\/\/[^/?#\\\s]/i.test(uri) || /\p{Surrogate}/u.test(uri)) return undefined
  return uri.replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
}
