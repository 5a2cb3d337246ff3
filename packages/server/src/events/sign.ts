import { createHmac } from 'node:crypto'

/** The headers that identify and authenticate a delivery (Standard Webhooks 1.0). */
export interface SignatureHeaders {
  readonly 'webhook-id': string
  readonly 'webhook-timestamp': string
  /** For each secret `v1,` and the signature in Base64, separated by spaces. */
  readonly 'webhook-signature': string
}

/**
 * Signs one attempt.
 *
 * @param secrets each is `whsec_` and Base64
 * @param id the same for every attempt of a delivery
 */
export function sign(
  secrets: readonly string[],
  id: string,
  at: Date,
  body: string,
): SignatureHeaders {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
