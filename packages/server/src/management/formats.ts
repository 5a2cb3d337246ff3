import { parseCidr } from '@latchkey/network-acl'

interface Format {
  readonly type: 'string'
  readonly validate: (text: string) => boolean
}

/** The formats that the document names and JSON Schema does not know. */
export const formats: Readonly<Record<string, Format>> = {
  'event-stream-id': textual((text) => /^est_[1-9A-HJ-NP-Za-km-z]{22}$/.test(text)),
  hostname: textual(isHostname),
  'ipv4-cidr': textual((text) => parseCidr(text, 'ipv4') !== undefined),
  'ipv6-cidr': textual((text) => parseCidr(text, 'ipv6') !== undefined),
  'network-acl-id': textual((text) => /^acl_[1-9A-HJ-NP-Za-km-z]{22}$/.test(text)),
}

function textual(validate: (text: string) => boolean): Format {
  return { type: 'string', validate }
}

/** RFC 1123, section 2.1, in either case; a leading `*` label is a wildcard. */
function isHostname(text: string): boolean {
  const labels = text.replace(/\.$/, '').split('.')
  const named = labels[0] === '*' ? labels.slice(1) : labels
  return (
    text.length <= 253 &&
    named.length > 0 &&
    named.every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/i.test(label))
  )
}
