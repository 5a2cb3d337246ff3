import {
  type FieldError,
  type Form,
  filledIn,
  memberOf,
  numberIn,
  objectIn,
  resolveTemplate,
  type Scope,
  type SentFields,
  type StepNode,
  type textIn,
  translationOf,
} from '@latchkey/forms'
import type { Request, Response } from 'express'
import { renderFormStep } from '../../pages/forms/form-step.ts'
import { writePage } from '../../pages/write-page.ts'
import { pathOf } from '../login-transaction.ts'
import type { Pending } from '../second-factors/pending.ts'
import type { OpenLogin } from '../serve-login.ts'
import { formContext } from './form-context.ts'
import type { StoredForm } from './stored-form.ts'

interface Writing {
  readonly pending: Pending
  readonly form: Form
  readonly stored: StoredForm
  /** What was just sent, with the errors of its fields. */
  readonly reading?: {
    readonly errors: Readonly<Record<string, FieldError>>
    readonly sent: SentFields
  }
}

/** The step that is shown; undefined if the form does not have it any more. */
export function stepOf({ form, stored }: Pick<Writing, 'form' | 'stored'>): StepNode | undefined {
  const node = form.nodes.get(stored.progress.step ?? '')
  return node?.type === 'STEP' ? node : undefined
}

/** Sends the page of a form; with status 400 if it shows an error. */
export async function writeStep(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { pending, form, stored, reading }: Writing,
): Promise<void> {
  const { fields, vars } = stored.progress
  const step = stepOf({ form, stored })
  if (!step) {
    return transaction.refuse(res, {
      error: 'access_denied',
      error_description: 'The form was changed in the meantime. Log in again.',
    })
  }
  const context = await formContext(req, transaction, pending.userId)
  const scope = { fields, vars, context }
  const { branding, redirectTargets } = transaction
  const page = renderFormStep(branding, {
    action: `${pathOf(transaction)}/form`,
    hidden: { $turn: String(stored.turn) },
    at: {
      form,
      step,
      translation: translationOf(form, [branding.language]),
      scope,
      filled: filledOf(step, scope, reading?.sent),
      errors: reading?.errors ?? {},
      message: reading ? undefined : stored.message,
      hasFailed: stored.hasFailed === true && !reading,
      resends: resendsOf(req, step, stored),
    },
  })
  writePage(res, page, { status: reading ? 400 : 200, redirectTargets })
}

/** What the fields show: what was just sent, what is known, or their default. */
function filledOf({ components }: StepNode, scope: Scope, sent: SentFields | undefined) {
  const filled = components.map(({ id, type, sensitive, config }) => {
    if (type === 'PASSWORD') return [id, []] as const
    if (sent) return [id, sent.getAll(id).slice(0, 100)] as const
    const known = sensitive ? undefined : memberOf(scope.fields, id)
    if (known !== undefined) return [id, filledIn(known)] as const
    const given = memberOf(config, 'default_value')
    const value = typeof given === 'string' ? resolveTemplate(given, scope) : given
    return [id, filledIn(value)] as const
  })
  return Object.fromEntries(filled)
}

function resendsOf({ tenant }: Request, { components }: StepNode, stored: StoredForm) {
  const now = tenant.store.oidc.now().getTime()
  const buttons = components.filter(({ type }) => type === 'RESEND_BUTTON')
  return Object.fromEntries(
    buttons.map(({ id, config }) => [id, stateOfResend(config, runOf(stored, id), now)] as const),
  )
}

/** How often the flow of a button has run, and when. */
export const runOf = ({ resends }: Pick<StoredForm, 'resends'>, id: string) =>
  Object.hasOwn(resends, id) ? resends[id] : undefined

type Config = Parameters<typeof textIn>[0]

/** Whether the flow of a button may run again. */
export function stateOfResend(
  given: Config,
  run: StoredForm['resends'][string] | undefined,
  now: number,
): 'ready' | 'waiting' | 'spent' {
  const config = objectIn({ config: given ?? {} }, 'config')
  const { count, at } = run ?? { count: 0, at: 0 }
  if (count >= (numberIn(config, 'max_attempts') ?? resendsMax)) return 'spent'
  return run && now - at < (numberIn(config, 'waiting_time') ?? 0) * 1000 ? 'waiting' : 'ready'
}

/** The most runs of the flow of a button that sets no bound. */
const resendsMax = 10
