import type { TrustAnchors } from '@latchkey/mdl'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Followers } from '../feeds/followers.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { FoundTrustList } from '../store/verifiable-credentials/trust-lists.ts'

/** Loads `@latchkey/mdl` at first use, because of the size of its libraries. */
export const loadMdl = () => import('@latchkey/mdl')

/** The package that verifies mdocs and SD-JWT VCs. */
export type Mdl = Awaited<ReturnType<typeof loadMdl>>

/** The parts of the server that verifications use. */
export interface PresentationOptions {
  readonly outbound: Outbound
  /** The feeds of verifications. */
  readonly followers: Followers
  readonly bounds: FeedBounds
  readonly log: Logger
  readonly now: () => Date
}

interface FeedBounds {
  readonly eventFollowMs: number
  readonly eventSilenceMs: number
}

/** The parts that every operation uses. */
export interface Presentations extends PresentationOptions {
  /** The parsed trust anchors of a template, cached. */
  readonly anchorsOf: (mdl: Mdl, trusted: Trusted) => TrustAnchors
}

/** The issuers that a template trusts for one document type. */
export interface Trusted {
  readonly docType: string
  /** The certificates of the template, in PEM. */
  readonly certificates: string | null
  readonly list: FoundTrustList | undefined
}

/** The most cached sets of trust anchors, each with the signers that it has verified. */
const anchorSetsMax = 200

/** Adds the cache of trust anchors, whose certificates take time to verify. */
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
