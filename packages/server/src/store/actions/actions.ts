import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import type { Prisma } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { contains } from '../rows/like.ts'
import { type CountBound, type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { actionRows } from './action-rows.ts'
import { type ActionRow, toAction, withNewestVersion } from './action-wire.ts'
import { isActionBound } from './binding-rows.ts'
import { createAction, type NewAction } from './create-action.ts'
import { type DeleteAction, deleteAction } from './delete-action.ts'
import { changesSource, type DraftMembers, draftColumns } from './draft.ts'
import { type References, readReferences, writeModuleUses } from './module-references.ts'

type Action = Schema<'Action'>

/** Which actions a list contains. */
export interface ActionQuery extends OffsetQuery {
  readonly triggerId?: Schema<'ActionTriggerId'>
  readonly actionName?: string
  readonly deployed?: boolean
}

/** The actions of one tenant: their drafts, which do not run before they are deployed. */
export interface Actions extends DeleteAction {
  /** The oldest first. */
  list(query: ActionQuery): Promise<OffsetPage<Action>>
  get(id: string): Promise<Action | undefined>
  /** @throws ApiError `action_name_used`, `invalid_body`, `action_not_built` */
  create(action: NewAction): Promise<Action>
  /**
   * Changes the draft.
   *
   * @throws ApiError `action_name_used`, `invalid_body`; `action_bound` for another trigger
   */
  update(id: string, patch: DraftMembers): Promise<Action | undefined>
}

export function actions(scope: Scope): Actions {
  const { database, tenantId, now, changes } = scope
  const table = database.action
  const { find, lock } = actionRows(scope)
  const refusing = <T>(write: Promise<T>) => refusingDuplicates('action_name_used', write)
  const wiresOf = async (rows: readonly ActionRow[]): Promise<Action[]> => {
    const references = await readReferences(scope, rows.flatMap(parts))
    return rows.map((row) => toAction(row, references))
  }
  const noteUpdate = async (before: ActionRow, after: ActionRow) => {
    const references: References = await readReferences(scope, [before, after].flatMap(parts))
    const shown = toAction(before, references)
    return changes.updated('action', shown, toAction(after, references))
  }
  return {
    async list(query) {
      const where = { tenantId, ...filterOf(query) }
      const page = await offsetPage({ ...query, include_totals: true }, rowsOf(scope, where), same)
      return { ...page, items: await wiresOf(page.items) }
    },
    async get(id) {
      const row = await find(id)
      if (!row) return undefined
      const [action] = await wiresOf([row])
      return action
    },
    create: (action) => createAction(scope, action),
    async update(id, patch) {
      const row = await lock(id)
      if (!row) return undefined
      const { trigger } = patch
      if (trigger && trigger.id !== row.trigger) await requireUnbound(scope, id)
      const columns = await draftColumns(scope, id, row, patch)
      const isDeployed = row.isDeployed && !changesSource(patch)
      const data = { ...columns, isDeployed, updatedAt: now() }
      const after = { ...row, ...data }
      const sent = refusing(table.updateMany({ where: { tenantId, id }, data }))
      changes.sent(sent)
      if (patch.modules) writeModuleUses(scope, id, parts(after))
      return noteUpdate(row, after)
    },
    ...deleteAction(scope, lock),
  }
}

const same = (row: ActionRow) => row

/** The draft and its newest version: what names modules. */
const parts = (row: ActionRow) => [row, ...row.versions]

const rowsOf = ({ database }: Scope, where: Prisma.ActionWhereInput) => ({
  idName: 'id' as const,
  find: ({ where: after, ...window }: { where: object }) =>
    database.action.findMany({
      ...window,
      where: { AND: [where, after] },
      include: withNewestVersion,
    }),
  count: (bound: CountBound) => database.action.count({ ...bound, where }),
})

const filterOf = ({ triggerId, actionName, deployed }: ActionQuery): Prisma.ActionWhereInput => ({
  ...(triggerId !== undefined && { trigger: triggerId }),
  ...(actionName !== undefined && { name: contains(actionName) }),
  ...(deployed !== undefined && { versionNumber: deployed ? { gt: 0 } : 0 }),
})

/** @throws ApiError `action_bound` */
async function requireUnbound(scope: Scope, actionId: string): Promise<void> {
  if (await isActionBound(scope, actionId)) throw new ApiError('action_bound')
}
