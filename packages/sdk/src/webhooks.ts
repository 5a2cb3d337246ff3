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
 * Verifies the signature and time of a delivery with the stream's signing secret, and returns its
 * event. An event may arrive more than once, with the same `id`.
 *
 * @throws WebhookVerificationError
 */
export function verifyWebhook(options: VerifyWebhookOptions): Promise<WebhookEvent> {
  return verify<WebhookEvent>(options)
}
