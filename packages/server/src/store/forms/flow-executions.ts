import type { Schema } from '@latchkey/contract'
import { newId } from '../../ids.ts'
import type { FlowExecution as Row } from '../prisma/client.ts'
import { executionKeptMs } from '../rows/execution-lifetime.ts'
import { jsonOf } from '../rows/json.ts'
import { type CountBound, type EitherPage, type EitherQuery, eitherPage } from '../rows/paging.ts'
import { readOf } from '../rows/present.ts'
import { rowById } from '../rows/row-by-id.ts'
import type { Scope } from '../rows/scope.ts'
import { noteTime } from './note-time.ts'

type Summary = Schema<'FlowExecutionSummary'>
type Execution = Schema<'FlowExecution'>

/** A run of a flow that has ended. */
export interface EndedRun {
  readonly flowId: string
  /** The trace of the request in which it ran. */
  readonly traceId: string
  /** The log-in in which it ran. */
  readonly journeyId?: string
  readonly status: Execution['status']
  /** The output or the error of each action, by its identifier, without what is masked. */
  readonly debug: object
  readonly startedAt: Date
  readonly endedAt: Date
}

/** The executions of the flows of one tenant, kept for ten days. */
export interface FlowExecutions {
  /**
   * The oldest first.
   *
   * @throws ApiError `flow_not_found`
   */
  list(flowId: string, query: EitherQuery): Promise<EitherPage<Summary>>
  /** @param hydrated the members to add */
  get(
    flowId: string,
    id: string,
    hydrated?: readonly Schema<'FlowExecutionHydration'>[],
  ): Promise<Execution | undefined>
  /** Stores a run, and notes its time at the flow. A flow that was deleted since is no error. */
  add(run: EndedRun): Promise<void>
  /** @returns whether there was one */
  delete(flowId: string, id: string): Promise<boolean>
}

export function flowExecutions(scope: Scope): FlowExecutions {
  const { database, tenantId, now, changes } = scope
  const table = database.flowExecution
  const { lock } = rowById(
    scope,
    'flow_executions',
    (tables, where) => tables.flowExecution.findUnique({ where }),
    toSummary,
  )
  return {
    list(flowId, query) {
      const where = { tenantId, flowId, expiresAt: { gt: now() } }
      const find = (window: { where: object }) =>
        table.findMany({ ...window, where: { AND: [where, window.where] }, select: summarized })
      const count = (bound: CountBound) => table.count({ ...bound, where })
      const findFlow = () =>
        database.flow.findUnique({
          where: { tenantId_id: { tenantId, id: flowId } },
          select: { id: true },
        })
      const read = () => eitherPage(query, { idName: 'id', find, count }, toSummary)
      return readOf(read, findFlow, 'flow_not_found')
    },
    async get(flowId, id, hydrated = []) {
      const row = await table.findUnique({ where: { tenantId_id: { tenantId, id } } })
      if (row?.flowId !== flowId || row.expiresAt <= now()) return undefined
      const isWhole = hydrated.includes('debug')
      return { ...toSummary(row), ...(isWhole && { debug: jsonOf(Object(row.debug)) }) }
    },
    async add({ flowId, traceId, journeyId = null, status, debug, startedAt, endedAt }) {
      const expiresAt = new Date(startedAt.getTime() + executionKeptMs)
      const text = JSON.stringify(debug)
      await database.$executeRaw`
        insert into flow_executions (tenant_id, id, flow_id, trace_id, journey_id, status, debug,
               started_at, ended_at, created_at, updated_at, expires_at)
        select tenant_id, ${newId('ae')}, id, ${traceId}, ${journeyId}, ${status}, ${text}::json,
               ${startedAt}, ${endedAt}, ${startedAt}, ${endedAt}, ${expiresAt}
          from flows where tenant_id = ${tenantId} and id = ${flowId} for key share`
      await noteTime(scope, 'flows', 'executed_at', flowId)
    },
    async delete(flowId, id) {
      const row = await lock(id)
      if (row?.flowId !== flowId) return false
      const sent = table.deleteMany({ where: { tenantId, id } })
      changes.deleted('flow_execution', { ...toSummary(row), flow_id: flowId }, sent)
      return true
    },
  }
}

const summarized = {
  id: true,
  traceId: true,
  journeyId: true,
  status: true,
  createdAt: true,
  updatedAt: true,
  startedAt: true,
  endedAt: true,
} as const

function toSummary(row: Pick<Row, keyof typeof summarized>): Summary {
  // The server has written what the column contains.
  const { status }: Pick<Summary, 'status'> = JSON.parse(JSON.stringify({ status: row.status }))
  return {
    id: row.id,
    trace_id: row.traceId,
    ...(row.journeyId !== null && { journey_id: row.journeyId }),
    status,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...(row.startedAt && { started_at: row.startedAt.toISOString() }),
    ...(row.endedAt && { ended_at: row.endedAt.toISOString() }),
  }
}
