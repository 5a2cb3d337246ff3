import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { isMessageHeader } from './message-headers.ts'

type Destination = Schema<'EventStreamDestination'>
type DestinationDefinition = Schema<'EventStreamDestinationDefinition'>

/** The purpose for which the secrets of a destination are sealed. */
export const destinationPurposeOf = (streamId: string) => `destination/${streamId}`

/**
 * Separates the secrets of a destination from the members that the API answers.
 *
 * @throws ApiError `invalid_body` for the type `action`, and for a header that the server sets
 *   itself
 */
export function splitDestination(
  definition: DestinationDefinition,
  tenantName: string,
): { destination: Destination; secrets?: Record<string, string> } {
  if (definition.type === 'action') {
    throw refusedBody(
      '`action` is not supported yet: use `webhook` or `eventbridge`',
      'destination.type',
    )
  }
  if (definition.type === 'eventbridge') {
    const source = `aws.partner/latchkey/${tenantName}-${crypto.randomUUID()}/latchkey.events`
    const configuration = { ...definition.configuration, aws_partner_event_source: source }
    return { destination: { type: 'eventbridge', configuration } }
  }
  const { webhook_endpoint, webhook_authorization: authorization } = definition.configuration
  const webhook = (
    webhook_authorization: Schema<'EventStreamWebhookAuthorization'>,
  ): Destination => ({
    type: 'webhook',
    configuration: { webhook_endpoint, webhook_authorization },
  })
  switch (authorization.method) {
    case 'basic': {
      const { method, username, password } = authorization
      return { destination: webhook({ method, username }), secrets: { password } }
    }
    case 'bearer':
      return {
        destination: webhook({ method: authorization.method }),
        secrets: { token: authorization.token },
      }
    case 'custom_header': {
      const { method, header_key, header_value } = authorization
      if (isReserved(header_key)) {
        const place = 'destination.configuration.webhook_authorization.header_key'
        throw refusedBody('This header is set by the server and cannot be configured', place)
      }
      return { destination: webhook({ method, header_key }), secrets: { header_value } }
    }
  }
}

/** Whether the server sets a header itself: for the message, or for Standard Webhooks. */
const isReserved = (header: string) =>
  isMessageHeader(header) || /^(content-type|webhook-.*)$/i.test(header)
