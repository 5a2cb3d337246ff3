import type { Scope } from '../rows/scope.ts'
import { consumeText } from './oidc-statements.ts'
import { hashOfId } from './record-ids.ts'

/** Records of one tenant that are consumed together with what follows from them. */
export interface OneTimeRecords {
  /** Consumes a record. Of concurrent transactions, one resolves to true and commits. */
  consume(model: string, id: string): Promise<boolean>
}

export function oneTimeRecords({ statements, tenantId, now }: Scope): OneTimeRecords {
  return {
    async consume(model, id) {
      const values = [tenantId, now(), model, hashOfId(id)]
      const statement = { name: 'oidc consume', text: consumeText, values }
      return (await statements.query(statement)).rowCount === 1
    },
  }
}
