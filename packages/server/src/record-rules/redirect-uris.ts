const addressLengthMax = 2048
const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** The rule of `isSafeRedirectUri`, to follow the name of the member with the URIs. */
export const redirectUriRule = (isNative: boolean): string =>
  'must use https, or http on a loopback address' +
  (isNative ? ', or a private-use scheme with a dot in it' : '')

/**
 * Whether a redirect URI cannot be verified to be the client's (RFC 8252, section 8.6): another
 * application of the device may have its private-use scheme, or listen at its loopback address.
 */
export function isUnverifiable(uri: string): boolean {
  if (!URL.canParse(uri)) return true
  const { protocol, hostname } = new URL(uri)
  if (protocol !== 'https:' && protocol !== 'http:') return true
  return loopback.includes(hostname) || /^127\.|\.localhost$/.test(hostname)
}

/**
 * Whether a redirect URI that a client registers itself is safe (RFC 8252, section 7): https, http
 * on a loopback address, or for a native application a private-use scheme; without wildcard,
 * fragment and user info.
 */
export function isSafeRedirectUri(text: string, isNative: boolean): boolean {
  if (text.length > addressLengthMax || /[*#\s]/.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (protocol === 'https:') return hostname !== ''
  if (protocol === 'http:') return loopback.includes(hostname)
  return isNative && /^[a-z][a-z0-9+-]*\.[a-z0-9+.-]*:$/.test(protocol)
}
