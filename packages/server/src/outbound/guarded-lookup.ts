import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { OutboundError } from './outbound-error.ts'
import type { MayConnect } from './public-addresses.ts'

/** Finds every address of a name. */
export type LookupAll = (
  hostname: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void

/** The error of a host that must not be connected to. */
export const refused = (hostname: string) =>
  new OutboundError('refused', `${hostname} is not in an allowed network.`)

/**
 * A DNS look-up that yields allowed addresses only. If one address of a name is not allowed, the
 * whole name is refused.
 */
export function guardedLookup(mayConnect: MayConnect, lookup: LookupAll): LookupFunction {
  return (hostname, _options, done) => {
    lookup(hostname, (error, addresses) => {
      const isAllowed = addresses?.every(({ address }) => mayConnect(address))
      if (error) done(error, [])
      else if (addresses.length === 0 || !isAllowed) done(refused(hostname), [])
      else done(null, [...addresses])
    })
  }
}
