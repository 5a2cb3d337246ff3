import type { Schema } from '@latchkey/contract'
import { buildErrorsOf } from '../../record-rules/action-packages.ts'
import type { ActionVersion, Action as DraftRow } from '../prisma/client.ts'
import { type References, referencesOf } from './module-references.ts'
import { secretsOf } from './secret-values.ts'

/** An action with its newest version, which is the deployed one. */
export interface ActionRow extends DraftRow {
  readonly versions: readonly ActionVersion[]
}

/** What to read with an action. */
export const withNewestVersion = { versions: { orderBy: { number: 'desc' }, take: 1 } } as const

/** The members that drafts and versions share. */
function sourceOf(row: DraftRow | ActionVersion, references: References) {
  // The API has validated what the columns contain.
  const stored: Pick<Schema<'Action'>, 'dependencies' | 'runtime'> = JSON.parse(
    JSON.stringify({ dependencies: row.dependencies, runtime: row.runtime }),
  )
  const modules = referencesOf(row, references)
  const { code } = row
  const status: Schema<'ActionBuildStatus'> =
    buildErrorsOf(stored.dependencies, references.packages).length === 0 ? 'built' : 'failed'
  const secrets = secretsOf(row)
  return { ...stored, code, status, secrets, ...(modules.length > 0 && { modules }) }
}

/** The trigger of a draft or a version. */
const triggersOf = (
  row: Pick<DraftRow, 'trigger' | 'triggerVersion'>,
): Schema<'ActionTriggerReference'>[] =>
  JSON.parse(JSON.stringify([{ id: row.trigger, version: row.triggerVersion }]))

/** An action without its code. */
export const toSummary = (row: DraftRow): Schema<'ActionSummary'> => ({
  id: row.id,
  name: row.name,
  supported_triggers: triggersOf(row),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  all_changes_deployed: row.isDeployed,
})

/** A version as the API answers it. */
export function toVersion(
  row: ActionVersion,
  deployedNumber: number,
  references: References,
): Schema<'ActionVersion'> {
  const source = sourceOf(row, references)
  const at = row.createdAt.toISOString()
  const errors = buildErrorsOf(source.dependencies, references.packages)
  return {
    ...source,
    id: row.id,
    action_id: row.actionId,
    deployed: row.number === deployedNumber,
    number: row.number,
    ...(errors.length > 0 && { errors: [...errors] }),
    built_at: at,
    created_at: at,
    updated_at: at,
    supported_triggers: triggersOf(row),
  }
}

/** The members of the newest version in an action. */
function newestOf({ versions: [newest], versionNumber }: ActionRow, references: References) {
  if (!newest) return {}
  const deployed = toVersion(newest, versionNumber, references)
  const { id, code, runtime, number, built_at: at } = deployed
  const status = deployed.status === 'built' ? ('BUILT' as const) : ('FAILED' as const)
  return {
    current_version: {
      id,
      code,
      runtime,
      status,
      number,
      build_time: at,
      created_at: at,
      updated_at: at,
    },
    deployed_version: deployed,
  }
}

/** An action as the API answers it. */
export const toAction = (row: ActionRow, references: References): Schema<'Action'> => ({
  ...toSummary(row),
  ...sourceOf(row, references),
  ...newestOf(row, references),
})

/** The action of a binding. */
export const toBoundAction = (
  row: ActionRow,
  references: References,
): Schema<'BoundActionSummary'> => ({ ...toSummary(row), ...newestOf(row, references) })
