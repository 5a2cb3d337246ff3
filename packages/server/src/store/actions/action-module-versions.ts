import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { countedBy, type OffsetPage, type OffsetQuery, offsetWindow } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { moduleRows } from './module-rows.ts'
import { countUsers, toModule, toModuleVersion } from './module-wire.ts'
import { publish } from './publish.ts'

type Version = Schema<'ActionModuleVersion'>
type User = Schema<'ActionModuleAction'>

/** The published versions of the modules of one tenant, and the actions that use them. */
export interface ActionModuleVersions {
  /**
   * The newest first.
   *
   * @throws ApiError `action_module_not_found`
   */
  list(moduleId: string, query: OffsetQuery): Promise<OffsetPage<Version>>
  get(moduleId: string, id: string): Promise<Version | undefined>
  /**
   * Makes the draft of a module its newest version; undefined for an unknown module.
   *
   * @throws ApiError `action_module_published` if nothing has changed since
   */
  publish(moduleId: string): Promise<Version | undefined>
  /**
   * The actions whose draft or deployed version uses the module, the oldest first.
   *
   * @throws ApiError `action_module_not_found`
   */
  listActions(moduleId: string, query: OffsetQuery): Promise<OffsetPage<User>>
}

export function actionModuleVersions(scope: Scope): ActionModuleVersions {
  const { database, tenantId, changes } = scope
  const table = database.actionModuleVersion
  const modules = moduleRows(scope)
  const requireModule = async (id: string) => {
    const found = await modules.find(id)
    if (!found) throw new ApiError('action_module_not_found')
    return found
  }
  return {
    async list(moduleId, query) {
      const { skip, take } = offsetWindow(query)
      const ofModule = { tenantId, moduleId }
      const [module, rows] = await Promise.all([
        requireModule(moduleId),
        table.findMany({ skip, take, where: ofModule, orderBy: { number: 'desc' } }),
      ])
      const items = rows.map(toModuleVersion)
      return { items, start: skip, limit: take, total: module.versionNumber }
    },
    async get(moduleId, id) {
      const row = await table.findUnique({ where: { tenantId_id: { tenantId, id } } })
      return row?.moduleId === moduleId ? toModuleVersion(row) : undefined
    },
    async publish(moduleId) {
      const [before, counts] = await Promise.all([
        modules.lock(moduleId),
        countUsers(scope, [moduleId]),
      ])
      if (!before) return undefined
      if (before.isPublished) throw new ApiError('action_module_published')
      const after = publish(scope, before)
      const users = counts.get(moduleId) ?? 0
      changes.updated('action_module', toModule(before, users), toModule(after, users))
      const [version] = after.versions
      return version && toModuleVersion(version)
    },
    async listActions(moduleId, query) {
      const window = offsetWindow(query)
      const of = { tenantId, version: { is: { moduleId } } }
      const uses = database.actionModuleUse
      const [, rows] = await Promise.all([
        requireModule(moduleId),
        uses.findMany({
          ...window,
          where: of,
          include: { action: true, version: true },
          orderBy: [{ actionId: 'asc' }, { moduleVersionId: 'asc' }],
        }),
      ])
      const total = countedBy(rows, window) ?? (await uses.count({ where: of }))
      const items = rows.map(toUser)
      return { items, start: window.skip, limit: window.take, total }
    },
  }
}

interface Use {
  readonly action: {
    readonly id: string
    readonly name: string
    readonly trigger: string
    readonly triggerVersion: string
  }
  readonly version: { readonly id: string; readonly number: number }
}

function toUser({ action, version }: Use): User {
  const triggers: User['supported_triggers'] = JSON.parse(
    JSON.stringify([{ id: action.trigger, version: action.triggerVersion }]),
  )
  return {
    action_id: action.id,
    action_name: action.name,
    module_version_id: version.id,
    module_version_number: version.number,
    supported_triggers: triggers,
  }
}
