import type { Schema } from '@latchkey/contract'
import { LRUCache } from 'lru-cache'
import type { ActingTenant } from '../actions/run-trigger.ts'
import type { Sealer } from '../keys/sealer.ts'
import { openSecrets, type WebhookSecret } from '../keys/webhook-secrets.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { destinationPurposeOf } from '../record-rules/event-stream-destination.ts'
import type { DeliveringStream } from '../store/events/lanes.ts'
import { sharePromise } from '../timing/share-promise.ts'
import { actionDestination } from './action-destination.ts'
import type { Destination } from './destination.ts'
import { type EventBridges, eventBridge } from './eventbridge.ts'
import { type DestinationSecrets, webhook } from './webhook.ts'

const destinationsMax = 1000

/** Opens the destination of a stream; it is cached until the stream changes. */
export type OpenDestination = (stream: DeliveringStream) => Promise<Destination>

/** Finds the tenant of a stream, for its actions. */
export type TenantOfStream = (stream: DeliveringStream) => Promise<ActingTenant>

/** Creates the function that opens the destinations of streams. */
export function destinations(
  sealer: Sealer,
  outbound: Outbound,
  putPartnerEvents: EventBridges,
  tenantOf: TenantOfStream,
): OpenDestination {
  const opened = new LRUCache<string, Promise<Destination>>({ max: destinationsMax })
  const open = async (stream: DeliveringStream): Promise<Destination> => {
    const destination = stream.destination as Schema<'EventStreamDestination'>
    switch (destination.type) {
      case 'webhook': {
        const secrets = await openAll(sealer, stream)
        return webhook(outbound, stream, destination.configuration, ...secrets)
      }
      case 'eventbridge':
        return eventBridge(putPartnerEvents, stream, destination.configuration)
      case 'action': {
        const { action_id: actionId } = destination.configuration
        return actionDestination(await tenantOf(stream), stream, actionId)
      }
    }
  }
  return (stream) => {
    const key = `${stream.id} ${stream.version}`
    return sharePromise(opened, key, () => open(stream))
  }
}

async function openAll(
  sealer: Sealer,
  { tenantId, id, destinationSecrets, signingSecrets }: DeliveringStream,
): Promise<[DestinationSecrets, readonly WebhookSecret[]]> {
  const opened =
    destinationSecrets &&
    (await sealer.open(tenantId, destinationPurposeOf(id), destinationSecrets))
  const signing = signingSecrets && (await openSecrets(sealer, { tenantId, id }, signingSecrets))
  return [opened ? JSON.parse(opened) : {}, signing || []]
}
