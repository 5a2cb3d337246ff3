import type { IncomingHttpHeaders } from 'node:http'
import type { PeerFacts } from '../peers/peer-facts.ts'
import type { TrustsProxy } from '../peers/trusted-proxies.ts'
import { type ForwardedHeader, forwardedNodes, hopsMax } from './forwarded-nodes.ts'

/**
 * The end user's address: starting with the peer, as long as an address is a trusted proxy, the
 * address that it forwards. If it forwards no valid address, the address of the proxy itself.
 */
export function endUserAddress(
  peer: PeerFacts,
  headers: IncomingHttpHeaders,
  trusts: TrustsProxy,
  only: ForwardedHeader | undefined,
): string {
  let { address } = peer
  if (!peer.isProxy) return address
  let { hop } = peer
  for (const node of forwardedNodes(headers, only)) {
    if (node === undefined) return address
    address = node
    hop += 1
    if (hop > hopsMax || !trusts(address, hop)) return address
  }
  return address
}
