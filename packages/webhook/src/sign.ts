import { hmac, secretBytes, toBase64 } from './hmac.ts'

/** A delivery to sign. */
export interface SignWebhookOptions {
  /** Id of the event, the same for every attempt. */
  readonly id: string
  /** Time of this attempt, in seconds since 1970. */
  readonly timestampSeconds: number
  readonly body: string
  /** One secret, or the new one and the old one during a rotation. */
  readonly secrets: readonly string[]
}

/** The headers that identify and authenticate a delivery. */
export interface WebhookHeaders {
  readonly 'webhook-id': string
  readonly 'webhook-timestamp': string
  /** `v1,` and the signature in base64 for each secret, separated by spaces. */
  readonly 'webhook-signature': string
}

/**
 * The headers of a delivery (Standard Webhooks, "Webhook headers").
 *
 * @throws TypeError for an invalid secret, or if there is none.
 */
export async function signWebhook(options: SignWebhookOptions): Promise<WebhookHeaders> {
  const { id, timestampSeconds, body, secrets } = options
  const signatures = await Promise.all(
    secrets.map(async (secret) => {
      const bytes = secretBytes(secret)
      if (!bytes) throw new TypeError('`secret` must be "whsec_" followed by Base64.')
      return `v1,${toBase64(await hmac(bytes, id, timestampSeconds, body))}`
    }),
  )
  if (signatures.length === 0)
    throw new TypeError('At least one secret is required to sign a delivery.')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': signatures.join(' '),
  }
}
