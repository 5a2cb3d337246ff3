/**
 * The value of a `Location` header (RFC 9110, section 10.2.2) that redirects a browser: an absolute
 * http or https URI. Characters that a URI cannot have are percent-encoded as UTF-8; a valid URI is
 * not changed.
 *
 * @returns undefined for what a browser should not open, such as `javascript:` or a relative path
 */
export const locationOf = (uri: string): string | undefined => {
  if (!/^https?:\/\/[^/?#\\\s]/i.test(uri) || /\p{Surrogate}/u.test(uri)) return undefined
  return uri.replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
}
