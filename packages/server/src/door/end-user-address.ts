import type { IncomingHttpHeaders } from 'node:http'
import type { PeerFacts } from '../peers/peer-facts.ts'
import type { TrustsProxy } from '../peers/trusted-proxies.ts'
import { type ForwardedHeader, forwardedNodes, hopsMax } from './forwarded-nodes.ts'

/**
 * The end user's address: from who connected on, as long as an address is that of a trusted proxy,
 * the address which that proxy names. Where it names none, or nothing that is an address, its own
 * is the last that can be believed.
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
