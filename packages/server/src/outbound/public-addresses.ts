import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether to open a socket to an address, in the notation of the operating system. */
export type MayConnect = (address: string) => boolean

/**
 * Allows the addresses of the public internet, and networks that the operator allows. The library
 * knows the registries of special-purpose addresses (RFC 6890); the additions are below.
 *
 * @param allowed addresses and CIDRs of private networks
 */
export function publicAddresses(allowed: readonly string[]): MayConnect {
  const isListed = listedAddresses(allowed)
  return (address) => {
    if (isIP(address) === 0) return false
    if (isListed(address)) return true
    const parsed = ipaddr.process(address)
    if (!isGlobal(parsed) || metadataServices.has(parsed.toString())) return false
    return parsed.range() === 'unicast'
  }
}

/** Whether an address is in one of the networks. */
export function listedAddresses(networks: readonly string[]): MayConnect {
  const listed = new BlockList()
  for (const entry of networks) {
    const [network, prefix] = ipaddr.parseCIDR(entry.includes('/') ? entry : withPrefix(entry))
    listed.addSubnet(network.toString(), prefix, network.kind())
  }
  return (address) => {
    if (isIP(address) === 0) return false
    // An IPv4-mapped IPv6 address is checked as the IPv4 address.
    const parsed = ipaddr.process(address)
    return listed.check(parsed.toString(), parsed.kind())
  }
}

/** The only global unicast range of IPv6 that IANA has allocated (RFC 4291, section 2.4). */
function isGlobal(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.kind() === 'ipv4' || (address.toByteArray()[0] ?? 0) >> 5 === 1
}

const withPrefix = (address: string) => `${address}/${isIP(address) === 4 ? 32 : 128}`

/**
 * Metadata services at public addresses that only the network of their provider routes: Azure's.
 */
const metadataServices: ReadonlySet<string> = new Set(['168.63.129.16'])
