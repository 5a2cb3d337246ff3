import type { Schema } from '@latchkey/contract'
import { type VerifyWebhookOptions, verifyWebhook as verify } from '@latchkey/webhook'

export {
  type ReceivedHeaders,
  type VerifyWebhookOptions,
  WebhookVerificationError,
  type WebhookVerificationErrorCode,
} from '@latchkey/webhook'

/** An event as an event stream delivers it, in the form of CloudEvents 1.0. */
export type WebhookEvent = Schema<'CloudEvent'>

/**
 * The event of a delivery, once it is known to be from who has the stream's signing secret and to
 * be fresh. It may arrive more than once; its `id` stays the same.
 *
 * @throws WebhookVerificationError
 */
export function verifyWebhook(options: VerifyWebhookOptions): Promise<WebhookEvent> {
  return verify<WebhookEvent>(options)
}
