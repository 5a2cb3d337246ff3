import { AsyncLocalStorage } from 'node:async_hooks'
import type { EventBridgeClient, PutPartnerEventsCommandOutput } from '@aws-sdk/client-eventbridge'
import type { Schema } from '@latchkey/contract'
import { envelope } from '../event-envelope.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { OutboundError } from '../outbound/outbound-error.ts'
import type { DeliveringStream } from '../store/events/lanes.ts'
import { type Destination, delivered, type Sent } from './destination.ts'

type Configuration = Schema<'EventStreamEventbridgeDestination'>['configuration']
type Library = typeof import('./eventbridge-library.ts')

/** The most bytes of a response; those of EventBridge are small. */
const answerBytesMax = 64 * 1024

/**
 * Amazon EventBridge, to which the installation is a partner that puts events into the sources of
 * AWS accounts. The AWS SDK takes credentials from its chain of providers, and the endpoint from
 * `AWS_ENDPOINT_URL_EVENTBRIDGE` if it is set. It is loaded at first use, which takes half a
 * second, and sends requests by the guarded outbound client.
 */
export function eventBridges(outbound: Outbound) {
  let loading: Promise<Library> | undefined
  const clients = new Map<string, EventBridgeClient>() // clients by region; the contract allows 36

  async function clientOf(region: string): Promise<[Library, EventBridgeClient]> {
    loading ??= import('./eventbridge-library.ts')
    const library = await loading
    const known = clients.get(region)
    if (known) return [library, known]
    const requestHandler = handlerOver(outbound)
    const client = new library.EventBridgeClient({ region, maxAttempts: 1, requestHandler })
    clients.set(region, client)
    return [library, client]
  }

  return async (tenantId: string, region: string, entries: readonly PartnerEvent[]) => {
    const [library, client] = await clientOf(region)
    try {
      const command = new library.PutPartnerEventsCommand({ Entries: [...entries] })
      return judge(await tenantOfRequest.run(tenantId, () => client.send(command)))
    } catch (error) {
      return judgeError(error)
    }
  }
}

/** Puts events into partner event sources. */
export type EventBridges = ReturnType<typeof eventBridges>

interface PartnerEvent {
  readonly Source: string
  readonly DetailType: string
  /** JSON. */
  readonly Detail: string
  readonly Time: Date
}

/** The destination of an event stream that is a partner event source. */
export function eventBridge(
  put: EventBridges,
  stream: DeliveringStream,
  { aws_region: region, aws_partner_event_source: Source }: Configuration,
): Destination {
  return {
    send(delivery) {
      const Detail = envelope(stream, delivery)
      const entry = { Source, DetailType: delivery.type, Detail, Time: new Date(delivery.time) }
      return put(stream.tenantId, region, [entry])
    },
  }
}

function judge({ FailedEntryCount, Entries }: PutPartnerEventsCommandOutput): Sent {
  if (!FailedEntryCount) return delivered
  const code = Entries?.[0]?.ErrorCode ?? 'an unknown error'
  return failed(`EventBridge answered with ${code}.`, code)
}

function judgeError(error: unknown): Sent {
  const { name } = error as Error
  if (error instanceof OutboundError) return failed(error.message, name)
  if (name === 'CredentialsProviderError') return failed('The server has no AWS credentials.', name)
  return failed(`EventBridge answered with ${name}.`, name)
}

/**
 * Errors that a retry cannot fix. The operator can fix credentials and permissions, and throttling
 * ends.
 */
const mendsNever = /^(Validation|Malformed|Invalid|RequestEntityTooLarge)/

function failed(message: string, code: string): Sent {
  return { failure: { message, kind: mendsNever.test(code) ? 'refusal' : 'outage' } }
}

interface AwsRequest {
  readonly method: string
  readonly protocol: string
  readonly hostname: string
  readonly port?: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

/** The tenant of the current request: the request of the SDK does not name it. */
const tenantOfRequest = new AsyncLocalStorage<string>()

/** Makes the outbound client a request handler of the SDK. */
function handlerOver(outbound: Outbound) {
  return {
    async handle({ protocol, hostname, port, path, headers, body = '' }: AwsRequest) {
      const { host: _host, ...others } = headers
      const answer = await outbound.send({
        tenantId: tenantOfRequest.getStore() ?? '',
        url: `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}`,
        method: 'POST',
        headers: others,
        body,
        answerBytesMax,
      })
      const { status: statusCode, headers: answered, body: bytes } = answer
      return { response: { statusCode, headers: answered, body: bytes } }
    },
    updateHttpClientConfig: () => undefined,
    httpHandlerConfigs: () => ({}),
  }
}
