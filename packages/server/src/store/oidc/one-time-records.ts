import type { Scope } from '../rows/scope.ts'
import { type FoundRecord, found, type RecordRow } from './oidc-rows.ts'
import { consumeText, findText } from './oidc-statements.ts'
import { hashOfId } from './record-ids.ts'

/** Records of one tenant that are consumed together with what follows from them. */
export interface OneTimeRecords {
  /** Finds a record, by the connection of the transaction. An expired record is not found. */
  find(model: string, id: string): Promise<FoundRecord | undefined>
  /** Consumes a record. Of concurrent transactions, one resolves to true and commits. */
  consume(model: string, id: string): Promise<boolean>
}

export function oneTimeRecords({ statements, tenantId, now }: Scope): OneTimeRecords {
  const valuesOf = (model: string, id: string) => [tenantId, now(), model, hashOfId(id)]
  return {
    async find(model, id) {
      const statement = { name: 'oidc find', text: findText, values: valuesOf(model, id) }
      const [row] = (await statements.query<RecordRow>(statement)).rows
      return row && found(row)
    },
    async consume(model, id) {
      const statement = { name: 'oidc consume', text: consumeText, values: valuesOf(model, id) }
      return (await statements.query(statement)).rowCount === 1
    },
  }
}
