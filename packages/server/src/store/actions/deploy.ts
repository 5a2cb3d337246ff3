import { randomUUID } from 'node:crypto'
import { ApiError } from '../../errors.ts'
import { buildErrorsOf, type RequiredPackage } from '../../record-rules/action-packages.ts'
import type { Action, ActionVersion } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import type { ActionRow } from './action-wire.ts'
import { writeModuleUses } from './module-references.ts'

type Source = Omit<ActionVersion, 'id' | 'number' | 'createdAt' | 'actionId'>

/** The most versions of an action. */
const versionsMax = 1_000

/** What a deployment changes in the draft. */
interface DraftChange extends Partial<ReturnType<typeof sourceColumns>> {
  readonly isDeployed: boolean
  readonly updatedAt?: Date
}

/**
 * Makes a draft or an earlier version the newest version of an action, which runs from now on. The
 * action must be locked. The statements are sent with the commit.
 *
 * @returns the action with the new version
 * @throws ApiError `action_not_built` if it cannot run, `action_versions_exceeded`
 */
export function deploy(
  scope: Scope,
  action: Action,
  source: Source,
  changed: DraftChange,
): ActionRow {
  const { database, tenantId, now, changes, packages } = scope
  const dependencies: RequiredPackage[] = JSON.parse(JSON.stringify(source.dependencies))
  const [error] = buildErrorsOf(dependencies, packages)
  if (error) throw new ApiError('action_not_built', { message: error.msg })
  if (action.versionNumber >= versionsMax) throw new ApiError('action_versions_exceeded')
  const number = action.versionNumber + 1
  const version = {
    ...sourceColumns(source),
    tenantId,
    id: randomUUID(),
    actionId: action.id,
    number,
    createdAt: now(),
  }
  const data = { ...changed, versionNumber: number }
  const after = { ...action, ...data, versions: [version] }
  changes.sent(database.actionVersion.createMany({ data: version }))
  changes.sent(database.action.updateMany({ where: { tenantId, id: action.id }, data }))
  writeModuleUses(scope, action.id, [after, version])
  return after
}

/** The columns that a draft and its versions share. */
export const sourceColumns = (row: Source) => ({
  tenantId: row.tenantId,
  trigger: row.trigger,
  triggerVersion: row.triggerVersion,
  code: row.code,
  runtime: row.runtime,
  dependencies: row.dependencies ?? [],
  secrets: row.secrets ?? [],
  sealedSecrets: row.sealedSecrets,
  moduleVersionIds: row.moduleVersionIds,
})
