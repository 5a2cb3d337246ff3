import { FormError, type JsonObject, textIn } from '@latchkey/forms'
import { ApiError } from '../errors.ts'
import type { PhoneMethod } from '../phone-messages/phone-methods.ts'
import { requireReachable } from '../phone-messages/require-reachable.ts'
import { countMessage, pacesPhones } from '../tenant-mail/count-messages.ts'
import type { FlowRun, RunFlowAction } from './flow-run.ts'

/** The most characters of a message: the most that a text message has in ten parts. */
const lengthMax = 1600

/** Sends a text message by the phone provider of the tenant; the flow does not wait for it. */
export const sendSms: RunFlowAction = (run, params) => send(run, params, 'text')

/** Calls a number by the phone provider of the tenant, which speaks the message. */
export const makeCall: RunFlowAction = (run, params) => send(run, params, 'voice')

async function send(run: FlowRun, params: JsonObject, method: PhoneMethod) {
  const to = (textIn(params, 'to') ?? '').replace(/[\s().-]/g, '')
  if (!/^\+\d{1,15}$/.test(to)) throw new FormError('`to` is no number in E.164 format.')
  const from = textIn(params, 'from') ?? ''
  const body = (textIn(params, 'message') ?? '').replace(/[^\P{Cc}\n]+/gu, ' ').trim()
  if (body === '' || body.length > lengthMax) {
    throw new FormError(`\`message\` must have 1 to ${lengthMax} characters.`)
  }
  const phone = await orFormError(async () => {
    await requireReachable(run.tenant, to)
    return run.services.phones.openForText(run.tenant, method)
  })
  await count(run, to)
  phone.send({ kind: 'flow', to, body, ...(from !== '' && { from }) })
  return { sent: true }
}

async function count({ services, tenant, address: ip }: FlowRun, to: string): Promise<void> {
  const ofTenantMax = services.phones.hourlyMax
  const message = { address: to, ip, ofTenantMax, isPaced: pacesPhones(tenant) }
  const author = { description: 'Count a phone message' }
  const tooMany = await tenant.store.write(author, (store) => countMessage(store, message))
  if (tooMany) throw new FormError('Too many messages were sent. Wait an hour.')
}

async function orFormError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) throw new FormError(`Nothing was sent: ${error.message}`)
    throw error
  }
}
