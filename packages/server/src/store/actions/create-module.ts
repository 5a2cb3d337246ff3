import { randomUUID } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { refusingDuplicates } from '../rows/conflict.ts'
import { jsonOf } from '../rows/json.ts'
import type { Scope } from '../rows/scope.ts'
import { type ModuleRow, toModule } from './module-wire.ts'
import { publish } from './publish.ts'
import { replacedSecrets, sealedFor } from './secret-values.ts'

/**
 * Creates a module.
 *
 * @throws ApiError `action_module_name_used`, `invalid_body` for secrets without values
 */
export async function createModule(
  scope: Scope,
  definition: Schema<'ActionModuleDefinition'>,
): Promise<Schema<'ActionModule'>> {
  const { database, tenantId, now, changes } = scope
  const { name, code, dependencies = [], secrets = [], publish: publishes = false } = definition
  const id = randomUUID()
  const at = now()
  const none = { secrets: [], sealedSecrets: null }
  const data = {
    ...(await replacedSecrets(scope, sealedFor.module(id), none, secrets)),
    tenantId,
    id,
    name,
    code,
    dependencies: dependencies.map(jsonOf),
    versionNumber: 0,
    isPublished: false,
    createdAt: at,
    updatedAt: at,
  }
  const creating = database.actionModule.createMany({ data })
  changes.sent(refusingDuplicates('action_module_name_used', creating))
  const draft: ModuleRow = { ...data, versions: [] }
  const row = publishes ? publish(scope, draft) : draft
  return changes.created('action_module', toModule(row, 0))
}
