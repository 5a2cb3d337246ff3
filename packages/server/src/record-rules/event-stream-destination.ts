import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { isMessageHeader } from './message-headers.ts'

type Destination = Schema<'EventStreamDestination'>
type DestinationDefinition = Schema<'EventStreamDestinationDefinition'>
type DestinationPatch = NonNullable<Schema<'EventStreamPatch'>['destination']>

/** The purpose for which the secrets of a destination are sealed. */
export const destinationPurposeOf = (streamId: string) => `destination/${streamId}`

/**
 * Separates the secrets of a destination from the members that the API answers.
 *
 * @throws ApiError `invalid_body` for a header that the server sets itself
 */
export function splitDestination(
  definition: DestinationDefinition,
  tenantName: string,
): { destination: Destination; secrets?: Record<string, string> } {
  if (definition.type === 'action') return { destination: definition }
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

/**
 * Completes a new destination by the stored secret, if it has none and events are sent to the same
 * URL with the same authorization as before.
 *
 * @param secrets the stored secrets, as `splitDestination` returned them
 * @throws ApiError `invalid_body` if there is no secret
 */
export function completeDestination(
  change: DestinationPatch,
  { destination: before }: { readonly destination: Destination },
  secrets: Readonly<Record<string, string>>,
): DestinationDefinition {
  if (change.type !== 'webhook') return change
  const { webhook_endpoint, webhook_authorization: authorization } = change.configuration
  const isSame = before.type === 'webhook' && isDeepStrictEqual(change, before)
  const stored = (name: string): string => {
    const secret = isSame ? secrets[name] : undefined
    if (secret !== undefined) return secret
    const place = 'destination.configuration.webhook_authorization'
    throw refusedBody(`Missing required property: ${name}`, place)
  }
  const complete = (
    webhook_authorization: Schema<'EventStreamWebhookAuthorizationDefinition'>,
  ): DestinationDefinition => ({
    type: 'webhook',
    configuration: { webhook_endpoint, webhook_authorization },
  })
  switch (authorization.method) {
    case 'basic':
      return complete({ ...authorization, password: authorization.password ?? stored('password') })
    case 'bearer':
      return complete({ ...authorization, token: authorization.token ?? stored('token') })
    case 'custom_header': {
      const header_value = authorization.header_value ?? stored('header_value')
      return complete({ ...authorization, header_value })
    }
  }
}
