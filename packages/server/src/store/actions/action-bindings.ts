import { randomUUID } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import type { ActionTriggerId } from '../../record-rules/action-triggers.ts'
import type { ActionBinding as Row } from '../prisma/client.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import { type OffsetPage, type OffsetQuery, offsetWindow } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { type ActionRow, toBoundAction, withNewestVersion } from './action-wire.ts'
import { noteBindings, ofTrigger, readBindings, writeBoundTriggers } from './binding-rows.ts'
import { readReferences } from './module-references.ts'

type Binding = Schema<'ActionBinding'>
type Definition = Schema<'ActionBindingDefinition'>

/** The bindings of the triggers of one tenant: which actions run, and in which order. */
export interface ActionBindings {
  list(trigger: ActionTriggerId, query: OffsetQuery): Promise<OffsetPage<Binding>>
  /**
   * Replaces the bindings of a trigger.
   *
   * @throws ApiError `invalid_body` for an action that is unknown or not deployed, that has another
   *   trigger, or that occurs twice
   */
  replace(trigger: ActionTriggerId, bindings: readonly Definition[]): Promise<Binding[]>
}

export function actionBindings(scope: Scope): ActionBindings {
  const { database, tenantId, now, changes } = scope
  const table = database.actionBinding
  const shown = async (rows: readonly Row[], actions: readonly ActionRow[]) => {
    const versions = actions.flatMap((action) => action.versions)
    const references = await readReferences(scope, versions)
    return rows.flatMap((row): Binding[] => {
      const action = actions.find(({ id }) => id === row.actionId)
      return action ? [toBinding(row, toBoundAction(action, references))] : []
    })
  }
  return {
    async list(trigger, query) {
      const { skip, take } = offsetWindow(query)
      const rows = await readBindings(scope, trigger)
      const listed = rows.slice(skip, skip + take)
      const ids = listed.map(({ actionId }) => actionId)
      const actions = ids.length === 0 ? [] : await readActions(scope, { id: { in: ids } })
      return { items: await shown(listed, actions), start: skip, limit: take, total: rows.length }
    },
    async replace(trigger, bindings) {
      const all = await lockTenantAndRead(scope, () => readBindings(scope))
      const before = ofTrigger(all, trigger)
      const chosen = await chooseActions(scope, trigger, bindings, before)
      const at = now()
      const after = chosen.map(({ action, displayName }, position) => {
        const former = before.find(({ actionId }) => actionId === action.id)
        return {
          tenantId,
          trigger,
          position,
          id: former?.id ?? randomUUID(),
          actionId: action.id,
          displayName: displayName ?? action.name,
          createdAt: former?.createdAt ?? at,
        }
      })
      changes.sent(table.deleteMany({ where: { tenantId, trigger } }))
      if (after.length > 0) changes.sent(table.createMany({ data: after }))
      noteBindings(scope, trigger, before, after)
      const others = all.filter((each) => each.trigger !== trigger)
      writeBoundTriggers(scope, [...others, ...after])
      return shown(
        after,
        chosen.map(({ action }) => action),
      )
    },
  }
}

const readActions = ({ database, tenantId }: Scope, where: object): Promise<readonly ActionRow[]> =>
  database.action.findMany({ where: { AND: [{ tenantId }, where] }, include: withNewestVersion })

const toBinding = (row: Row, action: Schema<'BoundActionSummary'>): Binding => {
  const at = row.createdAt.toISOString()
  // The API has validated what the column contains.
  const { trigger_id }: Pick<Binding, 'trigger_id'> = JSON.parse(
    JSON.stringify({ trigger_id: row.trigger }),
  )
  return {
    id: row.id,
    trigger_id,
    action,
    created_at: at,
    updated_at: at,
    display_name: row.displayName,
  }
}

/** Finds and locks the actions that bindings name. */
async function chooseActions(
  scope: Scope,
  trigger: string,
  bindings: readonly Definition[],
  before: readonly Row[],
) {
  const { tenantId, locked } = scope
  const named = bindings.map(({ ref }) =>
    ref.type === 'binding_id'
      ? { id: before.find(({ id }) => id === ref.value)?.actionId ?? '' }
      : ref.type === 'action_id'
        ? { id: ref.value }
        : { name: ref.value },
  )
  if (named.length === 0) return []
  const [, actions] = await Promise.all([
    locked.action.findMany({ where: { tenantId, OR: named } }),
    readActions(scope, { OR: named }),
  ])
  const chosen = bindings.map(({ display_name: displayName }, at) => {
    const { id, name } = { id: undefined, name: undefined, ...named[at] }
    const action = actions.find((each) => each.id === id || each.name === name)
    return { action: requireBindable(action, trigger, at), displayName }
  })
  const ids = chosen.map(({ action: { id } }) => id)
  const repeated = ids.findIndex((id, at) => ids.indexOf(id) !== at)
  if (repeated !== -1) throw refusedBody('The action is bound already', placeOf(repeated))
  return chosen
}

const placeOf = (at: number) => `bindings.${at}.ref.value`

/** @throws ApiError `invalid_body` */
function requireBindable(action: ActionRow | undefined, trigger: string, at: number): ActionRow {
  if (!action) throw refusedBody('There is no such action', placeOf(at))
  const [deployed] = action.versions
  if (!deployed) throw refusedBody('The action is not deployed yet: deploy it', placeOf(at))
  if (deployed.trigger === trigger) return action
  throw refusedBody(`The action runs at the trigger ${deployed.trigger}`, placeOf(at))
}
