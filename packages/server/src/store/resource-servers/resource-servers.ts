import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newHexId } from '../../ids.ts'
import { refuseForManagementApi } from '../../record-rules/resource-server-checks.ts'
import { Prisma, type ResourceServer as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { lockedRow } from '../rows/lock-row.ts'
import { type CountBound, type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import { resetDefault } from '../tenants/tenant-settings.ts'
import { type Audience, detailTypesOf, toAudience } from './audience.ts'
import { dropScopes } from './drop-scopes.ts'
import { type LinkedClients, linkedClients } from './linked-clients.ts'
import { storedIdentifier } from './management-api.ts'
import { withDefaults } from './own-apis.ts'
import { applyPatch, emptySettings, type Patch, settingsOf } from './resource-server-settings.ts'
import {
  type ResourceServer,
  type ShownRow,
  scopesOf,
  shownColumns,
  toWire,
} from './resource-server-wire.ts'

type Definition = Schema<'ResourceServerDefinition'>

/** The columns of an API that its definition may leave out. */
const emptyRow = { name: null, isSystem: false, scopes: [] }

/** The APIs of one tenant, including the management API, which cannot be changed. */
export interface ResourceServers {
  /** The oldest first; optionally only those with these identifiers. */
  list(
    query: OffsetQuery & { readonly identifiers?: readonly string[] },
  ): Promise<OffsetPage<ResourceServer>>
  /** Finds an API by its id or its identifier. */
  get(name: string): Promise<ResourceServer | undefined>
  findAudience(identifier: string): Promise<Audience | undefined>
  /** The types of authorization details that any API declares. */
  listDetailTypes(): Promise<readonly string[]>
  /** @throws ApiError `resource_server_identifier_used`, or 400 */
  create(definition: Definition): Promise<ResourceServer>
  /**
   * Updates an API. Scopes that are removed are also removed from grants and permissions.
   *
   * @throws ApiError 400
   */
  update(name: string, patch: Patch): Promise<ResourceServer | undefined>
  /**
   * Deleting an unknown API is no error.
   * @throws ApiError `system_resource_server`
   */
  delete(name: string): Promise<void>
}

export function resourceServers(scope: Scope): ResourceServers {
  const { database, tenantId, managementAudience, sealer, now, changes } = scope
  const table = database.resourceServer
  const keyOf = (id: string) => ({ tenantId_id: { tenantId, id } })
  const sealFor = (id: string) => (secret: string) =>
    sealer.seal(tenantId, secretPurposeOf(id), secret)
  const toLog = (row: Row) => toWire(row, managementAudience)
  const toAnswer = (row: ShownRow, known?: LinkedClients) => readAnswer(scope, row, known)
  const findByIdentifier = (identifier: string) =>
    table.findUnique({ where: { tenantId_identifier: { tenantId, identifier } } })
  const find = async (name: string) =>
    (await table.findUnique({ where: keyOf(name) })) ??
    (await findByIdentifier(storedIdentifier(name, managementAudience)))
  return {
    async list({ identifiers, ...query }) {
      const stored = identifiers?.map((each) => storedIdentifier(each, managementAudience))
      const where = { tenantId, ...(stored && { identifier: { in: stored } }) }
      const find = (window: object) => table.findMany({ ...window, where, select: shownColumns })
      const count = (bound: CountBound) => table.count({ ...bound, where })
      const page = await offsetPage(query, { idName: 'id', find, count }, (row) => row)
      return { ...page, items: await readAnswers(scope, page.items) }
    },
    async get(name) {
      const names = [name, storedIdentifier(name, managementAudience)]
      const [row, clients] = await Promise.all([find(name), linkedClients(scope, names)])
      return row ? toAnswer(row, clients) : undefined
    },
    async findAudience(identifier) {
      const row = await findByIdentifier(identifier)
      return row ? toAudience(row, await openSigningSecret(scope, row)) : undefined
    },
    listDetailTypes: () => listDetailTypes(scope),
    async create({ identifier: given, ...definition }) {
      const identifier = storedIdentifier(given, managementAudience)
      const patch = withDefaults(identifier, definition)
      const id = newHexId()
      const changed = await applyPatch(emptySettings, patch, sealFor(id))
      const times = timesOf(now())
      const row = { ...emptyRow, tenantId, id, identifier, ...times, ...changed }
      const making = table.create({ data: row })
      const sent = refusingDuplicates('resource_server_identifier_used', making)
      changes.created('resource_server', toLog(row), sent)
      return toAnswer(row)
    },
    async update(name, patch) {
      const before = await lockNamed(scope, name)
      if (!before) return undefined
      if (before.isSystem) refuseForManagementApi(patch)
      const changed = await applyPatch(settingsOf(before.settings), patch, sealFor(before.id))
      const data = { ...changed, updatedAt: now() }
      const row = { ...before, ...data }
      const sent = table.update({ where: keyOf(before.id), data, select: { id: true } })
      const removed = removedScopes(before, row)
      if (removed.length > 0) await sentTogether([sent, dropScopes(scope, row, removed)])
      changes.updated('resource_server', toLog(before), toLog(row), sent)
      return toAnswer(row)
    },
    async delete(name) {
      const before = await lockDeletable(scope, name)
      if (!before) return
      await resetDefault(scope, 'default_audience', before.identifier)
      changes.deleted('resource_server', toLog(before), table.delete({ where: keyOf(before.id) }))
    },
  }
}

/** APIs of one page, as the management API answers them. */
async function readAnswers(scope: Scope, rows: readonly ShownRow[]): Promise<ResourceServer[]> {
  const ids = rows.map(({ id }) => id)
  const opening = Promise.all(rows.map((row) => openSigningSecret(scope, row)))
  const [clients, secrets] = await Promise.all([linkedClients(scope, ids), opening])
  return rows.map((row, at) => answerOf(scope, row, clients, secrets[at]))
}

async function readAnswer(scope: Scope, row: ShownRow, known?: LinkedClients) {
  const reading = known ?? linkedClients(scope, [row.id])
  const [clients, secret] = await Promise.all([reading, openSigningSecret(scope, row)])
  return answerOf(scope, row, clients, secret)
}

const answerOf = (
  { managementAudience }: Scope,
  row: ShownRow,
  clients: LinkedClients,
  secret: string | undefined,
): ResourceServer =>
  toWire(row, managementAudience, { secret, clientId: clients.get(row.identifier) })

const timesOf = (at: Date) => ({ createdAt: at, updatedAt: at })

/** Locks and reads an API, by its id or its identifier. */
async function lockNamed(scope: Scope, name: string): Promise<Row | undefined> {
  const { tenantId, managementAudience } = scope
  const byId = await lockedRow(scope, 'resource_servers', { id: name }, (locked) =>
    locked.resourceServer.findUnique({ where: { tenantId_id: { tenantId, id: name } } }),
  )
  if (byId) return byId
  const identifier = storedIdentifier(name, managementAudience)
  return lockedRow(scope, 'resource_servers', { identifier }, (locked) =>
    locked.resourceServer.findUnique({ where: { tenantId_identifier: { tenantId, identifier } } }),
  )
}

/** @throws ApiError `system_resource_server` */
async function lockDeletable(scope: Scope, name: string): Promise<Row | undefined> {
  const row = await lockNamed(scope, name)
  if (row?.isSystem) throw new ApiError('system_resource_server')
  return row
}

async function listDetailTypes({ database, tenantId }: Scope): Promise<readonly string[]> {
  const declared = { path: ['authorization_details'], not: Prisma.AnyNull }
  const where = { tenantId, settings: declared }
  const rows = await database.resourceServer.findMany({ where, select: { settings: true } })
  return [...new Set(rows.flatMap(({ settings }) => detailTypesOf(settingsOf(settings))))].sort()
}

/** Decrypts the HS256 secret of an API; undefined if a key of the tenant signs its tokens. */
function openSigningSecret({ sealer, tenantId }: Scope, { id, settings }: ShownRow) {
  const { signing_alg, signing_secret } = settingsOf(settings)
  return signing_alg === 'HS256' && signing_secret !== undefined
    ? sealer.open(tenantId, secretPurposeOf(id), signing_secret)
    : undefined
}

function removedScopes(before: Row, after: Row): string[] {
  const kept = new Set(scopesOf(after).map(({ value }) => value))
  return scopesOf(before)
    .map(({ value }) => value)
    .filter((value) => !kept.has(value))
}

/** The purpose for which the HS256 secret of an API is sealed. */
export const secretPurposeOf = (id: string) => `signing-secret/${id}`
