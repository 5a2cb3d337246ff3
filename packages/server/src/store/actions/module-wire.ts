import type { Schema } from '@latchkey/contract'
import type { ActionModuleVersion, ActionModule as DraftRow } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import { secretsOf } from './secret-values.ts'

/** A module with its newest version. */
export interface ModuleRow extends DraftRow {
  readonly versions: readonly ActionModuleVersion[]
}

/** What to read with a module. */
export const withNewestVersion = { versions: { orderBy: { number: 'desc' }, take: 1 } } as const

/** The members that drafts and versions share. */
function sourceOf(row: DraftRow | ActionModuleVersion) {
  // The API has validated what the column contains.
  const dependencies: Schema<'ActionDependency'>[] = JSON.parse(JSON.stringify(row.dependencies))
  return { code: row.code, dependencies, secrets: secretsOf(row) }
}

/** A version as the API answers it. */
export const toModuleVersion = (row: ActionModuleVersion): Schema<'ActionModuleVersion'> => ({
  ...sourceOf(row),
  id: row.id,
  module_id: row.moduleId,
  version_number: row.number,
  created_at: row.createdAt.toISOString(),
})

/** A module as the API answers it. */
export function toModule(row: ModuleRow, actionsUsing: number): Schema<'ActionModule'> {
  const [newest] = row.versions
  return {
    ...sourceOf(row),
    id: row.id,
    name: row.name,
    all_changes_published: row.isPublished,
    actions_using_module_total: actionsUsing,
    ...(newest && { latest_version_number: newest.number, latest_version: newestOf(newest) }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

function newestOf(row: ActionModuleVersion): Schema<'ActionModuleVersionSummary'> {
  const created_at = row.createdAt.toISOString()
  return { ...sourceOf(row), id: row.id, version_number: row.number, created_at }
}

/** Counts the actions that use each module, by its id. */
export async function countUsers(
  { database, tenantId }: Scope,
  moduleIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await database.$queryRaw<{ moduleId: string; actions: number }[]>`
    select used.module_id as "moduleId", count(distinct action_id)::int as actions
      from action_module_uses uses
      join action_module_versions used
        on used.tenant_id = uses.tenant_id and used.id = uses.module_version_id
     where uses.tenant_id = ${tenantId} and used.module_id = any (${[...moduleIds]})
     group by used.module_id`
  return new Map(found.map(({ moduleId, actions }) => [moduleId, actions]))
}
