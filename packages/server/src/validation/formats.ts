import { locationOf, parseCidr } from '@latchkey/network-acl'
import { readInstant } from '../calendar.ts'
import { toAddress } from '../peers/address.ts'

interface Format {
  readonly type: 'string'
  readonly validate: (text: string) => boolean
}

/** The formats of the documents that JSON Schema does not define. */
export const formats: Readonly<Record<string, Format>> = {
  'absolute-uri': textual(isAbsoluteUri),
  'date-time': textual((text) => readInstant(text) !== undefined),
  'event-id': textual((text) => /^evt_[1-9A-HJ-NP-Za-km-z]{22}$/.test(text)),
  'event-stream-id': textual((text) => /^est_[1-9A-HJ-NP-Za-km-z]{22}$/.test(text)),
  hostname: textual(isHostname),
  'http-uri': textual((text) => isEncoded(text) && locationOf(text) === text && URL.canParse(text)),
  'ip-address': textual((text) => toAddress(text) !== undefined),
  'ip-address-or-cidr': textual(
    (text) =>
      toAddress(text) !== undefined ||
      parseCidr(text, 'ipv4') !== undefined ||
      parseCidr(text, 'ipv6') !== undefined,
  ),
  'ipv4-cidr': textual((text) => parseCidr(text, 'ipv4') !== undefined),
  'ipv6-cidr': textual((text) => parseCidr(text, 'ipv6') !== undefined),
  'network-acl-id': textual((text) => /^acl_[1-9A-HJ-NP-Za-km-z]{22}$/.test(text)),
  // The part that an identity provider chooses may have spaces: `samlp|Corp|CN=Ann Lee,O=Corp`.
  'user-id': textual((text) => /^[^|\s]{1,64}\|\P{Cc}{1,255}$/u.test(text)),
}

function textual(validate: (text: string) => boolean): Format {
  return { type: 'string', validate }
}

/** Whether a text is an absolute URI whose scheme a browser does not execute. */
function isAbsoluteUri(text: string): boolean {
  return (
    /^[a-z][a-z0-9+.-]*:[^\s\p{Cc}]+$/iu.test(text) && !/^(javascript|data|vbscript):/i.test(text)
  )
}

/** Whether a text has only characters of URIs, and complete escapes (RFC 3986, appendix A). */
function isEncoded(text: string): boolean {
  return /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\da-f]{2})*$/i.test(text)
}

/**
 * Whether a text is a host name (RFC 1123, section 2.1), in either case; the first label may be the
 * wildcard `*`.
 */
function isHostname(text: string): boolean {
  const labels = text.replace(/\.$/, '').split('.')
  const named = labels[0] === '*' ? labels.slice(1) : labels
  return (
    text.length <= 253 &&
    named.length > 0 &&
    named.every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/i.test(label))
  )
}
