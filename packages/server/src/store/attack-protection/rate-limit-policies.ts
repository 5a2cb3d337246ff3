import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { RateLimitPolicy as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { jsonOf } from '../rows/json.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import { rowById } from '../rows/row-by-id.ts'
import type { Scope } from '../rows/scope.ts'

/** A policy that limits the requests of clients. */
export type RateLimitPolicy = Schema<'RateLimitPolicy'>

/** The most policies of a tenant, which are read together and cached. */
const policiesMax = 1_000

type NewPolicy = Pick<RateLimitPolicy, 'consumer_selector' | 'configuration'>

/** The policies of one tenant that limit the requests of its clients. */
export interface RateLimitPolicies {
  /** The oldest first. */
  list(
    query: CheckpointQuery & { readonly consumer_selector?: string },
  ): Promise<CheckpointPage<RateLimitPolicy>>
  /** All, by `consumer_selector`. */
  listAll(): Promise<ReadonlyMap<string, RateLimitPolicy>>
  get(id: string): Promise<RateLimitPolicy | undefined>
  /** @throws ApiError `rate_limit_policy_selector_used`, `too_many_rate_limit_policies` */
  create(policy: NewPolicy): Promise<RateLimitPolicy>
  update(
    id: string,
    patch: Partial<Pick<RateLimitPolicy, 'configuration'>>,
  ): Promise<RateLimitPolicy | undefined>
  /** Deleting an unknown policy is no error. */
  delete(id: string): Promise<void>
}

export function rateLimitPolicies(scope: Scope): RateLimitPolicies {
  const { database, tenantId, now, changes } = scope
  const table = database.rateLimitPolicy
  const { get, lock } = rowById(
    scope,
    'rate_limit_policies',
    (tables, where) => tables.rateLimitPolicy.findUnique({ where }),
    toWire,
  )
  return {
    list({ consumer_selector: selector, ...query }) {
      const chosen = { tenantId, ...(selector !== undefined && { selector }) }
      const find = ({ where, ...window }: { where: object }) =>
        table.findMany({ ...window, where: { ...chosen, ...where } })
      return checkpointPage(query, { idName: 'id', find }, toWire)
    },
    async listAll() {
      const rows = await table.findMany({ where: { tenantId }, take: policiesMax })
      return new Map(rows.map((row) => [row.selector, toWire(row)]))
    },
    get,
    async create({ consumer_selector: selector, configuration }) {
      const count = () => table.count({ where: { tenantId } })
      const existing = await lockTenantAndRead(scope, count)
      if (existing >= policiesMax) throw new ApiError('too_many_rate_limit_policies')
      const id = newId('rlp')
      const at = now()
      const data = {
        tenantId,
        id,
        selector,
        configuration: jsonOf(configuration),
        createdAt: at,
        updatedAt: at,
      }
      const sent = refusingDuplicates('rate_limit_policy_selector_used', table.createMany({ data }))
      return changes.created('rate_limit_policy', toWire(data), sent)
    },
    async update(id, patch) {
      const row = await lock(id)
      if (!row) return undefined
      const before = toWire(row)
      const configuration = jsonOf(patch.configuration ?? before.configuration)
      const data = { configuration, updatedAt: now() }
      const sent = table.updateMany({ where: { tenantId, id }, data })
      return changes.updated('rate_limit_policy', before, toWire({ ...row, ...data }), sent)
    },
    async delete(id) {
      const before = await lock(id)
      if (!before) return
      changes.deleted(
        'rate_limit_policy',
        toWire(before),
        table.deleteMany({ where: { tenantId, id } }),
      )
    },
  }
}

const toWire = (row: Row): RateLimitPolicy => ({
  id: row.id,
  resource: 'oauth_authentication_api',
  consumer: 'client',
  consumer_selector: row.selector,
  // The API has validated what the column contains.
  configuration: JSON.parse(JSON.stringify(row.configuration)),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})
