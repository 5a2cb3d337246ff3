/** The source of an event: a tenant, and the event stream that delivers it, if there is one. */
export interface EventSender {
  readonly tenantName: string
  readonly tenantDomain: string
  readonly id?: string
}

/** A stored event, as its envelope needs it. */
export interface SentEvent {
  readonly eventId: string
  readonly type: string
  readonly purpose: string | null
  readonly time: Date | string
  /** The payload as JSON text. */
  readonly data: string | null
}

/**
 * The envelope of an event in the JSON format of CloudEvents 1.0. The stored payload is inserted as
 * text, without parsing it.
 */
export function envelope({ tenantName, tenantDomain, id }: EventSender, event: SentEvent): string {
  const head = JSON.stringify({
    specversion: '1.0',
    type: event.type,
    source: `urn:latchkey:${tenantName}.${tenantDomain}`,
    id: event.eventId,
    time: new Date(event.time).toISOString(),
  })
  const tail = JSON.stringify({
    a0tenant: tenantName,
    ...(id !== undefined && { a0stream: id }),
    ...(event.purpose !== null && { a0purpose: event.purpose }),
  })
  return `${head.slice(0, -1)},"data":${event.data},${tail.slice(1)}`
}
