import { setTimeout } from 'node:timers/promises'
import {
  delayMsMax,
  type FlowHost,
  type FlowOutcome,
  FormError,
  readFlow,
  runFlow,
  type Scope,
} from '@latchkey/forms'
import { escapeHtml } from '../pages/character-references.ts'
import { flowActions } from './flow-actions.ts'
import { openFlowCodes, type StoredCodes } from './flow-codes.ts'
import type { FlowRun, FlowServices, Journey } from './flow-run.ts'
import { storeExecution } from './store-execution.ts'

export type { FlowServices } from './flow-run.ts'

/** Runs flows of a tenant. */
export interface Flows {
  /** Runs a flow, and stores its execution. A flow that does not exist fails. */
  run(flowId: string, scope: Scope): Promise<FlowOutcome>
  /** The codes that the flows have made. */
  codes(): StoredCodes
}

/** Parameters that are HTML: values of users in them do not become markup. */
const htmlParams = ['AUTH0.SEND_EMAIL.body']

/** Opens the flows of a tenant for one request. */
export function openFlows(services: FlowServices, journey: Journey): Flows {
  const { tenant, branding, address } = journey
  const now = () => tenant.store.oidc.now()
  const codes = openFlowCodes(journey.codes, now)
  const run: FlowRun = { services, tenant, branding, address, codes }
  let waitedMs = 0
  const host: FlowHost = {
    async run({ type, action }, params) {
      const name = `${type}.${action}`
      const act = Object.hasOwn(flowActions, name) ? flowActions[name] : undefined
      if (!act) throw new FormError(`Actions ${name} do not run here: call the service by HTTP.`)
      return act(run, params)
    },
    encodingOf: ({ type, action }, param) =>
      htmlParams.includes(`${type}.${action}.${param}`) ? escapeHtml : undefined,
    async wait(milliseconds) {
      waitedMs += milliseconds
      if (waitedMs > delayMsMax) {
        throw new FormError(`The flows between two pages may wait ${delayMsMax / 1000} seconds.`)
      }
      await setTimeout(milliseconds)
    },
    now: () => now().getTime(),
  }
  return {
    async run(flowId, scope) {
      const found = await tenant.store.flows.get(flowId)
      if (!found) {
        return { vars: {}, trace: [], failure: `The flow ${flowId} does not exist.` }
      }
      const outcome = await runFlow(readFlow(JSON.parse(JSON.stringify(found))), scope, host)
      await storeExecution(journey, flowId, outcome)
      return outcome
    },
    codes: codes.stored,
  }
}
