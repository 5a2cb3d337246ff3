import { hmac, secretBytes, toBase64 } from './hmac.ts'

export interface SignWebhookOptions {
  /** The same for every attempt at the same event. */
  readonly id: string
  /** When this attempt is made, in seconds since 1970. */
  readonly timestampSeconds: number
  readonly body: string
  /** One, or while they are rotated the new one and the old one. */
  readonly secrets: readonly string[]
}

export interface WebhookHeaders {
  readonly 'webhook-id': string
  readonly 'webhook-timestamp': string
  /** `v1,` and base64, for each secret, with spaces between. */
  readonly 'webhook-signature': string
}

/**
 * The headers of a delivery (Standard Webhooks, "Webhook headers").
 *
 * @throws TypeError for a secret that is none, and without any.
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
