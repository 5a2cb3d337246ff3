import type { TrustAnchors } from '@latchkey/mdl'
import { LRUCache } from 'lru-cache'
import type { Outbound } from '../outbound/outbound.ts'
import type { FoundTrustList } from '../store/verifiable-credentials/trust-lists.ts'

/** The package that verifies; it loads libraries that only those pay for who verify. */
export const loadMdl = () => import('@latchkey/mdl')

export type Mdl = Awaited<ReturnType<typeof loadMdl>>

export interface PresentationOptions {
  readonly outbound: Outbound
  readonly now: () => Date
}

/** What every operation works with. */
export interface Presentations extends PresentationOptions {
  /** The trust anchors that a template names, parsed once. */
  readonly anchorsOf: (mdl: Mdl, trusted: Trusted) => TrustAnchors
}

/** Whom a template trusts to issue documents of one type. */
export interface Trusted {
  readonly docType: string
  /** Certificates of its own, in PEM. */
  readonly certificates: string | null
  readonly list: FoundTrustList | undefined
}

/** Sets of trust anchors that are remembered, with the signers that were verified by each. */
const anchorSetsMax = 200

export function prepare(options: PresentationOptions): Presentations {
  const known = new LRUCache<string, TrustAnchors>({ max: anchorSetsMax })
  return {
    ...options,
    anchorsOf(mdl, trusted) {
      const name = [trusted.docType, trusted.list?.digest, trusted.certificates].join(' ')
      const before = known.get(name)
      if (before) return before
      const anchors = new mdl.TrustAnchors(certificatesOf(mdl, trusted))
      known.set(name, anchors)
      return anchors
    },
  }
}

/** @throws PemError */
function certificatesOf(mdl: Mdl, { docType, certificates, list }: Trusted) {
  const own = certificates ? mdl.readPemCertificates(certificates) : []
  if (!list) return own
  const { authorities } = mdl.readTrustList(list.bytes, mdl.readPemCertificates(list.roots))
  const listed = authorities.filter(({ docTypes }) => docTypes.includes(docType))
  return [...own, ...listed.map(({ certificate }) => certificate)]
}
