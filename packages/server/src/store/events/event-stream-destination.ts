import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'

type Destination = Schema<'EventStreamDestination'>
type DestinationDefinition = Schema<'EventStreamDestinationDefinition'>

/** What the secrets of a destination are sealed for. */
export const destinationPurposeOf = (streamId: string) => `destination/${streamId}`

/** Takes apart what may be answered and what must be sealed. */
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
  const { webhook_endpoint, webhook_authorization: given } = definition.configuration
  const answer = (authorization: Schema<'EventStreamWebhookAuthorization'>): Destination => ({
    type: 'webhook',
    configuration: { webhook_endpoint, webhook_authorization: authorization },
  })
  switch (given.method) {
    case 'basic': {
      const { method, username, password } = given
      return { destination: answer({ method, username }), secrets: { password } }
    }
    case 'bearer':
      return { destination: answer({ method: given.method }), secrets: { token: given.token } }
    case 'custom_header': {
      const { method, header_key, header_value } = given
      if (isOurs(header_key)) {
        const place = 'destination.configuration.webhook_authorization.header_key'
        throw refusedBody('This header is set by the server and cannot be configured', place)
      }
      return { destination: answer({ method, header_key }), secrets: { header_value } }
    }
  }
}

/** Headers of the connection and the message, and those that Standard Webhooks names. */
const isOurs = (header: string) =>
  /^(host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-.*|webhook-.*)$/i.test(
    header,
  )
