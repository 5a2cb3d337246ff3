import { randomBytes } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { newShortId } from '../../ids.ts'
import type { OrganizationDiscoveryDomain as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { lockAndRead } from '../rows/lock-row.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import { readOfOrganization, requireOrganization } from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'
import { withdrawAliases } from './domain-aliases.ts'

type Domain = Schema<'OrganizationDiscoveryDomain'>

/**
 * The e-mail domains by which log-ins find an organization. Each method with an organization throws
 * ApiError `organization_not_found`.
 */
export interface OrganizationDiscoveryDomains {
  /** The oldest first. */
  list(organizationId: string, query: CheckpointQuery): Promise<CheckpointPage<Domain>>
  get(organizationId: string, id: string): Promise<Domain | undefined>
  findByName(organizationId: string, domain: string): Promise<Domain | undefined>
  /** Whether a domain is verified, which no other transaction changes until this one ends. */
  lockVerified(organizationId: string, domain: string): Promise<boolean>
  /**
   * The organization that log-ins find by a domain, which must be verified and enabled for this
   * purpose. Undefined if several organizations have the domain.
   */
  findOrganization(domain: string): Promise<string | undefined>
  /** @throws ApiError `discovery_domain_used` */
  create(
    organizationId: string,
    definition: Schema<'OrganizationDiscoveryDomainDefinition'>,
  ): Promise<Domain>
  update(
    organizationId: string,
    id: string,
    patch: Schema<'OrganizationDiscoveryDomainPatch'>,
  ): Promise<Domain | undefined>
  /**
   * Deletes a domain, which then leads to no identity provider of the organization either.
   *
   * @returns whether there was one
   */
  delete(organizationId: string, id: string): Promise<boolean>
}

export function organizationDiscoveryDomains(scope: Scope): OrganizationDiscoveryDomains {
  const { database, tenantId, now, changes } = scope
  const table = database.organizationDiscoveryDomain
  const find = async (organizationId: string, named: { id: string } | { domain: string }) => {
    const row = await readOfOrganization(scope, organizationId, () =>
      table.findFirst({ where: { tenantId, organizationId, ...named } }),
    )
    return row ? toItem(row) : undefined
  }
  const lock = async (organizationId: string, id: string) => {
    const key = { organization_id: organizationId, id }
    const [, row] = await Promise.all([
      requireOrganization(scope, organizationId),
      lockAndRead(scope, 'organization_discovery_domains', key, () => find(organizationId, { id })),
    ])
    return row
  }
  return {
    list(organizationId, query) {
      const findRows = ({ where: after, ...window }: { where: object }) =>
        table.findMany({ ...window, where: { tenantId, organizationId, ...after } })
      return readOfOrganization(scope, organizationId, () =>
        checkpointPage(query, { idName: 'id', find: findRows }, toItem),
      )
    },
    get: (organizationId, id) => find(organizationId, { id }),
    findByName: (organizationId, domain) => find(organizationId, { domain }),
    lockVerified: (organizationId, domain) => lockVerified(scope, organizationId, domain),
    findOrganization: (domain) => findOrganization(scope, domain),
    async create(organizationId, { domain, status = 'pending', ...members }) {
      await requireOrganization(scope, organizationId)
      const { use_for_organization_discovery: usedForDiscovery = true } = members
      const data = {
        tenantId,
        id: newShortId('dd'),
        organizationId,
        domain,
        status,
        verificationCode: randomBytes(16).toString('base64url'),
        usedForDiscovery,
        createdAt: now(),
      }
      const made = toItem(await refusingDuplicates('discovery_domain_used', table.create({ data })))
      changes.created('organization_discovery_domain', noted(organizationId, made))
      return made
    },
    async update(organizationId, id, { status, use_for_organization_discovery: isUsed }) {
      const before = await lock(organizationId, id)
      if (!before) return undefined
      const data = {
        ...(status !== undefined && { status }),
        ...(isUsed !== undefined && { usedForDiscovery: isUsed }),
      }
      const after = toItem(await table.update({ where: { tenantId_id: { tenantId, id } }, data }))
      const [was, is] = [noted(organizationId, before), noted(organizationId, after)]
      changes.updated('organization_discovery_domain', was, is)
      if (after.status !== 'verified') await withdrawAliases(scope, organizationId, after.domain)
      return after
    },
    async delete(organizationId, id) {
      const before = await lock(organizationId, id)
      if (!before) return false
      const sent = table.delete({ where: { tenantId_id: { tenantId, id } } })
      changes.deleted('organization_discovery_domain', noted(organizationId, before), sent)
      await withdrawAliases(scope, organizationId, before.domain)
      return true
    },
  }
}

async function findOrganization({ database, tenantId }: Scope, domain: string) {
  const where = { tenantId, domain, status: 'verified', usedForDiscovery: true }
  const [found, another] = await database.organizationDiscoveryDomain.findMany({ where, take: 2 })
  return another ? undefined : found?.organizationId
}

async function lockVerified(
  scope: Scope,
  organizationId: string,
  domain: string,
): Promise<boolean> {
  const { database, tenantId } = scope
  const key = { organization_id: organizationId, domain }
  const where = { tenantId, organizationId, domain }
  const row = await lockAndRead(scope, 'organization_discovery_domains', key, () =>
    database.organizationDiscoveryDomain.findFirst({ where }),
  )
  return row?.status === 'verified'
}

const noted = (organizationId: string, domain: Domain) => ({
  ...domain,
  organization: { id: organizationId },
})

function toItem(row: Row): Domain {
  const { id, domain, verificationCode } = row
  return {
    id,
    domain,
    status: row.status === 'verified' ? 'verified' : 'pending',
    use_for_organization_discovery: row.usedForDiscovery,
    verification_txt: `latchkey-domain-verification=${verificationCode}`,
    verification_host: `_latchkey-challenge.${domain}`,
  }
}
