import type { TestTenant } from '@latchkey/testkit'
import { nextNumber, post, type Resource } from './resource.ts'

const newFlow = () => ({ name: `Fixture ${nextNumber()}` })
const newConnection = () => ({ ...newFlow(), app_id: 'HTTP' })

/** A tenant has at most 100 vault connections, of which earlier tests have left some. */
async function makeRoom(tenant: TestTenant): Promise<void> {
  const at = '/api/v2/flows/vault/connections'
  const { body } = await tenant.request('GET', `${at}?per_page=100`)
  if (body.length < 50) return
  for (const { id } of body) await tenant.request('DELETE', `${at}/${id}`)
}

/** Runs a flow, as a form does. @returns the id of its execution */
export async function makeExecution(tenant: TestTenant, flowId: string): Promise<string> {
  const at = new Date()
  const run = { flowId, traceId: 'a-trace', debug: {}, startedAt: at, endedAt: at }
  await tenant.write(({ flowExecutions }) => flowExecutions.add({ ...run, status: 'COMPLETED' }))
  const { body } = await tenant.request('GET', `/api/v2/flows/${flowId}/executions`)
  return body[0].id
}

/** What any flow or vault connection may have: its parts must fit together. */
const acceptable = ({ actions: _, setup: __, ...body }: Record<string, unknown>) => body

export const flows: Resource = {
  unknown: {
    id: 'af_9Hs3kP7vWq2LrXb4Jd8NfT',
    flow_id: 'af_9Hs3kP7vWq2LrXb4Jd8NfT',
    execution_id: 'ae_9Hs3kP7vWq2LrXb4Jd8NfT',
  },
  stamps: ['fingerprint', 'trace_id', 'started_at', 'ended_at', 'executed_at'],
  async make(tenant, operationId) {
    await makeRoom(tenant)
    if (operationId.includes('Vault')) {
      return { id: (await post(tenant, '/flows/vault/connections', newConnection())).id }
    }
    const { id } = await post(tenant, '/flows', newFlow())
    if (!operationId.includes('Execution')) return { id }
    return { flow_id: id, execution_id: await makeExecution(tenant, id) }
  },
  bodies: {
    createFlow: (_tenant, _parameters, example) => ({ ...example, ...newFlow() }),
    createFlowVaultConnection: (_tenant, _parameters, example) => ({ ...example, ...newFlow() }),
  },
  acceptable,
}
