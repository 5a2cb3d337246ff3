import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import type { AvailablePackages } from '../../record-rules/action-packages.ts'
import type { Scope } from '../rows/scope.ts'

/** What rows of actions name. */
export interface References {
  /** Versions of modules as actions show them, by the id of the version. */
  readonly modules: ReadonlyMap<string, Schema<'ActionModuleReference'>>
  readonly packages: AvailablePackages
}

/** Reads what rows name; no statement if they name no versions of modules. */
export async function readReferences(
  { database, tenantId, packages }: Pick<Scope, 'database' | 'tenantId' | 'packages'>,
  rows: readonly { readonly moduleVersionIds: readonly string[] }[],
): Promise<References> {
  const ids = [...new Set(rows.flatMap(({ moduleVersionIds }) => moduleVersionIds))]
  if (ids.length === 0) return { modules: new Map(), packages }
  const found = await database.actionModuleVersion.findMany({
    where: { tenantId, id: { in: ids } },
    select: { id: true, moduleId: true, number: true, module: { select: { name: true } } },
  })
  const modules = new Map(
    found.map(({ id, moduleId, number, module }) => [
      id,
      {
        module_id: moduleId,
        module_name: module.name,
        module_version_id: id,
        module_version_number: number,
      },
    ]),
  )
  return { modules, packages }
}

/** The references of one row, in its order. A version that was deleted since is not listed. */
export const referencesOf = (
  { moduleVersionIds }: { readonly moduleVersionIds: readonly string[] },
  known: References,
): Schema<'ActionModuleReference'>[] =>
  moduleVersionIds.flatMap((id) => known.modules.get(id) ?? [])

/**
 * Requires versions of modules, one of each module, and locks them against deletion.
 *
 * @returns their ids
 * @throws ApiError `invalid_body`
 */
export async function requireModuleVersions(
  { database, tenantId }: Scope,
  modules: readonly Schema<'ActionModuleReferenceDefinition'>[],
): Promise<string[]> {
  const ids = modules.map(({ module_version_id }) => module_version_id)
  const ofModules = new Set(modules.map(({ module_id }) => module_id))
  if (ofModules.size !== modules.length) throw refusedBody('A module occurs twice', 'modules')
  if (ids.length === 0) return []
  const found = await database.$queryRaw<{ id: string; moduleId: string }[]>`
    select id, module_id as "moduleId" from action_module_versions
     where tenant_id = ${tenantId} and id = any (${ids}) for key share`
  for (const [at, { module_id, module_version_id }] of modules.entries()) {
    const isKnown = found.some(
      ({ id, moduleId }) => id === module_version_id && moduleId === module_id,
    )
    if (!isKnown) throw refusedBody('There is no such version of a module', `modules.${at}`)
  }
  return ids
}

/**
 * Replaces the versions of modules that an action uses, in its draft or deployed. The statements
 * are sent with the commit.
 */
export function writeModuleUses(
  { database, tenantId, changes }: Scope,
  actionId: string,
  rows: readonly { readonly moduleVersionIds: readonly string[] }[],
): void {
  const ids = [...new Set(rows.flatMap(({ moduleVersionIds }) => moduleVersionIds))]
  changes.sent(database.actionModuleUse.deleteMany({ where: { tenantId, actionId } }))
  if (ids.length === 0) return
  const data = ids.map((moduleVersionId) => ({ tenantId, actionId, moduleVersionId }))
  changes.sent(database.actionModuleUse.createMany({ data }))
}
