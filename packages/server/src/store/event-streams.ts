import type { Schema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import { refusingDuplicates } from './conflict.ts'
import type { Database } from './database.ts'
import { newId } from './ids.ts'
import { checkpointPage, checkpointWindow } from './paging.ts'
import type { EventStream as Row } from './prisma/client.ts'
import type { Sealer } from './sealer.ts'

type EventStream = Schema<'EventStream'>
type Definition = Schema<'EventStreamDefinition'>
type Patch = Schema<'EventStreamPatch'>
type Destination = Schema<'EventStreamDestination'>
type DestinationDefinition = Schema<'EventStreamDestinationDefinition'>

/** The event streams of one tenant. */
export interface EventStreams {
  list(query: { from?: string; take?: number }): Promise<Schema<'EventStreamPage'>>
  get(id: string): Promise<EventStream | undefined>
  /** @throws ApiError `event_stream_name_used` */
  create(definition: Definition): Promise<EventStream>
  /** @throws ApiError `event_stream_name_used` */
  update(id: string, patch: Patch): Promise<EventStream | undefined>
  /** Deleting what is not there is no error. */
  delete(id: string): Promise<void>
}

export function eventStreams(
  database: Database,
  tenant: { readonly id: string; readonly name: string },
  sealer: Sealer,
  now: () => Date,
): EventStreams {
  const tenantId = tenant.id
  const table = database.eventStream
  const refusing = <T>(write: Promise<T>) => refusingDuplicates('event_stream_name_used', write)
  const store = async (definition: DestinationDefinition) => {
    const { destination, secrets } = split(definition, tenant.name)
    const sealed = secrets && (await sealer.seal(tenantId, 'destination', JSON.stringify(secrets)))
    return { destination, destinationSecrets: sealed ?? null }
  }
  return {
    async list(query) {
      const { where, ...window } = checkpointWindow(query)
      const rows = await table.findMany({ where: { tenantId, ...where }, ...window })
      const { page, next } = checkpointPage(rows, query)
      return { eventStreams: page.map(toWire), ...(next !== undefined && { next }) }
    },
    async get(id) {
      const row = await table.findUnique({ where: { tenantId_id: { tenantId, id } } })
      return row ? toWire(row) : undefined
    },
    async create(definition) {
      const at = now()
      const id = newId('est')
      const data = {
        tenantId,
        id,
        name: definition.name ?? id,
        status: definition.status ?? 'enabled',
        subscriptions: (definition.subscriptions ?? []).map(({ event_type }) => event_type),
        ...(await store(definition.destination)),
        createdAt: at,
        updatedAt: at,
      }
      return toWire(await refusing(table.create({ data })))
    },
    async update(id, { destination, subscriptions, ...rest }) {
      if (destination) await refuseLeavingEventbridge(id)
      const data = {
        ...rest,
        ...(subscriptions && { subscriptions: subscriptions.map((each) => each.event_type) }),
        ...(destination && (await store(destination))),
        updatedAt: now(),
      }
      const [row] = await refusing(table.updateManyAndReturn({ where: { tenantId, id }, data }))
      return row && toWire(row)
    },
    async delete(id) {
      await table.deleteMany({ where: { tenantId, id } })
    },
  }

  async function refuseLeavingEventbridge(id: string): Promise<void> {
    const row = await table.findUnique({ where: { tenantId_id: { tenantId, id } } })
    if ((row?.destination as Destination | undefined)?.type !== 'eventbridge') return
    throw new ApiError('invalid_body', {
      message:
        "Payload validation error: 'The destination of an eventbridge stream cannot be changed' " +
        'on property destination.',
    })
  }
}

/** Takes apart what may be answered and what must be sealed. */
function split(
  definition: DestinationDefinition,
  tenantName: string,
): { destination: Destination; secrets?: Record<string, string> } {
  if (definition.type === 'action') return { destination: definition }
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
      return { destination: answer({ method, header_key }), secrets: { header_value } }
    }
  }
}

function toWire(row: Row): EventStream {
  return {
    id: row.id,
    status: row.status as EventStream['status'],
    name: row.name,
    subscriptions: row.subscriptions.map((event_type) => ({
      event_type: event_type as Schema<'EventStreamEventType'>,
    })),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    destination: row.destination as Destination,
  }
}
