import type { Schema } from '@latchkey/contract'
import { ApiError, refusedBody } from '../../errors.ts'
import { type OffsetPage, type OffsetQuery, offsetWindow } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { actionRows } from './action-rows.ts'
import { type ActionRow, toAction, toSummary, toVersion } from './action-wire.ts'
import { isActionBound } from './binding-rows.ts'
import { deploy, sourceColumns } from './deploy.ts'
import { readReferences } from './module-references.ts'

type Version = Schema<'ActionVersion'>

/** The versions of the actions of one tenant. */
export interface ActionVersions {
  /**
   * The newest first.
   *
   * @throws ApiError `action_not_found`
   */
  list(actionId: string, query: OffsetQuery): Promise<OffsetPage<Version>>
  get(actionId: string, id: string): Promise<Version | undefined>
  /**
   * Makes the draft of an action the newest version, which runs from now on. Undefined for an
   * unknown action.
   *
   * @throws ApiError `action_not_built`, `action_versions_exceeded`
   */
  deployDraft(actionId: string): Promise<Version | undefined>
  /**
   * Makes a copy of a version the newest one, which runs.
   *
   * @param updatesDraft whether the draft is replaced too
   * @throws ApiError `action_not_built`, `action_versions_exceeded`, `invalid_body` if a module was
   *   deleted
   */
  deploy(actionId: string, id: string, updatesDraft: boolean): Promise<Version | undefined>
}

export function actionVersions(scope: Scope): ActionVersions {
  const { database, tenantId, changes, now } = scope
  const table = database.actionVersion
  const actions = actionRows(scope)
  const find = (where: { readonly id?: string; readonly actionId: string }) =>
    table.findMany({
      where: { tenantId, ...where },
      include: { action: true },
      orderBy: { number: 'desc' },
      take: 1,
    })
  type Row = Awaited<ReturnType<typeof find>>[number]
  const shown = async (rows: readonly Row[]): Promise<Version[]> => {
    const references = await readReferences(scope, rows)
    return rows.map(({ action, ...row }) => ({
      ...toVersion(row, action.versionNumber, references),
      action: toSummary(action),
    }))
  }
  const noteDeployed = async (before: ActionRow, after: ActionRow) => {
    const named = [before, after, ...before.versions, ...after.versions]
    const references = await readReferences(scope, named)
    changes.updated('action', toAction(before, references), toAction(after, references))
    const [newest] = after.versions
    if (!newest) return undefined
    return { ...toVersion(newest, after.versionNumber, references), action: toSummary(after) }
  }
  return {
    async list(actionId, query) {
      const window = offsetWindow(query)
      const where = { tenantId, actionId }
      const [action, rows] = await Promise.all([
        actions.find(actionId),
        table.findMany({
          ...window,
          where,
          include: { action: true },
          orderBy: { number: 'desc' },
        }),
      ])
      if (!action) throw new ApiError('action_not_found')
      const items = await shown(rows)
      return { items, start: window.skip, limit: window.take, total: action.versionNumber }
    },
    async get(actionId, id) {
      const [version] = await shown(await find({ actionId, id }))
      return version
    },
    async deployDraft(actionId) {
      const before = await actions.lock(actionId)
      if (!before) return undefined
      await requireBoundTrigger(scope, before, before)
      return noteDeployed(before, deploy(scope, before, before, { isDeployed: true }))
    },
    async deploy(actionId, id, updatesDraft) {
      const [before, [version]] = await Promise.all([
        actions.lock(actionId),
        find({ actionId, id }),
      ])
      if (!before || !version) return undefined
      await requireBoundTrigger(scope, before, version)
      await requireModules(scope, version.moduleVersionIds)
      const changed = updatesDraft
        ? { ...sourceColumns(version), isDeployed: true, updatedAt: now() }
        : { isDeployed: before.isDeployed && version.number === before.versionNumber }
      return noteDeployed(before, deploy(scope, before, version, changed))
    },
  }
}

/**
 * An action that is bound to one trigger does not run there with a version for another one.
 *
 * @throws ApiError `action_not_built`
 */
async function requireBoundTrigger(
  scope: Scope,
  { id: actionId, versions: [newest] }: ActionRow,
  { trigger }: Pick<ActionRow, 'trigger'>,
): Promise<void> {
  if (newest === undefined || newest.trigger === trigger) return
  if (!(await isActionBound(scope, actionId))) return
  const message = `The action is bound to ${newest.trigger}. Unbind it to deploy it for ${trigger}.`
  throw new ApiError('action_not_built', { message })
}

/** @throws ApiError `invalid_body` if a module was deleted since */
async function requireModules(
  { database, tenantId }: Scope,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const found = await database.$queryRaw<unknown[]>`
    select 1 from action_module_versions
     where tenant_id = ${tenantId} and id = any (${ids}) for key share`
  if (found.length < ids.length) {
    throw refusedBody('A module that this version uses was deleted', 'modules')
  }
}
