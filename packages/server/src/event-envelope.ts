/** Who sends an event: a tenant, and the stream that it goes through, if it does. */
export interface EventSender {
  readonly tenantName: string
  readonly tenantDomain: string
  readonly id?: string
}

export interface SentEvent {
  readonly eventId: string
  readonly type: string
  readonly purpose: string | null
  readonly time: Date | string
  /** JSON as it is stored. */
  readonly data: string | null
}

/** An event as it is sent: CloudEvents 1.0 in JSON. Its data goes as it is stored, unparsed. */
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
