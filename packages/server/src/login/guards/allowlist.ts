import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The parsed lists: settings are the same object until they change. */
const lists = new WeakMap<readonly string[], BlockList>()

/** Whether an address is in a list of addresses and CIDR ranges. */
export function isListed(allowlist: readonly string[], ip: string): boolean {
  const family = isIP(ip)
  if (allowlist.length === 0 || family === 0) return false
  const list = lists.get(allowlist) ?? listOf(allowlist)
  lists.set(allowlist, list)
  return list.check(ip, family === 4 ? 'ipv4' : 'ipv6')
}

function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [network, prefix] = entry.includes('/') ? ipaddr.parseCIDR(entry) : alone(entry)
    list.addSubnet(network.toString(), prefix, network.kind())
  }
  return list
}

function alone(address: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const parsed = ipaddr.process(address)
  return [parsed, parsed.kind() === 'ipv4' ? 32 : 128]
}
