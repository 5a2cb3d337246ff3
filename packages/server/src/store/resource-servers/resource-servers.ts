import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newHexId, newSigningSecret } from '../../ids.ts'
import {
  lifetimesOf,
  refuseContradictions,
  refuseForManagementApi,
} from '../../record-rules/resource-server-checks.ts'
import { Prisma, type ResourceServer as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { lockAndRead } from '../rows/lock-row.ts'
import { type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { dropScopes } from './drop-scopes.ts'
import {
  managementApiName,
  managementApiScopes,
  shownIdentifier,
  storedIdentifier,
} from './management-api.ts'

type ResourceServer = Schema<'ResourceServer'>
type Definition = Schema<'ResourceServerDefinition'>
type Patch = Schema<'ResourceServerPatch'>

/** An API as the token endpoint reads it. */
export interface Audience {
  /** The `aud` of its tokens; for the management API the stored identifier. */
  readonly identifier: string
  readonly scopes: readonly string[]
  readonly tokenLifetimeSeconds: number
  readonly tokenDialect: Schema<'ResourceServerTokenDialect'>
  readonly enforcesPolicies: boolean
  /** Whether clients may use `client_credentials` for it, with a grant. */
  readonly admitsClients: boolean
  /** The HS256 secret that signs its tokens; undefined for RS256 with the key of the tenant. */
  readonly signingSecret: string | undefined
  readonly encryptionKey: Schema<'ResourceServerEncryptionKey'> | undefined
  /** The types of authorization details that it declares (RFC 9396). */
  readonly detailTypes: readonly string[]
  /** The proof of possession that its tokens require. */
  readonly possession: Schema<'ResourceServerProofOfPossession'> | undefined
}

/** The APIs of one tenant, including the management API, which cannot be changed. */
export interface ResourceServers {
  /** The oldest first; optionally only those with these identifiers. */
  list(
    query: OffsetQuery & { readonly identifiers?: readonly string[] },
  ): Promise<OffsetPage<ResourceServer>>
  /** By id or by identifier. */
  get(name: string): Promise<ResourceServer | undefined>
  findAudience(identifier: string): Promise<Audience | undefined>
  /** The types of authorization details that any API declares. */
  listDetailTypes(): Promise<readonly string[]>
  /** @throws ApiError `resource_server_identifier_used`, or 400 */
  create(definition: Definition): Promise<ResourceServer>
  /**
   * Removes dropped scopes from grants and permissions too.
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
  const openSecret = (row: Row) => openSigningSecret(scope, row)
  const toLog = (row: Row) => toWire(row, managementAudience)
  const toAnswer = async (row: Row) => toWire(row, managementAudience, await openSecret(row))
  const findByIdentifier = (identifier: string) =>
    table.findUnique({ where: { tenantId_identifier: { tenantId, identifier } } })
  const find = async (name: string) =>
    (await table.findUnique({ where: keyOf(name) })) ??
    (await findByIdentifier(storedIdentifier(name, managementAudience)))
  const lock = async (name: string) => {
    const { id = '' } = (await find(name)) ?? {}
    return lockAndRead(scope, 'resource_servers', { id }, () =>
      table.findUnique({ where: keyOf(id) }),
    )
  }
  return {
    async list({ identifiers, ...query }) {
      const stored = identifiers?.map((each) => storedIdentifier(each, managementAudience))
      const where = { tenantId, ...(stored && { identifier: { in: stored } }) }
      const find = (window: object) => table.findMany({ ...window, where })
      const count = () => table.count({ where })
      const page = await offsetPage(query, { idName: 'id', find, count }, (row) => row)
      return { ...page, items: await Promise.all(page.items.map(toAnswer)) }
    },
    async get(name) {
      const row = await find(name)
      return row ? toAnswer(row) : undefined
    },
    async findAudience(identifier) {
      const row = await findByIdentifier(identifier)
      return row ? toAudience(row, await openSecret(row)) : undefined
    },
    listDetailTypes: () => listDetailTypes(scope),
    async create({ identifier: given, ...definition }) {
      const at = now()
      const identifier = storedIdentifier(given, managementAudience)
      const id = newHexId()
      const changed = await applyPatch(emptySettings, definition, sealFor(id))
      const own = { tenantId, id, identifier, createdAt: at, updatedAt: at }
      const write = table.create({ data: { ...own, ...changed } })
      const row = await refusingDuplicates('resource_server_identifier_used', write)
      changes.created('resource_server', toLog(row))
      return toAnswer(row)
    },
    async update(name, patch) {
      const before = await lock(name)
      if (!before) return undefined
      if (before.isSystem) refuseForManagementApi(patch)
      const changed = await applyPatch(settingsOf(before.settings), patch, sealFor(before.id))
      const data = { ...changed, updatedAt: now() }
      const row = await table.update({ where: keyOf(before.id), data })
      const removed = removedScopes(before, row)
      if (removed.length > 0) await dropScopes(scope, row, removed)
      changes.updated('resource_server', toLog(before), toLog(row))
      return toAnswer(row)
    },
    async delete(name) {
      const before = await lock(name)
      if (!before) return
      if (before.isSystem) throw new ApiError('system_resource_server')
      await table.delete({ where: keyOf(before.id) })
      changes.deleted('resource_server', toLog(before))
    },
  }
}

async function listDetailTypes({ database, tenantId }: Scope): Promise<readonly string[]> {
  const declared = { path: ['authorization_details'], not: Prisma.AnyNull }
  const where = { tenantId, settings: declared }
  const rows = await database.resourceServer.findMany({ where, select: { settings: true } })
  return [...new Set(rows.flatMap(({ settings }) => detailTypesOf(settingsOf(settings))))].sort()
}

/** Undefined if a key of the tenant signs the API's tokens. */
async function openSigningSecret({ sealer, tenantId }: Scope, { id, settings }: Row) {
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

/** The purpose under which the signing secret of an API is sealed. */
export const secretPurposeOf = (id: string) => `signing-secret/${id}`

/** The members of the API that have no column; `signing_secret` is sealed. */
type Settings = Omit<Patch, 'name' | 'scopes'> & typeof emptySettings

/** The defaults, as the hosted API has them. */
const emptySettings = {
  signing_alg: 'RS256' as NonNullable<Patch['signing_alg']>,
  allow_offline_access: false,
  token_lifetime: 86_400,
  token_lifetime_for_web: 7200,
  skip_consent_for_verifiable_first_party_clients: false,
  enforce_policies: false,
  token_dialect: 'access_token' as Schema<'ResourceServerTokenDialect'>,
  subject_type_authorization: {
    user: { policy: 'allow_all' },
    client: { policy: 'require_client_grant' },
  } as Schema<'ResourceServerSubjectTypeAuthorization'>,
}

const settingsOf = (stored: Row['settings']): Settings => ({
  ...emptySettings,
  ...(stored as Partial<Settings>),
})

/** The scopes of an API; those of the management API are not stored. */
export const scopesOf = ({ isSystem, scopes }: Pick<Row, 'isSystem' | 'scopes'>) =>
  isSystem ? managementApiScopes() : (scopes as unknown as Schema<'ResourceServerScope'>[])

/** The stored members of an API after a patch. */
async function applyPatch(
  before: Settings,
  { name, scopes, signing_secret, subject_type_authorization, ...patch }: Patch,
  seal: (secret: string) => Promise<string>,
) {
  refuseContradictions({ ...patch, ...(scopes && { scopes }) })
  const alg = patch.signing_alg ?? before.signing_alg
  const isSecretMissing = alg === 'HS256' && before.signing_secret === undefined
  const secret = signing_secret ?? (isSecretMissing ? newSigningSecret() : undefined)
  const settings = {
    ...before,
    ...patch,
    ...lifetimesOf(before, patch),
    ...(secret !== undefined && { signing_secret: await seal(secret) }),
    subject_type_authorization: {
      ...before.subject_type_authorization,
      ...subject_type_authorization,
    },
  }
  return { ...(name !== undefined && { name }), ...(scopes && { scopes }), settings }
}

/** The member order of the hosted API; other members follow in the order of the contract. */
const settingsOrder = [
  'allow_offline_access',
  'allow_online_access',
  'allow_online_access_with_ephemeral_sessions',
  'token_lifetime',
  'token_lifetime_for_web',
  'skip_consent_for_verifiable_first_party_clients',
  'enforce_policies',
  'token_dialect',
  'token_encryption',
  'consent_policy',
  'authorization_details',
  'proof_of_possession',
  'subject_type_authorization',
  'authorization_policy',
] as const satisfies (keyof Settings)[]

function toWire(row: Row, managementAudience: string, secret?: string): ResourceServer {
  const settings = settingsOf(row.settings)
  const present = settingsOrder.filter((name) => settings[name] !== undefined)
  const name = row.isSystem ? managementApiName : row.name
  return {
    id: row.id,
    ...(name !== null && { name }),
    identifier: shownIdentifier(row.identifier, managementAudience),
    scopes: scopesOf(row),
    signing_alg: settings.signing_alg,
    ...(secret !== undefined && { signing_secret: secret }),
    ...(Object.fromEntries(present.map((name) => [name, settings[name]])) as Partial<Settings>),
    is_system: row.isSystem,
  }
}

const detailTypesOf = ({ authorization_details: details }: Settings) =>
  (details ?? []).map(({ type }) => type)

function toAudience(row: Row, signingSecret: string | undefined): Audience {
  const settings = settingsOf(row.settings)
  return {
    identifier: row.identifier,
    scopes: scopesOf(row).map(({ value }) => value),
    tokenLifetimeSeconds: settings.token_lifetime,
    tokenDialect: settings.token_dialect,
    // Users administer the tenant by their permissions alone.
    enforcesPolicies: row.isSystem || settings.enforce_policies,
    admitsClients: settings.subject_type_authorization.client?.policy !== 'deny_all',
    signingSecret,
    encryptionKey: settings.token_encryption?.encryption_key,
    detailTypes: detailTypesOf(settings),
    possession: settings.proof_of_possession ?? undefined,
  }
}
