import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The canonical form of an IP address: IPv6 as in RFC 5952 and without a zone, and an IPv4-mapped
 * address as IPv4. Undefined for a text that `net.isIP` refuses, such as `127.1` or `010.0.0.1`.
 */
export function toAddress(text: string): string | undefined {
  const kind = isIP(text)
  if (kind === 4) return text
  return kind === 6 ? ipaddr.process(withoutZone(text)).toString() : undefined
}

function withoutZone(address: string): string {
  const at = address.indexOf('%')
  return at === -1 ? address : address.slice(0, at)
}

/**
 * The network by which the requests of an address are counted: an IPv4 address itself, and the
 * first address of an IPv6 /64, which belongs to one subscriber (RFC 6177).
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const { parts } = ipaddr.IPv6.parse(address)
  return new ipaddr.IPv6([...parts.slice(0, 4), 0, 0, 0, 0]).toString()
}

/** The longest text of an address in brackets with a port, rounded up. */
const nodeCharsMax = 64

/**
 * The address of a node as proxies write it (RFC 7239, section 6): with or without a port, IPv6 in
 * brackets, or without brackets if there is no port. Undefined for other nodes, such as `unknown`
 * and `_hidden`.
 */
export function readNode(text: string): string | undefined {
  if (text.length > nodeCharsMax) return undefined
  const address = toAddress(text)
  if (address !== undefined) return address
  const [, v6, v4] = /^(?:\[([^\]%]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(text) ?? []
  if (v6 !== undefined) return isIP(v6) === 6 ? toAddress(v6) : undefined
  return v4 !== undefined && isIP(v4) === 4 ? v4 : undefined
}
