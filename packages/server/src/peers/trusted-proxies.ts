import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Whether a proxy is trusted.
 *
 * @param hop 0 for the direct peer, 1 for the proxy that the direct peer names, and so on
 */
export type TrustsProxy = (address: string, hop: number) => boolean

/**
 * Creates the decision on proxies.
 *
 * @param proxies addresses and CIDRs, whose host bits are ignored, or the number of proxies in
 *   front of this server, which are then trusted whatever their addresses
 */
export function trustProxies(proxies: readonly string[] | number): TrustsProxy {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  if (proxies.length === 0) return () => false
  const [ipv4, ipv6] = [new BlockList(), new BlockList()]
  for (const entry of proxies) {
    const { network, prefix } = readRange(entry)
    if (isIP(network) === 4) ipv4.addSubnet(network, prefix, 'ipv4')
    else ipv6.addSubnet(network, prefix, 'ipv6')
  }
  return (address) => {
    const kind = isIP(address)
    if (kind === 4) return ipv4.check(address, 'ipv4')
    return kind === 6 && ipv6.check(address, 'ipv6')
  }
}

const mappedBits = 96

/** Reads a CIDR; a range of IPv4-mapped addresses becomes one of IPv4. */
function readRange(entry: string): { readonly network: string; readonly prefix: number } {
  const [text = '', bits] = entry.split('/')
  const address = ipaddr.parse(text)
  const width = address.kind() === 'ipv4' ? 32 : 128
  const prefix = bits === undefined ? width : Number(bits)
  const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress()
  if (!isMapped || prefix < mappedBits) return { network: address.toString(), prefix }
  return { network: address.toIPv4Address().toString(), prefix: prefix - mappedBits }
}
