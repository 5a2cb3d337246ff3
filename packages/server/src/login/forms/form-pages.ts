import {
  type Advance,
  beginForm,
  type Form,
  type FormHost,
  goBack,
  type JsonObject,
  readFields,
  readForm,
  type StepReading,
  submitStep,
  textIn,
} from '@latchkey/forms'
import type { Request, Response } from 'express'
import { redirectTo } from '../../pages/redirect-to.ts'
import { pathOf } from '../login-transaction.ts'
import { lookAgain } from '../look-again.ts'
import { formOf } from '../same-origin-form.ts'
import { destinationOfFirst } from '../second-factors/destination-of-first.ts'
import { dropWaiting, findPending, type Pending } from '../second-factors/pending.ts'
import type { OpenLogin, ServeTransaction } from '../serve-login.ts'
import { type FormServices, type LoginFormHost, openFormHost } from './form-host.ts'
import { noteForm } from './note-form.ts'
import { resendByFlow } from './resend.ts'
import { settleForm } from './settle-form.ts'
import { storeAgain } from './store-again.ts'
import type { StoredForm } from './stored-form.ts'
import { stepOf, writeStep } from './write-step.ts'

/** A form that a log-in waits for. */
interface Open {
  readonly pending: Pending
  readonly form: Form
  readonly stored: StoredForm
}

/** A form with the values that were just sent. */
interface Entered extends Omit<Open, 'form'> {
  readonly form: Form | undefined
}

/** The pages of forms that actions show in the middle of a log-in. */
export const createFormPages = (
  services: FormServices,
): Readonly<Record<'getFormPage' | 'createFormPage', ServeTransaction>> => ({
  async getFormPage(req, res, transaction) {
    const pending = await findWaiting(req, transaction)
    if (!pending) return goElsewhere(req, res, transaction)
    const form = await formOfPending(req, pending)
    const { form: stored } = pending
    if (form && stored) return writeStep(req, res, transaction, { pending, form, stored })
    await begin(services, req, res, transaction, { pending, form })
  },
  async createFormPage(req, res, transaction) {
    const pending = await findWaiting(req, transaction)
    const form = pending && (await formOfPending(req, pending))
    const stored = pending?.form
    if (!pending || !form || !stored) return goElsewhere(req, res, transaction)
    await submit(services, req, res, transaction, { pending, form, stored })
  },
})

/** The log-in that waits for a form; another request of the browser may be about to store it. */
const findWaiting = (req: Request, { id }: OpenLogin) =>
  lookAgain(() => findPending(req.tenant, 'ActionForm', id), 3)

async function formOfPending({ tenant }: Request, { actions }: Pending): Promise<Form | undefined> {
  const found = await tenant.store.forms.get(actions?.prompt?.formId ?? '')
  return found && readForm(JSON.parse(JSON.stringify(found)))
}

/** Leads to where the log-in is, if it waits for no form. */
async function goElsewhere(req: Request, res: Response, transaction: OpenLogin): Promise<void> {
  const destination = await destinationOfFirst(req, transaction)
  redirectTo(res, destination ?? `${pathOf(transaction)}/login`)
}

const empty: Omit<StoredForm, 'progress'> = { turn: 0, resends: {}, codes: {} }

async function begin(
  services: FormServices,
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { pending, form }: { readonly pending: Pending; readonly form: Form | undefined },
): Promise<void> {
  const prompt = pending.actions?.prompt
  const given: Pick<StoredForm['progress'], 'fields' | 'vars'> = JSON.parse(
    JSON.stringify({ fields: prompt?.fields ?? {}, vars: prompt?.vars ?? {} }),
  )
  const stored: StoredForm = { ...empty, progress: { ...given, history: [] } }
  if (form) await noteForm(req, form.id, 'shown')
  const open = { pending, form, stored }
  await goOn(services, req, res, transaction, open, async (host) =>
    form
      ? beginForm(form, given, host)
      : { at: 'failure', failure: 'The form does not exist.', isOfFlow: false },
  )
}

async function submit(
  services: FormServices,
  req: Request,
  res: Response,
  transaction: OpenLogin,
  open: Open,
): Promise<void> {
  const { pending, form, stored } = open
  const { progress } = stored
  const sent = formOf(req)
  const step = stepOf(open)
  // A page that was submitted before, or whose step the author has removed since.
  if (!step || sent.get('$turn') !== String(stored.turn)) {
    return redirectTo(res, `${pathOf(transaction)}/form`)
  }
  const [asked = 'next', id = ''] = (sent.get('$go') ?? 'next').split(':')
  const pressed = step.components.find((each) => each.id === id)
  const isOffered = (type: string) => step.components.some((each) => each.type === type)
  const proceed = (work: (host: FormHost) => Promise<Advance>, values: JsonObject = {}) => {
    const fields = { ...progress.fields, ...values }
    const entered = { pending, form, stored: { ...stored, progress: { ...progress, fields } } }
    return goOn(services, req, res, transaction, entered, work)
  }
  if (asked === 'back' && isOffered('PREVIOUS_BUTTON')) {
    const back = goBack(progress)
    return proceed(async () => ({ at: 'step', step, progress: back }))
  }
  if (asked === 'jump' && pressed?.type === 'JUMP_BUTTON') {
    const pointer = textIn(pressed.config, 'next_node')
    return proceed((host) => submitStep(form, progress, { step, values: {}, pointer }, host))
  }
  if (asked === 'resend' && pressed?.type === 'RESEND_BUTTON') {
    return resendByFlow(services, req, res, transaction, { ...open, button: pressed })
  }
  const reading: StepReading = readFields(step, sent)
  const { values, errors } = reading
  if (Object.keys(errors).length > 0) {
    return writeStep(req, res, transaction, { ...open, reading: { errors, sent } })
  }
  await proceed((host) => submitStep(form, progress, { step, values }, host), values)
}

/** Lets one of concurrent requests go on with the form. */
async function goOn(
  services: FormServices,
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { pending, form, stored }: Entered,
  work: (host: FormHost) => Promise<Advance>,
): Promise<void> {
  const { tenant } = req
  const { id } = transaction
  if (!(await dropWaiting(tenant, id, pending))) {
    return redirectTo(res, `${pathOf(transaction)}/form`)
  }
  let host: LoginFormHost | undefined
  try {
    host = await openFormHost(services, req, transaction, { pending, form, stored })
    const advance = await work(host)
    const goesOn = advance.at === 'step' || advance.at === 'end'
    const settled = { pending, advance, stored: { ...stored, ...host.kept(goesOn) } }
    await settleForm(req, res, transaction, settled)
  } catch (error) {
    if (!res.headersSent) await storeAgain(tenant, id, pending, host?.kept(false))
    throw error
  }
}
