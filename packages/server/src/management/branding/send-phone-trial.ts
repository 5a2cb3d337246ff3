import type { Schema } from '@latchkey/contract'
import { isSentByAction } from '../../actions/run-notification.ts'
import { ApiError, refusedBody } from '../../errors.ts'
import type { PhoneMessage } from '../../phone-messages/phone-request.ts'
import { sendPhoneMessage } from '../../phone-messages/send-phone-message.ts'
import type { OpenedPhoneProvider } from '../../store/phone/phone-providers.ts'
import type { Context } from '../handler.ts'

interface Trial {
  readonly call: Pick<Context, 'tenant' | 'mailer' | 'outbound' | 'twilioUrl'>
  readonly provider: OpenedPhoneProvider
  readonly body: Schema<'PhoneTrialDefinition'>
  readonly kind: string
  readonly from?: string | undefined
  readonly write: (method: PhoneMessage['method']) => string | Promise<string>
}

/** @throws ApiError `phone_provider_without_gateway`, `invalid_body` */
export async function sendPhoneTrial({ call, provider, body, kind, from, write }: Trial) {
  const { name, configuration } = provider
  const isSent = isSentByAction(call.tenant, 'custom-phone-provider')
  if (name === 'custom' && configuration.gateway_url === undefined && !isSent) {
    throw new ApiError('phone_provider_without_gateway')
  }
  const { delivery_methods: methods } = configuration
  const { delivery_method: method = methods[0] ?? 'text' } = body
  if (!methods.includes(method)) {
    throw refusedBody(`The phone provider does not deliver by ${method}`, 'delivery_method')
  }
  const to = `+${body.to.replace(/^\+/, '')}`
  const message = { kind, to, method, body: await write(method), ...(from && { from }) }
  sendPhoneMessage(call, call.tenant, provider, message)
  const text = 'Test notification successfully sent for processing'
  return { status: 202, body: { code: 202, message: text } } as const
}
