import type { Schema } from '@latchkey/contract'
import { ApiError, refusedBody } from '../../errors.ts'
import { newShortId } from '../../ids.ts'
import { withoutNulls } from '../../merge-members.ts'
import { Prisma, type ClientGrant as Row } from '../prisma/client.ts'
import { shownIdentifier, storedIdentifier } from '../resource-servers/management-api.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { jsonOf } from '../rows/json.ts'
import { lockRow } from '../rows/lock-row.ts'
import { type CountBound, type EitherPage, type EitherQuery, eitherPage } from '../rows/paging.ts'
import { rowById } from '../rows/row-by-id.ts'
import type { Scope } from '../rows/scope.ts'

type ClientGrant = Schema<'ClientGrant'>
type Definition = Schema<'ClientGrantDefinition'>
type Patch = Schema<'ClientGrantPatch'>
type SubjectType = ClientGrant['subject_type']
type DefaultFor = NonNullable<ClientGrant['default_for']>

/** The clients that can have default grants. */
const thirdParties: DefaultFor = 'third_party_clients'

interface Filters {
  readonly audience?: string
  readonly client_id?: string
  readonly allow_any_organization?: boolean
  readonly subject_type?: SubjectType
  readonly default_for?: DefaultFor
}

/** The client grants of one tenant. */
export interface ClientGrants {
  /** The oldest first. */
  list(query: EitherQuery & Filters): Promise<EitherPage<ClientGrant>>
  get(id: string): Promise<ClientGrant | undefined>
  /**
   * @throws ApiError `client_not_found`, `resource_server_not_found`, `client_grant_used`, 400 for
   *   neither or both of client and `default_for`
   */
  create(definition: Definition): Promise<ClientGrant>
  /** @throws ApiError 400 for a scope that the API does not have */
  update(id: string, patch: Patch): Promise<ClientGrant | undefined>
  /** Deleting an unknown grant is no error. */
  delete(id: string): Promise<void>
  /** The client grant of a row, as the API answers it. */
  shown(row: Row): ClientGrant
}

export function clientGrants(scope: Scope): ClientGrants {
  const { database, tenantId, managementAudience, now, changes } = scope
  const table = database.clientGrant
  const toItem = (row: Row) => toWire(row, managementAudience)
  const { get, lock } = rowById(
    scope,
    'client_grants',
    (tables, where) => tables.clientGrant.findUnique({ where }),
    toItem,
  )
  return {
    list(query) {
      const where = conditions(query, { tenantId, managementAudience })
      const find = ({ where: after, ...window }: { where: object }) =>
        table.findMany({ ...window, where: { AND: [where, after] } })
      const count = (bound: CountBound) => table.count({ ...bound, where })
      return eitherPage(query, { idName: 'id', find, count }, toItem)
    },
    get,
    create: async (definition) =>
      changes.created('client_grant', toItem(await createRow(scope, definition))),
    async update(id, { scope: names, ...patch }) {
      const before = await lock(id)
      if (!before) return undefined
      const merged: object = { ...(before.settings as object), ...patch }
      const settings = jsonOf(withoutNulls(merged))
      const data = {
        ...(names !== undefined && { scope: [...new Set(names ?? [])] }),
        settings,
        updatedAt: now(),
      }
      const after = toItem({ ...before, ...data })
      const sent = table.updateMany({ where: { tenantId, id }, data })
      return changes.updated('client_grant', toItem(before), after, sent)
    },
    async delete(id) {
      const before = await lock(id)
      if (!before) return
      changes.deleted('client_grant', toItem(before), table.deleteMany({ where: { tenantId, id } }))
    },
    shown: toItem,
  }
}

/** Writes the row of a new grant, of a client or by default. */
async function createRow(scope: Scope, definition: Definition): Promise<Row> {
  const { database, tenantId, managementAudience, now } = scope
  const { audience, scope: names = [], subject_type, ...others } = definition
  const { client_id: clientId, default_for: defaultFor, ...settings } = others
  if ((clientId === undefined) === (defaultFor === undefined)) {
    const reason = 'Exactly one of `client_id` and `default_for` is required'
    throw refusedBody(reason, 'client_id')
  }
  const at = now()
  const identifier = storedIdentifier(audience, managementAudience)
  const isClient = async () => {
    if (clientId === undefined) return true
    const where = { tenantId_clientId: { tenantId, clientId } }
    const client = await database.client.findUnique({ where, select: { appType: true } })
    if (client?.appType === 'express_configuration') {
      const reason = 'Clients of the type `express_configuration` have no grants of their own'
      throw refusedBody(reason, 'client_id')
    }
    return client !== null
  }
  const [found, isApi] = await Promise.all([
    isClient(),
    lockRow(scope, 'resource_servers', { identifier }),
  ])
  if (!found) throw new ApiError('client_not_found')
  if (!isApi) throw new ApiError('resource_server_not_found')
  const data = {
    tenantId,
    id: newShortId('cgr'),
    clientId: clientId ?? null,
    defaultFor: defaultFor ?? null,
    audience: identifier,
    scope: [...new Set(names)],
    subjectType: subject_type ?? 'client',
    settings,
    createdAt: at,
    updatedAt: at,
  }
  return refusingDuplicates('client_grant_used', database.clientGrant.create({ data }))
}

/** The columns of client grants that the token endpoint reads. */
export const grantsForTokens = {
  select: { id: true, audience: true, scope: true, settings: true, subjectType: true },
} satisfies Prisma.Client$clientGrantsArgs

type GrantForTokens = Pick<Row, 'id' | 'audience' | 'scope' | 'settings' | 'subjectType'>

/** The default grants of third-party clients. */
export const listDefaultGrants = ({ database, tenantId }: Scope): Promise<GrantForTokens[]> =>
  database.clientGrant.findMany({
    where: { tenantId, defaultFor: thirdParties },
    ...grantsForTokens,
  })

/** The grants of a client; a default grant applies to an API for which the client has none. */
export function withDefaults(
  own: readonly GrantForTokens[],
  defaults: readonly GrantForTokens[],
): readonly GrantForTokens[] {
  const keyOf = ({ subjectType, audience }: GrantForTokens) => `${subjectType} ${audience}`
  const known = new Set(own.map(keyOf))
  return [...own, ...defaults.filter((each) => !known.has(keyOf(each)))]
}

/** A client grant, as the token endpoint reads it. */
export interface TokenGrant {
  readonly id: string
  /** The stored identifier of the API. */
  readonly audience: string
  readonly scope: readonly string[]
  readonly allowsAllScopes: boolean
  readonly organizationUsage: 'deny' | 'allow' | 'require'
  readonly allowsAnyOrganization: boolean
  /** The types of authorization details that the client may request (RFC 9396). */
  readonly detailTypes: readonly string[]
}

/** A client grant with the defaults of what was not set. */
export function toTokenGrant({
  id,
  audience,
  scope,
  settings,
}: Pick<Row, 'id' | 'audience' | 'scope' | 'settings'>): TokenGrant {
  const { organization_usage, allow_any_organization, ...others } = settings as GrantSettings
  const { allow_all_scopes = false, authorization_details_types = [] } = others
  return {
    id,
    audience,
    scope,
    allowsAllScopes: allow_all_scopes ?? false,
    organizationUsage: organization_usage ?? 'deny',
    allowsAnyOrganization: allow_any_organization ?? false,
    detailTypes: authorization_details_types,
  }
}

function conditions(
  { audience, client_id, allow_any_organization: any, subject_type, default_for }: Filters,
  { tenantId, managementAudience }: Pick<Scope, 'tenantId' | 'managementAudience'>,
): Prisma.ClientGrantWhereInput {
  const isAny = { settings: { path: ['allow_any_organization'], equals: true } }
  return {
    tenantId,
    ...(audience !== undefined && { audience: storedIdentifier(audience, managementAudience) }),
    ...(client_id !== undefined && { clientId: client_id }),
    ...(subject_type !== undefined && { subjectType: subject_type }),
    ...(any === true && isAny),
    ...(any === false && {
      OR: [
        { settings: { path: ['allow_any_organization'], equals: false } },
        { settings: { path: ['allow_any_organization'], equals: Prisma.DbNull } },
      ],
    }),
    ...(default_for !== undefined && { defaultFor: default_for }),
  }
}

type GrantSettings = Omit<
  ClientGrant,
  'id' | 'client_id' | 'audience' | 'scope' | 'subject_type' | 'default_for'
>

function toWire(row: Row, managementAudience: string): ClientGrant {
  const settings = row.settings as GrantSettings
  const { organization_usage, allow_any_organization, authorization_details_types } = settings
  const { allow_all_scopes } = settings
  return {
    id: row.id,
    ...(row.clientId !== null && { client_id: row.clientId }),
    audience: shownIdentifier(row.audience, managementAudience),
    scope: row.scope,
    ...(organization_usage !== undefined && { organization_usage }),
    ...(allow_any_organization !== undefined && { allow_any_organization }),
    subject_type: row.subjectType as SubjectType,
    ...(authorization_details_types !== undefined && { authorization_details_types }),
    ...(allow_all_scopes !== undefined && { allow_all_scopes }),
    ...(row.defaultFor === thirdParties && { default_for: thirdParties }),
  }
}
