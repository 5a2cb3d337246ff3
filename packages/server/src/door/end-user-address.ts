import type { IncomingHttpHeaders } from 'node:http'
import type { PeerFacts } from '../peers/peer-facts.ts'
import type { TrustsProxy } from '../peers/trusted-proxies.ts'
import { type ForwardedHeader, forwardedNodes, hopsMax } from './forwarded-nodes.ts'

/**
 * The address of the end user. Follows the forwarded addresses from the peer for as long as the
 * current address is a trusted proxy. A proxy that forwards no valid address counts as the user.
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
