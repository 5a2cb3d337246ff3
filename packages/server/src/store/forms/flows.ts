import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { requireFlowActions } from '../../record-rules/flow-actions.ts'
import type { Flow as Row } from '../prisma/client.ts'
import { jsonOf } from '../rows/json.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import { type CountBound, type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import { rowById } from '../rows/row-by-id.ts'
import type { Scope } from '../rows/scope.ts'
import { requireConnections } from './require-named.ts'

type Flow = Schema<'Flow'>

/** The most flows of one tenant. */
const flowsMax = 500

/** The flows of one tenant. */
export interface Flows {
  /** The oldest first, without their actions. */
  list(query: FlowQuery): Promise<OffsetPage<Schema<'FlowSummary'>>>
  /** @param hydrated the members to add */
  get(id: string, hydrated?: readonly Schema<'FlowHydration'>[]): Promise<Flow | undefined>
  /** @throws ApiError `invalid_body`, `too_many_flows` */
  create(definition: Schema<'FlowDefinition'>): Promise<Flow>
  /** @throws ApiError `invalid_body` */
  update(id: string, patch: Schema<'FlowPatch'>): Promise<Flow | undefined>
  /**
   * Deletes a flow with its executions. Forms that name it keep naming it.
   *
   * @returns whether there was one
   */
  delete(id: string): Promise<boolean>
}

interface FlowQuery extends OffsetQuery {
  /** No flow is asynchronous, so the list is empty with `false`. */
  readonly synchronous?: boolean
}

export function flows(scope: Scope): Flows {
  const { database, tenantId, now, changes } = scope
  const table = database.flow
  const { get, lock } = rowById(
    scope,
    'flows',
    (tables, where) => tables.flow.findUnique({ where }),
    toFlow,
  )
  return {
    async list({ synchronous = true, ...query }) {
      const where = { tenantId, ...(!synchronous && { id: { in: [] } }) }
      const find = (window: { where: object }) =>
        table.findMany({ ...window, where: { AND: [where, window.where] }, select: summarized })
      const count = (bound: CountBound) => table.count({ ...bound, where })
      const page = await offsetPage(query, { idName: 'id', find, count }, same)
      const counts = await countForms(
        scope,
        page.items.map(({ id }) => id),
      )
      const items = page.items.map((row) => toSummary(row, counts.get(row.id) ?? 0))
      return { ...page, items }
    },
    async get(id, hydrated = []) {
      const [flow, counts] = await Promise.all([
        get(id),
        hydrated.includes('form_count') ? countForms(scope, [id]) : undefined,
      ])
      return flow && { ...flow, ...(counts && { form_count: counts.get(id) ?? 0 }) }
    },
    async create({ name, actions = [] }) {
      await requireConnections(scope, requireFlowActions(actions))
      const count = () => table.count({ where: { tenantId } })
      if ((await lockTenantAndRead(scope, count)) >= flowsMax) throw new ApiError('too_many_flows')
      const at = now()
      const data = {
        tenantId,
        id: newId('af'),
        name,
        actions: actions.map(jsonOf),
        createdAt: at,
        updatedAt: at,
        executedAt: null,
      }
      return changes.created('flow', toFlow(data), table.createMany({ data }))
    },
    async update(id, { name, actions }) {
      const row = await lock(id)
      if (!row) return undefined
      if (actions) await requireConnections(scope, requireFlowActions(actions))
      const data = {
        ...(name !== undefined && { name }),
        ...(actions && { actions: actions.map(jsonOf) }),
        updatedAt: now(),
      }
      const sent = table.updateMany({ where: { tenantId, id }, data })
      return changes.updated('flow', toFlow(row), toFlow({ ...row, ...data }), sent)
    },
    async delete(id) {
      const row = await lock(id)
      if (!row) return false
      changes.deleted('flow', toFlow(row), table.deleteMany({ where: { tenantId, id } }))
      return true
    },
  }
}

/** Counts the forms that name each flow, by its id. */
async function countForms(
  { database, tenantId }: Scope,
  flowIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (flowIds.length === 0) return new Map()
  const found = await database.$queryRaw<{ id: string; forms: number }[]>`
    select named.id, count(*)::int as forms
      from forms form cross join unnest(form.flow_ids) as named (id)
     where form.tenant_id = ${tenantId} and named.id = any (${[...flowIds]})
     group by named.id`
  return new Map(found.map(({ id, forms }) => [id, forms]))
}

const summarized = {
  id: true,
  name: true,
  createdAt: true,
  updatedAt: true,
  executedAt: true,
} as const
type SummaryRow = Pick<Row, keyof typeof summarized>

const same = (row: SummaryRow) => row

const toSummary = (row: SummaryRow, form_count: number): Schema<'FlowSummary'> => ({
  id: row.id,
  name: row.name,
  form_count,
  ...timesOf(row),
})

function toFlow(row: Row): Flow {
  // The API has validated what the column contains.
  const actions: NonNullable<Flow['actions']> = JSON.parse(JSON.stringify(row.actions))
  const { id, name } = row
  return { id, name, ...(actions.length > 0 && { actions }), ...timesOf(row) }
}

const timesOf = ({ createdAt, updatedAt, executedAt }: SummaryRow) => ({
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
  ...(executedAt && { executed_at: executedAt.toISOString() }),
})
