import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * An address in the one form that it has from here on: IPv6 as RFC 5952 writes it, without a zone,
 * and IPv4 for an IPv4-mapped one. Undefined for whatever `net.isIP` does not take, such as
 * `127.1` or `010.0.0.1`.
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
 * The subject under which attempts of an address are counted: IPv4 as it is, IPv6 by the first
 * address of its /64, which belongs to one subscriber (RFC 6177).
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const { parts } = ipaddr.IPv6.parse(address)
  return new ipaddr.IPv6([...parts.slice(0, 4), 0, 0, 0, 0]).toString()
}

/** Longest address in brackets with a port, and then some. */
const nodeCharsMax = 64

/**
 * The address of a node as a proxy writes it (RFC 7239, section 6): with or without a port, IPv6
 * in brackets, or bare where there is no port. Undefined for `unknown`, `_hidden` and the rest.
 */
export function readNode(text: string): string | undefined {
  if (text.length > nodeCharsMax) return undefined
  const address = toAddress(text)
  if (address !== undefined) return address
  const [, v6, v4] = /^(?:\[([^\]%]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(text) ?? []
  if (v6 !== undefined) return isIP(v6) === 6 ? toAddress(v6) : undefined
  return v4 !== undefined && isIP(v4) === 4 ? v4 : undefined
}
