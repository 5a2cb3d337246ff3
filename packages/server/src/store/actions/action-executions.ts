import type { Schema } from '@latchkey/contract'
import type { ActionExecution as Row } from '../prisma/client.ts'
import { executionKeptMs } from '../rows/execution-lifetime.ts'
import { jsonOf } from '../rows/json.ts'
import type { Scope } from '../rows/scope.ts'

type Execution = Schema<'ActionExecution'>

/** The executions of the actions of one tenant, kept for ten days. */
export interface ActionExecutions {
  get(id: string): Promise<Execution | undefined>
  /** Stores an execution that has ended, or is suspended. */
  add(execution: Execution): Promise<void>
  /** Replaces a suspended execution that has gone on. An unknown one is no error. */
  update(execution: Execution): Promise<void>
}

export function actionExecutions({ database, tenantId, now }: Scope): ActionExecutions {
  const table = database.actionExecution
  const columnsOf = ({ status, results, updated_at }: Execution) => ({
    status,
    results: results.map(jsonOf),
    updatedAt: new Date(updated_at),
  })
  return {
    async get(id) {
      const row = await table.findUnique({ where: { tenantId_id: { tenantId, id } } })
      return row && row.expiresAt > now() ? toWire(row) : undefined
    },
    async add(execution) {
      const createdAt = new Date(execution.created_at)
      const data = {
        ...columnsOf(execution),
        tenantId,
        id: execution.id,
        trigger: execution.trigger_id,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + executionKeptMs),
      }
      await table.createMany({ data })
    },
    async update(execution) {
      const data = columnsOf(execution)
      await table.updateMany({ where: { tenantId, id: execution.id }, data })
    },
  }
}

function toWire(row: Row): Execution {
  // The server has written what the columns contain.
  const stored: Pick<Execution, 'trigger_id' | 'status' | 'results'> = JSON.parse(
    JSON.stringify({ trigger_id: row.trigger, status: row.status, results: row.results }),
  )
  return {
    ...stored,
    id: row.id,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
