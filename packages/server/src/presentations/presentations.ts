import type { TrustAnchors } from '@latchkey/mdl'
import { LRUCache } from 'lru-cache'
import type { Outbound } from '../outbound/outbound.ts'

/** The package that verifies; it loads libraries that only those pay for who verify. */
export const loadMdl = () => import('@latchkey/mdl')

export type Mdl = Awaited<ReturnType<typeof loadMdl>>

export interface PresentationOptions {
  readonly outbound: Outbound
  readonly now: () => Date
}

/** What every operation works with. */
export interface Presentations extends PresentationOptions {
  /** The trust anchors of certificates in PEM, parsed once. */
  readonly anchorsOf: (mdl: Mdl, certificates: string) => TrustAnchors
}

/** Sets of trust anchors that are remembered, with the signers that were verified by each. */
const anchorSetsMax = 200

export function prepare(options: PresentationOptions): Presentations {
  const known = new LRUCache<string, TrustAnchors>({ max: anchorSetsMax })
  return {
    ...options,
    anchorsOf(mdl, certificates) {
      const before = known.get(certificates)
      if (before) return before
      const anchors = new mdl.TrustAnchors(mdl.readPemCertificates(certificates))
      known.set(certificates, anchors)
      return anchors
    },
  }
}
