import type { Schema } from '@latchkey/contract'
import { envelope } from '../event-envelope.ts'
import type { WebhookSecret } from '../keys/webhook-secrets.ts'
import { basicAuthorization } from '../outbound/basic-authorization.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { OutboundError } from '../outbound/outbound-error.ts'
import type { DeliveringStream } from '../store/events/lanes.ts'
import { readRetryAfter } from './backoff.ts'
import { type Destination, delivered, type Sent } from './destination.ts'
import { sign } from './sign.ts'

type Configuration = Schema<'EventStreamWebhookDestination'>['configuration']
/** The decrypted secrets of a destination, by name. */
export type DestinationSecrets = Readonly<Record<string, string>>

/**
 * A destination that POSTs each event with a signature of that attempt. Any 2xx accepts the event.
 */
export function webhook(
  outbound: Outbound,
  stream: DeliveringStream,
  configuration: Configuration,
  secrets: DestinationSecrets,
  signing: readonly WebhookSecret[],
): Destination {
  const { webhook_endpoint: url, webhook_authorization: authorization } = configuration
  const constant = {
    'content-type': 'application/json',
    'user-agent': 'Latchkey-Events/1',
    ...authorizing(authorization, secrets),
  }
  return {
    async send(delivery, at) {
      const body = envelope(stream, delivery)
      const valid = signing.filter(({ until }) => until === undefined || new Date(until) > at)
      const signature = sign(
        valid.map(({ secret }) => secret),
        delivery.eventId,
        at,
        body,
      )
      const headers = { ...constant, ...signature }
      try {
        const answer = await outbound.send({
          tenantId: stream.tenantId,
          url,
          method: 'POST',
          headers,
          body,
          answerBytesMax: 0,
        })
        return judge(answer.status, answer.headers['retry-after'], at)
      } catch (error) {
        if (error instanceof OutboundError) return outage(error.message)
        throw error
      }
    },
  }
}

const outage = (message: string): Sent => ({ failure: { message, kind: 'outage' } })

function judge(status: number, retryAfter: string | undefined, at: Date): Sent {
  if (status >= 200 && status < 300) return delivered
  const retryAfterMs = readRetryAfter(retryAfter, at)
  const isRedirect = status >= 300 && status < 400
  const message = `The destination answered with status ${status}${isRedirect ? '; redirects are not followed' : ''}.`
  const kind = status >= 400 && status < 500 ? 'refusal' : 'outage'
  return { failure: { message, kind, ...(retryAfterMs !== undefined && { retryAfterMs }) } }
}

function authorizing(
  authorization: Configuration['webhook_authorization'],
  secrets: DestinationSecrets,
): Record<string, string> {
  switch (authorization.method) {
    case 'basic':
      return {
        authorization: basicAuthorization(authorization.username, String(secrets.password)),
      }
    case 'bearer':
      return { authorization: `Bearer ${secrets.token}` }
    case 'custom_header':
      return { [authorization.header_key.toLowerCase()]: secrets.header_value ?? '' }
  }
}
