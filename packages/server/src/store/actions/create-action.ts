import { randomUUID } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { refusingDuplicates } from '../rows/conflict.ts'
import type { Scope } from '../rows/scope.ts'
import { type ActionRow, toAction } from './action-wire.ts'
import { deploy } from './deploy.ts'
import { type ChosenTrigger, type DraftMembers, draftColumns } from './draft.ts'
import { readReferences, writeModuleUses } from './module-references.ts'

/** An action to create. */
export interface NewAction extends DraftMembers {
  readonly name: string
  readonly trigger: ChosenTrigger
  readonly runtime: Schema<'ActionRuntime'>
  /** Whether to deploy it at once. */
  readonly deploy?: boolean
}

/** @throws ApiError `action_name_used`, `invalid_body`, `action_not_built` */
export async function createAction(
  scope: Scope,
  { name, trigger, runtime, code = '', deploy: deploys = false, ...members }: NewAction,
): Promise<Schema<'Action'>> {
  const { database, tenantId, now, changes } = scope
  const id = randomUUID()
  const at = now()
  const data = {
    ...without,
    ...(await draftColumns(scope, id, without, members)),
    tenantId,
    id,
    name,
    trigger: trigger.id,
    triggerVersion: trigger.version,
    code,
    runtime,
    isDeployed: false,
    versionNumber: 0,
    createdAt: at,
    updatedAt: at,
  }
  changes.sent(refusingDuplicates('action_name_used', database.action.createMany({ data })))
  const draft: ActionRow = { ...data, versions: [] }
  if (!deploys) writeModuleUses(scope, id, [draft])
  const row = deploys ? deploy(scope, draft, draft, { isDeployed: true }) : draft
  const references = await readReferences(scope, [row, ...row.versions])
  return changes.created('action', toAction(row, references))
}

/** The columns of an action that has no more than it needs. */
const without = {
  dependencies: [],
  secrets: [],
  sealedSecrets: null,
  moduleVersionIds: [],
}
