import type { Scope } from '../rows/scope.ts'
import { hashOfId } from './record-ids.ts'

/** Records of one tenant that are consumed together with what follows from them. */
export interface OneTimeRecords {
  /** Consumes a record. Of concurrent transactions, one resolves to true and commits. */
  consume(model: string, id: string): Promise<boolean>
}

export function oneTimeRecords({ database, tenantId, now }: Scope): OneTimeRecords {
  return {
    async consume(model, id) {
      const at = now()
      const { count } = await database.oidcRecord.updateMany({
        where: {
          tenantId,
          model,
          idHash: hashOfId(id),
          consumedAt: null,
          OR: [{ expiresAt: null }, { expiresAt: { gt: at } }],
        },
        data: { consumedAt: at },
      })
      return count === 1
    },
  }
}
