export { type SignWebhookOptions, signWebhook, type WebhookHeaders } from './sign.ts'
export {
  type ReceivedHeaders,
  type VerifyWebhookOptions,
  verifyWebhook,
  WebhookVerificationError,
  type WebhookVerificationErrorCode,
} from './verify.ts'
