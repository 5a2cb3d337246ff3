import { setTimeout } from 'node:timers/promises'
import {
  delayMsMax,
  type FlowHost,
  type FlowOutcome,
  FormError,
  memberOf,
  readFlow,
  runFlow,
  type Scope,
} from '@latchkey/forms'
import { escapeHtml } from '../pages/character-references.ts'
import { flowActions } from './flow-actions.ts'
import { openFlowCodes, type StoredCodes } from './flow-codes.ts'
import type { FlowRun, FlowServices, Journey } from './flow-run.ts'
import { openFlowSecrets } from './flow-secrets.ts'
import { pathEncodingOf } from './http-action.ts'
import { storeExecution } from './store-execution.ts'

export type { FlowServices } from './flow-run.ts'

/** What flows leave for later flows of the same form. */
export interface KeptOfFlows {
  /** The codes that they have made. */
  readonly codes: StoredCodes
  /** The secrets that they have had. */
  readonly secrets: readonly string[]
}

/** Runs flows of a tenant. */
export interface Flows {
  /** Runs a flow, and stores its execution. A flow that does not exist fails. */
  run(flowId: string, scope: Scope): Promise<FlowOutcome>
  /** What is stored with the form when it goes on, or else when its page is submitted again. */
  kept(goesOn: boolean): KeptOfFlows
}

/** Actions that return a secret. */
const secretive = ['JWT.SIGN_JWT', 'OTP.GENERATE_CODE']

/** Parameters that are HTML: values of users in them do not become markup. */
const htmlParams = ['AUTH0.SEND_EMAIL.body']

/** Opens the flows of a tenant for one request. */
export function openFlows(services: FlowServices, journey: Journey): Flows {
  const { tenant, branding, userId, address } = journey
  const now = () => tenant.store.oidc.now()
  const codes = openFlowCodes(journey.codes, now)
  const secrets = openFlowSecrets(journey.secrets)
  const run: FlowRun = { services, tenant, branding, userId, address, codes, secrets }
  let waitedMs = 0
  const host: FlowHost = {
    async run({ type, action }, params) {
      const name = `${type}.${action}`
      const act = Object.hasOwn(flowActions, name) ? flowActions[name] : undefined
      if (!act) throw new FormError(`Actions ${name} do not run here: call the service by HTTP.`)
      const output = await act(run, params)
      if (secretive.includes(name)) secrets.add(output)
      return output
    },
    conceal: secrets.add,
    encodingOf(action, param) {
      const name = `${action.type}.${action.action}.${param}`
      if (name === 'AUTH0.SEND_REQUEST.pathname') return pathEncodingOf(action)
      return htmlParams.includes(name) ? escapeHtml : undefined
    },
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
      for (const id of journey.secretFields) secrets.add(memberOf(scope.fields, id))
      const outcome = await runFlow(readFlow(JSON.parse(JSON.stringify(found))), scope, host)
      await storeExecution(journey, flowId, { outcome, secrets })
      const { failure } = outcome
      return failure === undefined ? outcome : { ...outcome, failure: secrets.text(failure) }
    },
    kept: (goesOn) => ({
      codes: goesOn ? codes.stored() : codes.unused(),
      secrets: secrets.stored(),
    }),
  }
}
