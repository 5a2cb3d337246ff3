import { randomBytes } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { ApiError, refusedBody } from '../../errors.ts'
import { newClientSecret, newShortId } from '../../ids.ts'
import { isDomainOfUrls } from '../../record-rules/host-name.ts'
import { hashClientSecret } from '../clients/clients.ts'
import type { Prisma } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import {
  type CheckpointPage,
  type CheckpointQuery,
  noCheckpoint,
  type Place,
  pageBehind,
} from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import {
  type Wire as CustomDomain,
  columnsOf,
  withCertificate as include,
  metadataOf,
  type Row,
  toWire,
} from './custom-domain-rows.ts'
import { customDomainSearch } from './custom-domain-search.ts'
import { updateTenant } from './update-tenant.ts'

type DefaultDomain = Schema<'DefaultCustomDomain'>

export interface CustomDomainQuery extends CheckpointQuery {
  readonly q?: string
  readonly sort?: 'domain:1'
}

/** The custom domains of one tenant. */
export interface CustomDomains {
  /**
   * The oldest first or, with `sort`, in the order of the domains.
   *
   * @throws ApiError `invalid_query_string` for an invalid `q`
   */
  list(query: CustomDomainQuery): Promise<CheckpointPage<CustomDomain>>
  get(id: string): Promise<CustomDomain | undefined>
  /** The default custom domain, or the domain of the tenant. */
  getDefault(): Promise<DefaultDomain>
  /**
   * @throws ApiError `custom_domain_used`, `custom_domain_limit_reached`; `invalid_body` for a
   *   domain that URLs cannot have
   */
  create(definition: Schema<'CustomDomainDefinition'>): Promise<CustomDomain>
  update(id: string, patch: Schema<'CustomDomainPatch'>): Promise<CustomDomain | undefined>
  /** @throws ApiError `invalid_body` for a domain that the tenant does not have */
  setDefault(domain: string): Promise<DefaultDomain>
  /**
   * Records a verification. After one without error, the domain is in use.
   *
   * @throws ApiError `custom_domain_used` if another tenant has verified the domain, or has it as
   *   its own
   */
  recordVerification(
    id: string,
    error: string | undefined,
  ): Promise<Schema<'VerifiedCustomDomain'> | undefined>
  /** Deleting an unknown domain is no error. */
  delete(id: string): Promise<void>
}

/** The most custom domains of one tenant. */
const domainsMax = 100

export function customDomains(scope: Scope): CustomDomains {
  const { database, tenantId, changes } = scope
  const table = database.customDomain
  const { find, findDefault, store, linkBy, toItem } = customDomainRows(scope)
  return {
    async list({ q, sort, ...query }) {
      const isMatch = customDomainSearch(q)
      const orderBy = sort ? { domain: 'asc' as const } : { createdAt: 'asc' as const }
      const order = [orderBy, { id: 'asc' as const }]
      const all = await table.findMany({ where: { tenantId }, orderBy: order, include })
      const find = async (place: Place | undefined, rowsMax: number) => {
        const behind = place ? rowsBehind(all, place, sort) : all
        return behind.filter((row) => isMatch(toItem(row))).slice(0, rowsMax)
      }
      return pageBehind(query, { idName: 'id', find }, toItem)
    },
    async get(id) {
      const row = await find(id)
      return row ? toItem(row) : undefined
    },
    async getDefault() {
      const row = await findDefault()
      return row ? toItem(row) : { domain: scope.domain }
    },
    async create(definition) {
      const data = await newRow(scope, definition)
      const sent = refusingDuplicates('custom_domain_used', table.createMany({ data }))
      return changes.created('custom_domain', toItem(data), sent)
    },
    async update(id, patch) {
      const row = await lockTenantAndRead(scope, () => find(id))
      return row ? store(row, columnsOf(patch, metadataOf(row))) : undefined
    },
    async setDefault(domain) {
      const [row, before] = await lockTenantAndRead(scope, () =>
        Promise.all([
          table.findUnique({ where: { tenantId_domain: { tenantId, domain } }, include }),
          findDefault(),
        ]),
      )
      if (!row && domain !== scope.domain) {
        throw refusedBody('`domain` is not a domain of the tenant', 'domain')
      }
      if (before && before.id !== row?.id) store(before, { isDefault: false })
      linkBy(row ? { ...row, isDefault: true } : undefined)
      if (!row) return { domain }
      return row.isDefault ? toItem(row) : store(row, { isDefault: true })
    },
    async recordVerification(id, error) {
      const row = await lockTenantAndRead(scope, () => find(id))
      if (!row) return undefined
      if (error !== undefined) return store(row, { verificationError: error })
      if (await hasOwner(scope, row.domain)) throw new ApiError('custom_domain_used')
      const { key, data } = verified(row, scope.now())
      const after = store(row, data)
      if (row.isDefault) linkBy({ ...row, ...data })
      return { ...after, ...(key !== undefined && { cname_api_key: key }) }
    },
    async delete(id) {
      const row = await lockTenantAndRead(scope, () => find(id))
      if (!row) return
      const sent = table.delete({ where: { tenantId_id: { tenantId, id } } })
      changes.deleted('custom_domain', toItem(row), sent)
      if (row.isDefault) linkBy(undefined)
    },
  }
}

/**
 * The rows after the last one of a page, which may be deleted since: without it, only the order of
 * creation can continue.
 *
 * @throws ApiError `invalid_query_string`
 */
function rowsBehind(
  rows: readonly Row[],
  { id: last, createdAt: time }: Place,
  sort: CustomDomainQuery['sort'],
): readonly Row[] {
  const at = rows.findIndex(({ id }) => id === last)
  if (at !== -1) return rows.slice(at + 1)
  if (sort) throw noCheckpoint()
  return rows.filter(({ createdAt }) => createdAt > time)
}

/** Whether a domain is that of a tenant, which may have been created after the custom domain. */
const hasOwner = async ({ database }: Scope, domain: string): Promise<boolean> =>
  (await database.tenant.findUnique({ where: { domain }, select: { id: true } })) !== null

type Changed = Partial<Omit<Row, 'certificate' | 'metadata'>> & {
  readonly metadata?: Prisma.JsonObject
}

/** Reads and writes rows, and records each change. */
function customDomainRows(scope: Scope) {
  const { database, tenantId, domain, changes } = scope
  const table = database.customDomain
  const toItem = (row: Row) => toWire(row, domain)
  const keyOf = (id: string) => ({ tenantId_id: { tenantId, id } })
  return {
    toItem,
    find: (id: string) => table.findUnique({ where: keyOf(id), include }),
    findDefault: () => table.findFirst({ where: { tenantId, isDefault: true }, include }),
    store(row: Row, data: Changed) {
      const write = table.update({ where: keyOf(row.id), data })
      const sent = refusingDuplicates('custom_domain_used', write)
      return changes.updated('custom_domain', toItem(row), toItem({ ...row, ...data }), sent)
    },
    /**
     * Makes the default domain, if it is in use, the domain of links; otherwise that of the tenant.
     */
    linkBy(row: Row | undefined) {
      updateTenant(scope, { linkDomain: row?.isDefault ? row.servedDomain : null })
    },
  }
}

/** @throws ApiError `custom_domain_used`, `custom_domain_limit_reached`, `invalid_body` */
async function newRow(scope: Scope, { domain, ...definition }: Schema<'CustomDomainDefinition'>) {
  const { database, tenantId, now } = scope
  if (!isDomainOfUrls(domain)) {
    throw refusedBody(
      '`domain` must be a domain that URLs can have, such as login.example.com',
      'domain',
    )
  }
  const [isOwned, count] = await lockTenantAndRead(scope, () =>
    Promise.all([hasOwner(scope, domain), database.customDomain.count({ where: { tenantId } })]),
  )
  if (isOwned) throw new ApiError('custom_domain_used')
  if (count >= domainsMax) throw new ApiError('custom_domain_limit_reached')
  const { type, verification_method = type === 'self_managed_certs' ? 'txt' : 'cname' } = definition
  return {
    tenantId,
    id: newShortId('cd'),
    domain,
    servedDomain: null,
    type,
    isDefault: false,
    verificationMethod: verification_method,
    verificationCode: randomBytes(16).toString('base64url'),
    verificationError: null,
    verifiedAt: null,
    tlsPolicy: 'recommended',
    clientIpHeader: null,
    metadata: {},
    relyingPartyIdentifier: null,
    edgeKeyHash: null,
    createdAt: now(),
    ...columnsOf(definition, {}),
  }
}

/** The changes that a verification makes, and the API key of the reverse proxy if it is new. */
function verified(row: Row, verifiedAt: Date) {
  const needsKey = row.type === 'self_managed_certs' && row.edgeKeyHash === null
  const key = needsKey ? newClientSecret() : undefined
  const data = {
    servedDomain: row.domain,
    verifiedAt,
    verificationError: null,
    ...(key !== undefined && { edgeKeyHash: hashClientSecret(key) }),
  }
  return { key, data }
}
