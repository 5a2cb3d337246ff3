import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether a socket may be opened to an address, as the operating system writes it. */
export type MayConnect = (address: string) => boolean

/**
 * Addresses of the public internet, and those of networks that are allowed by name. The registries
 * of special addresses (RFC 6890) are the library's; what they leave out is added below.
 *
 * @param allowed addresses and CIDRs of private networks
 */
export function publicAddresses(allowed: readonly string[]): MayConnect {
  const listed = new BlockList()
  for (const entry of allowed) {
    const [network, prefix] = ipaddr.parseCIDR(entry.includes('/') ? entry : withPrefix(entry))
    listed.addSubnet(network.toString(), prefix, network.kind())
  }
  return (address) => {
    if (isIP(address) === 0) return false
    // An IPv4 address in the form of IPv6 is that address.
    const parsed = ipaddr.process(address)
    if (listed.check(parsed.toString(), parsed.kind())) return true
    if (!isGlobal(parsed) || metadataServices.has(parsed.toString())) return false
    return parsed.range() === 'unicast'
  }
}

/** The only global unicast range of IPv6 that IANA has allocated (RFC 4291, section 2.4). */
function isGlobal(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.kind() === 'ipv4' || (address.toByteArray()[0] ?? 0) >> 5 === 1
}

const withPrefix = (address: string) => `${address}/${isIP(address) === 4 ? 32 : 128}`

/** Public in form, and reached from inside one provider's network only: Azure's. */
const metadataServices: ReadonlySet<string> = new Set(['168.63.129.16'])
