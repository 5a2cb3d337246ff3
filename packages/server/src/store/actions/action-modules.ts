import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { refusingLost } from '../rows/conflict.ts'
import { jsonOf } from '../rows/json.ts'
import { type CountBound, type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { createModule } from './create-module.ts'
import { moduleRows } from './module-rows.ts'
import { countUsers, type ModuleRow, toModule, withNewestVersion } from './module-wire.ts'
import { replacedSecrets, sealedFor } from './secret-values.ts'

type Module = Schema<'ActionModule'>

/** The modules of the actions of one tenant: their drafts, which no action uses. */
export interface ActionModules {
  /** The oldest first. */
  list(query: OffsetQuery): Promise<OffsetPage<Module>>
  get(id: string): Promise<Module | undefined>
  /** @throws ApiError `action_module_name_used`, `invalid_body` */
  create(definition: Schema<'ActionModuleDefinition'>): Promise<Module>
  /** @throws ApiError `invalid_body` */
  update(id: string, patch: Schema<'ActionModulePatch'>): Promise<Module | undefined>
  /**
   * Replaces the draft by a version; undefined for an unknown module.
   *
   * @throws ApiError `action_module_version_not_found`
   */
  rollBack(id: string, versionId: string): Promise<Module | undefined>
  /**
   * Deletes a module with its versions.
   *
   * @returns whether there was one
   * @throws ApiError `action_module_used`
   */
  delete(id: string): Promise<boolean>
}

export function actionModules(scope: Scope): ActionModules {
  const { database, tenantId, now, changes } = scope
  const table = database.actionModule
  const { find, lock } = moduleRows(scope)
  const wiresOf = async (rows: readonly ModuleRow[]): Promise<Module[]> => {
    const counts = await countUsers(
      scope,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => toModule(row, counts.get(row.id) ?? 0))
  }
  const change = async (row: ModuleRow, data: Partial<ModuleRow>) => {
    const counts = await countUsers(scope, [row.id])
    const [before, after] = [row, { ...row, ...data }].map((each) =>
      toModule(each, counts.get(row.id) ?? 0),
    )
    const sent = table.updateMany({ where: { tenantId, id: row.id }, data: columnsOf(data) })
    return before && after && changes.updated('action_module', before, after, sent)
  }
  return {
    async list(query) {
      const rows = {
        idName: 'id' as const,
        find: ({ where: after, ...window }: { where: object }) =>
          table.findMany({ ...window, where: { tenantId, ...after }, include: withNewestVersion }),
        count: (bound: CountBound) => table.count({ ...bound, where: { tenantId } }),
      }
      const page = await offsetPage({ ...query, include_totals: true }, rows, (row) => row)
      return { ...page, items: await wiresOf(page.items) }
    },
    async get(id) {
      const row = await find(id)
      if (!row) return undefined
      const [module] = await wiresOf([row])
      return module
    },
    create: (definition) => createModule(scope, definition),
    async update(id, { code, dependencies, secrets }) {
      const row = await lock(id)
      if (!row) return undefined
      return change(row, {
        ...(code !== undefined && { code }),
        ...(dependencies && { dependencies: dependencies.map(jsonOf) }),
        ...(secrets && (await replacedSecrets(scope, sealedFor.module(id), row, secrets))),
        isPublished: false,
        updatedAt: now(),
      })
    },
    async rollBack(id, versionId) {
      const row = await lock(id)
      if (!row) return undefined
      const version = await database.actionModuleVersion.findUnique({
        where: { tenantId_id: { tenantId, id: versionId } },
      })
      if (version?.moduleId !== id) throw new ApiError('action_module_version_not_found')
      const { code, dependencies, secrets, sealedSecrets } = version
      const isPublished = version.number === row.versionNumber
      const updatedAt = now()
      return change(row, { code, dependencies, secrets, sealedSecrets, isPublished, updatedAt })
    },
    async delete(id) {
      const row = await lock(id)
      if (!row) return false
      const deleting = table.deleteMany({ where: { tenantId, id } })
      await refusingLost('action_module_used', deleting, usesOfVersions)
      changes.deleted('action_module', toModule(row, 0))
      return true
    },
  }
}

const usesOfVersions = 'action_module_uses_tenant_id_module_version_id_fkey'

/** The columns of changed members; JSON columns take no `null`. */
const columnsOf = ({
  versions: _versions,
  dependencies,
  secrets,
  ...data
}: Partial<ModuleRow>) => ({
  ...data,
  ...(dependencies && { dependencies }),
  ...(secrets && { secrets }),
})
