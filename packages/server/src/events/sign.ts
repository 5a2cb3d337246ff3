import { createHmac } from 'node:crypto'

/** The headers that identify and authenticate a delivery: Standard Webhooks 1.0. */
export interface SignatureHeaders {
  readonly 'webhook-id': string
  readonly 'webhook-timestamp': string
  /** `v1,` and Base64 for each secret, separated by spaces. */
  readonly 'webhook-signature': string
}

/**
 * Signs one attempt.
 *
 * @param secrets `whsec_` and Base64, each
 * @param id the same for every attempt
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
