import type { FormHost } from '@latchkey/forms'
import type { Request } from 'express'
import type { StoredCodes } from '../../flows/flow-codes.ts'
import { type FlowServices, openFlows } from '../../flows/open-flows.ts'
import { traceIdsOf } from '../../timing/span.ts'
import type { Pending } from '../second-factors/pending.ts'
import type { OpenLogin } from '../serve-login.ts'
import { formContext } from './form-context.ts'
import type { StoredForm } from './stored-form.ts'

/** The parts of the server that forms use. */
export type FormServices = FlowServices

/** What a form of a log-in may do; afterwards, `codes` are those that its flows have made. */
export interface LoginFormHost extends FormHost {
  codes(): StoredCodes
}

/** Opens what the form of a log-in needs, for one request. */
export async function openFormHost(
  services: FormServices,
  req: Request,
  transaction: OpenLogin,
  { pending, stored }: { readonly pending: Pending; readonly stored: StoredForm },
): Promise<LoginFormHost> {
  const { userId } = pending
  const context = await formContext(req, transaction, userId)
  const flows = openFlows(services, {
    tenant: req.tenant,
    branding: transaction.branding,
    journeyId: transaction.id,
    traceId: traceIdsOf(req.span).traceId ?? req.id,
    address: req.facts.address,
    codes: stored.codes,
  })
  return { context, runFlow: flows.run, codes: flows.codes }
}
