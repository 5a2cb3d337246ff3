import { createHash } from 'node:crypto'
import type { Scope } from '../rows/scope.ts'

/** A trust list, verified when it was imported. */
export interface StoredTrustList {
  /** The list as it was published (ISO/IEC 18013-5, annex C). */
  readonly bytes: Uint8Array
  /** The trusted roots of its signature, in PEM. */
  readonly roots: string
  readonly provider: string
  readonly date: Date
  readonly nextUpdate: Date | undefined
}

/** A stored trust list, with its digest. */
export type FoundTrustList = StoredTrustList & {
  /** SHA-256 of the list in Base64url. */
  readonly digest: string
}

/** The trust lists of one tenant, by the source name that templates use. */
export interface TrustLists {
  find(source: string): Promise<FoundTrustList | undefined>
  /**
   * Replaces an older list; keeps a newer one.
   *
   * @returns whether it was replaced
   */
  replace(source: string, list: StoredTrustList): Promise<boolean>
}

/** The trust lists of one tenant. */
export function trustLists({ database, tenantId, now }: Scope): TrustLists {
  return {
    async find(source) {
      const where = { tenantId_source: { tenantId, source } }
      const row = await database.trustList.findUnique({ where })
      if (!row) return undefined
      const { bytes, roots, digest, provider, date, nextUpdate } = row
      return {
        bytes: new Uint8Array(bytes),
        roots,
        digest,
        provider,
        date,
        nextUpdate: nextUpdate ?? undefined,
      }
    },
    async replace(source, { bytes, roots, provider, date, nextUpdate = null }) {
      const digest = createHash('sha256').update(bytes).digest('base64url')
      const count = await database.$executeRaw`
        insert into trust_lists as known
          (tenant_id, source, bytes, roots, digest, provider, date, next_update, imported_at)
        values (${tenantId}, ${source}, ${Buffer.from(bytes)}, ${roots}, ${digest}, ${provider},
                ${date}, ${nextUpdate}, ${now()})
        on conflict (tenant_id, source) do update
          set bytes = excluded.bytes, roots = excluded.roots, digest = excluded.digest,
              provider = excluded.provider, date = excluded.date,
              next_update = excluded.next_update, imported_at = excluded.imported_at
        where known.date < excluded.date`
      return count === 1
    },
  }
}
