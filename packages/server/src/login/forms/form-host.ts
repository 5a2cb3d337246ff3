import { type Form, type FormHost, secretFieldsOf } from '@latchkey/forms'
import type { Request } from 'express'
import { type FlowServices, type Flows, openFlows } from '../../flows/open-flows.ts'
import { traceIdsOf } from '../../timing/span.ts'
import type { Pending } from '../second-factors/pending.ts'
import type { OpenLogin } from '../serve-login.ts'
import { formContext } from './form-context.ts'
import type { StoredForm } from './stored-form.ts'

/** The parts of the server that forms use. */
export type FormServices = FlowServices

/** What a form of a log-in may do, and what its flows leave. */
export interface LoginFormHost extends FormHost {
  readonly kept: Flows['kept']
}

interface Opening {
  readonly pending: Pending
  /** Absent if it was deleted. */
  readonly form: Form | undefined
  readonly stored: StoredForm
}

/** Opens what the form of a log-in needs, for one request. */
export async function openFormHost(
  services: FormServices,
  req: Request,
  transaction: OpenLogin,
  { pending, form, stored }: Opening,
): Promise<LoginFormHost> {
  const { userId } = pending
  const context = await formContext(req, transaction, userId)
  const flows = openFlows(services, {
    tenant: req.tenant,
    branding: transaction.branding,
    userId,
    journeyId: transaction.id,
    traceId: traceIdsOf(req.span).traceId ?? req.id,
    address: req.facts.address,
    codes: stored.codes,
    secrets: stored.secrets ?? [],
    secretFields: form ? secretFieldsOf(form) : [],
  })
  return { context, runFlow: flows.run, kept: flows.kept }
}
