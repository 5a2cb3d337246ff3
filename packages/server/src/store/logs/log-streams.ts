import { randomBytes } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { logIdAt, newShortId } from '../../ids.ts'
import {
  completeSink,
  type LogStreamSecrets,
  logStreamPurposeOf,
  type SinkPatch,
  splitSink,
} from '../../record-rules/log-stream-sink.ts'
import type { Prisma, LogStream as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { jsonOf } from '../rows/json.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import { rowById } from '../rows/row-by-id.ts'
import type { Scope } from '../rows/scope.ts'

type LogStream = Schema<'LogStream'>
type Settings = Pick<LogStream, 'isPriority' | 'filters' | 'pii_config'>

/** The log streams of one tenant. */
export interface LogStreams {
  /** The oldest first. */
  list(): Promise<LogStream[]>
  get(id: string): Promise<LogStream | undefined>
  /** @throws ApiError `log_stream_name_used`, `log_stream_limit_reached` */
  create(definition: Schema<'LogStreamDefinition'>): Promise<LogStream>
  /** @throws ApiError `log_stream_name_used`, `invalid_body` */
  update(id: string, patch: Schema<'LogStreamPatch'>): Promise<LogStream | undefined>
  /** Deleting an unknown stream is no error. */
  delete(id: string): Promise<void>
}

/** The most log streams of one tenant. */
const streamsMax = 20

const all = { orderBy: { createdAt: 'asc' }, take: streamsMax } as const

export function logStreams(scope: Scope): LogStreams {
  const { database, tenantId, sealer, now, changes } = scope
  const table = database.logStream
  const { get, lock } = rowById(
    scope,
    'log_streams',
    (tables, where) => tables.logStream.findUnique({ where }),
    toWire,
  )
  const seal = (id: string, secrets: LogStreamSecrets) =>
    sealer.seal(tenantId, logStreamPurposeOf(id), JSON.stringify(secrets))
  const open = async ({ id, sealedSecrets }: Row): Promise<LogStreamSecrets> =>
    JSON.parse(await sealer.open(tenantId, logStreamPurposeOf(id), sealedSecrets))
  const sinkColumns = async (row: Row, change: SinkPatch) => {
    const { hashKey, sink: before } = await open(row)
    const sink = completeSink(change, { ...toWire(row), secrets: before })
    const { shown, secrets } = splitSink(withSource(sink, scope.tenantName, row), before)
    return { sink: jsonOf(shown), sealedSecrets: await seal(row.id, { hashKey, sink: secrets }) }
  }
  return {
    list: async () => (await table.findMany({ where: { tenantId }, ...all })).map(toWire),
    get,
    async create({ type, sink, startFrom, ...definition }) {
      const [id, at] = [newShortId('lst'), now()]
      const { shown, secrets } = splitSink(withSource(sink, scope.tenantName))
      const sealedSecrets = await seal(id, { hashKey: newHashKey(), sink: secrets })
      const existing = await lockTenantAndRead(scope, () => table.count({ where: { tenantId } }))
      if (existing >= streamsMax) throw new ApiError('log_stream_limit_reached')
      const data = {
        tenantId,
        id,
        name: definition.name ?? id,
        type,
        status: 'active',
        sink: jsonOf(shown),
        sealedSecrets,
        settings: settingsOf(definition, { isPriority: false }),
        cursor: logIdAt(startFrom === undefined ? at : new Date(startFrom)),
        nextAt: at,
        createdAt: at,
        updatedAt: at,
      }
      const sent = refusingDuplicates('log_stream_name_used', table.createMany({ data }))
      return changes.created('log_stream', toWire(data), sent)
    },
    async update(id, { sink, ...patch }) {
      const row = await lock(id)
      if (!row) return undefined
      const before = toWire(row)
      const isStarting = patch.status === 'active' && row.status !== 'active'
      const data = {
        ...columnsOf(patch, before),
        ...(sink && (await sinkColumns(row, sink))),
        ...((isStarting || sink) && { failures: 0, failedSince: null, nextAt: now() }),
        updatedAt: now(),
      }
      const write = table.updateMany({ where: { tenantId, id }, data })
      const sent = refusingDuplicates('log_stream_name_used', write)
      return changes.updated('log_stream', before, toWire({ ...row, ...data }), sent)
    },
    async delete(id) {
      const row = await lock(id)
      if (!row) return
      changes.deleted('log_stream', toWire(row), table.deleteMany({ where: { tenantId, id } }))
    },
  }
}

const newHashKey = () => randomBytes(32).toString('base64url')

/** The columns of a patch, without those of its destination. */
const columnsOf = (
  { name, status, ...settings }: Omit<Schema<'LogStreamPatch'>, 'sink'>,
  before: LogStream,
) => ({
  ...(name !== undefined && { name }),
  ...(status !== undefined && { status }),
  settings: settingsOf(settings, before),
})

/** The settings after a patch. A stream with the category `security` has no other filters. */
function settingsOf(patch: Partial<Settings>, before: Settings): Prisma.JsonObject {
  const { isPriority = before.isPriority } = patch
  const filters = patch.filters ?? before.filters
  const pii_config = patch.pii_config ?? before.pii_config
  return jsonOf({ isPriority, ...(filters && { filters }), ...(pii_config && { pii_config }) })
}

const securityOnly: LogStream['filters'] = [{ type: 'category', name: 'security' }]

/** A destination, with the members that the server determines. */
function withSource(sink: SinkPatch, tenantName: string, row?: Row): SinkPatch {
  if (!('awsAccountId' in sink)) return sink
  const known = row && toWire(row).sink
  const source = known && 'awsAccountId' in known ? known.awsPartnerEventSource : undefined
  const made = `aws.partner/latchkey/${tenantName}-${crypto.randomUUID()}/latchkey.logs`
  return { ...sink, awsPartnerEventSource: source ?? made }
}

type Shown = Pick<Row, 'id' | 'name' | 'type' | 'status' | 'sink' | 'settings'>

function toWire(row: Shown): LogStream {
  const { id, name, type, status, sink } = row
  const { isPriority, filters, pii_config } = storedSettings(row)
  const shown = isPriority ? securityOnly : filters
  // The API has validated what the columns contain.
  const stored: Pick<LogStream, 'type' | 'status' | 'sink'> = JSON.parse(
    JSON.stringify({ type, status, sink }),
  )
  return {
    id,
    name,
    ...stored,
    isPriority,
    ...(shown && { filters: shown }),
    ...(pii_config && { pii_config }),
  }
}

const storedSettings = ({ settings }: Pick<Row, 'settings'>): Settings =>
  JSON.parse(JSON.stringify(settings))
