import { isSentByAction, type Notification, sendByAction } from '../actions/run-notification.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { OutboundError } from '../outbound/outbound-error.ts'
import type { OpenedPhoneProvider } from '../store/phone/phone-providers.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { maskedNumber } from './masked-number.ts'
import { type PhoneMessage, phoneRequest } from './phone-request.ts'

interface Ways {
  readonly mailer: Pick<Mailer, 'later' | 'laterByCode' | 'onPhoneMessage'>
  /** The guarded outbound HTTP client. */
  readonly outbound: Pick<Outbound, 'send'>
  /** The URL of the Twilio API, which ends with a slash. */
  readonly twilioUrl: string
}

/** Sends a message by the phone provider of the tenant, in the background. */
export function sendPhoneMessage(
  ways: Ways,
  tenant: Tenant,
  provider: OpenedPhoneProvider,
  message: PhoneMessage,
): void {
  sendLater(ways, tenant, provider, () => deliverPhoneMessage(ways, tenant, provider, message))
}

/** Prepares a message after the request, in turn with other tenants where an action sends it. */
export function sendLater(
  { mailer }: Pick<Ways, 'mailer'>,
  tenant: Tenant,
  provider: OpenedPhoneProvider,
  work: () => Promise<void>,
): void {
  mailer[isByAction(tenant, provider) ? 'laterByCode' : 'later'](tenant.id, work)
}

/**
 * Sends a message by the phone provider of the tenant. The caller does not learn of errors, which
 * are logged for the tenant. There is no second attempt, because the first one may have made a call
 * or have been charged.
 */
export async function deliverPhoneMessage(
  ways: Ways,
  tenant: Tenant,
  provider: OpenedPhoneProvider,
  message: PhoneMessage,
): Promise<void> {
  ways.mailer.onPhoneMessage?.(tenant.id, message)
  const code = isByAction(tenant, provider)
    ? await sendByAction(tenant, notificationOf(message))
    : await post(ways, tenant.id, provider, message)
  if (code === undefined) return
  // The reason of an action may quote the message.
  const { code: secret = '' } = message.about ?? {}
  const shown = secret === '' ? code : code.replaceAll(secret, '…')
  await logLost(tenant, provider, message, shown)
}

/** Whether an action sends the messages of a custom provider without a gateway. */
const isByAction = (tenant: Tenant, { name, configuration }: OpenedPhoneProvider): boolean =>
  name === 'custom' &&
  configuration.gateway_url === undefined &&
  isSentByAction(tenant, 'custom-phone-provider')

function notificationOf({ kind, to, method, body, from, about }: PhoneMessage): Notification {
  const { code, userId, clientId } = about ?? {}
  const notification = {
    message_type: kind,
    delivery_method: method,
    recipient: to,
    as_text: body,
    as_voice: body,
    ...(code !== undefined && { code }),
    ...(from !== undefined && { from }),
  }
  return { trigger: 'custom-phone-provider', notification, userId, clientId }
}

/** @returns the code of the failure */
async function post(
  { outbound, twilioUrl }: Ways,
  tenantId: string,
  provider: OpenedPhoneProvider,
  message: PhoneMessage,
): Promise<string | undefined> {
  try {
    const request = phoneRequest(provider, message, twilioUrl)
    const { status } = await outbound.send({
      tenantId,
      method: 'POST',
      answerBytesMax: 0,
      ...request,
    })
    return status >= 200 && status <= 299 ? undefined : `http_${status}`
  } catch (error) {
    if (error instanceof OutboundError) return error.reason
    throw error
  }
}

const logLost = (
  tenant: Tenant,
  { name: provider }: OpenedPhoneProvider,
  { to, kind: phone_message, method: delivery_method }: PhoneMessage,
  code: string,
) =>
  logPhoneFailure(tenant, to, `A phone message could not be delivered: ${code}`, {
    phone_message,
    delivery_method,
    provider,
    code,
  })

/** Logs a failure for the tenant, without the text, which may contain a code. */
export async function logPhoneFailure(
  tenant: Tenant,
  to: string,
  description: string,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  await tenant.store.write({ description: 'Send a phone message' }, ({ logs }) =>
    logs.append({ type: 'fn', description, user_name: maskedNumber(to), details }),
  )
}
