import { certify } from '@latchkey/server/keys/certificate'
import { generateKeyPairs, type KeyPair, type SigningKeyPair } from '@latchkey/server/keys/key-pair'

/** Gives the next tenant of a server its first keys, with certificates for its domain. */
export type FurtherKeyPairs = (domain: string) => Promise<readonly SigningKeyPair[]>

/** How many tenants of a test file have keys of their own; further ones share these. */
const distinctMax = 4

/** Made once for a process: generating the two pairs of a tenant takes half a second. */
const made: Promise<readonly SigningKeyPair[]>[] = []

/** Keys for the tenants that a test file adds. */
export function furtherKeyPairs(): FurtherKeyPairs {
  let tenants = 0
  return async (domain) => {
    const at = tenants % distinctMax
    tenants += 1
    const now = new Date()
    made[at] ??= generateKeyPairs(domain, now)
    const pairs = await made[at]
    const certified = async <Pair extends KeyPair>(pair: Pair): Promise<Pair> => ({
      ...pair,
      certificate: await certify(pair.privateJwk, domain, now),
    })
    return Promise.all(
      pairs.map(async (pair) => ({
        ...(await certified(pair)),
        elliptic: await certified(pair.elliptic),
      })),
    )
  }
}
