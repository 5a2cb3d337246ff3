import { nextNumber, post, type Resource, resource } from './resource.ts'

/** A destination without a receiver, for tests that deliver nothing. */
export const webhookDestination = {
  type: 'webhook',
  configuration: {
    webhook_endpoint: 'https://hooks.example/in',
    webhook_authorization: { method: 'bearer', token: 'a-token' },
  },
} as const

const streams = resource('est', '/event-streams', () => ({
  name: `Fixture ${nextNumber()}`,
  subscriptions: [{ event_type: 'user.created' }],
  destination: webhookDestination,
}))
const aboutDeliveries = ['getEventStreamDelivery', 'createEventStreamEventRedelivery']

export const eventStreams: Resource = {
  ...streams,
  unknown: { ...streams.unknown, event_id: 'evt_9Hs3kP7vWq2LrXb4Jd8NfT' },
  async make(tenant, operationId) {
    const { id = '' } = await streams.make(tenant, operationId)
    if (!aboutDeliveries.includes(operationId)) return { id }
    const delivery = await post(tenant, `/event-streams/${id}/test`, { event_type: 'user.created' })
    return { id, event_id: delivery.id }
  },
  stamps: ['signing_secret', 'previous_valid_until', 'event_stream_id', 'a0stream', 'time'],
}
