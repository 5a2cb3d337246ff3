import { fromBase64, hmac, secretBytes } from './hmac.ts'

/** The headers of a delivery, as `fetch` or Node.js provides them. */
export type ReceivedHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>

/** A delivery to verify. */
export interface VerifyWebhookOptions {
  readonly headers: ReceivedHeaders
  /** The text of the body as it was received, before anything parses it. */
  readonly body: string
  /** The signing secret of the stream, `whsec_…`; several while it is being replaced. */
  readonly secret: string | readonly string[]
  /** The greatest difference between the time of the delivery and the clock. */
  readonly toleranceSeconds?: number
  readonly now?: () => Date
}

/** Why a delivery is refused; the codes are stable. */
export type WebhookVerificationErrorCode =
  | 'missing_header'
  | 'timestamp_out_of_tolerance'
  | 'no_matching_signature'
  | 'malformed_secret'
  | 'malformed_body'

/** A delivery whose signature or time is not valid. */
export class WebhookVerificationError extends Error {
  readonly code: WebhookVerificationErrorCode

  constructor(code: WebhookVerificationErrorCode, message: string) {
    super(message)
    this.name = 'WebhookVerificationError'
    this.code = code
  }
}

const toleranceSecondsDefault = 5 * 60
/** The most signatures of a delivery that are compared. */
const signaturesMax = 16

/**
 * Verifies the signature and time of a delivery and returns its event (Standard Webhooks,
 * "Verifying webhook authenticity"). An event may arrive more than once, with the same `id`.
 *
 * @throws WebhookVerificationError
 */
export async function verifyWebhook<Event = unknown>(
  options: VerifyWebhookOptions,
): Promise<Event> {
  const {
    body,
    secret,
    toleranceSeconds = toleranceSecondsDefault,
    now = () => new Date(),
  } = options
  const id = read(options.headers, 'webhook-id')
  const timestamp = read(options.headers, 'webhook-timestamp')
  const signature = read(options.headers, 'webhook-signature')
  const timestampSeconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN
  const ageSeconds = now().getTime() / 1000 - timestampSeconds
  if (!(Math.abs(ageSeconds) <= toleranceSeconds)) {
    const message = `The webhook-timestamp differs from now by more than ${toleranceSeconds} seconds.`
    throw new WebhookVerificationError('timestamp_out_of_tolerance', message)
  }
  if (!(await matches(signature, secret, id, timestampSeconds, body))) {
    const message = 'No signature in webhook-signature matches this secret, id, timestamp and body.'
    throw new WebhookVerificationError('no_matching_signature', message)
  }
  try {
    return JSON.parse(body) as Event
  } catch {
    throw new WebhookVerificationError('malformed_body', 'The signed body is not JSON.')
  }
}

async function matches(
  signature: string,
  secret: string | readonly string[],
  id: string,
  timestampSeconds: number,
  body: string,
): Promise<boolean> {
  const presented = signature
    .split(' ', signaturesMax)
    .filter((each) => each.startsWith('v1,'))
    .map((each) => fromBase64(each.slice('v1,'.length)))
  let isMatch = false
  for (const each of [secret].flat()) {
    const bytes = secretBytes(each)
    if (!bytes) {
      const message = '`secret` must be "whsec_" followed by Base64.'
      throw new WebhookVerificationError('malformed_secret', message)
    }
    const expected = await hmac(bytes, id, timestampSeconds, body)
    for (const candidate of presented) {
      if (candidate && equalInConstantTime(candidate, expected)) isMatch = true
    }
  }
  return isMatch
}

/** Constant-time comparison, which Web Crypto does not have. */
function equalInConstantTime(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (let at = 0; at < a.length; at += 1) difference |= (a[at] ?? 0) ^ (b[at] ?? 0)
  return difference === 0
}

function read(headers: ReceivedHeaders, name: string): string {
  const value =
    typeof headers.get === 'function' ? (headers.get(name) as string | null) : plain(headers, name)
  if (typeof value === 'string' && value !== '') return value
  throw new WebhookVerificationError('missing_header', `The header ${name} is missing.`)
}

function plain(headers: ReceivedHeaders, name: string): string | undefined {
  const found = Object.entries(headers).find(([each]) => each.toLowerCase() === name)
  return [found?.[1]].flat().join(',')
}
