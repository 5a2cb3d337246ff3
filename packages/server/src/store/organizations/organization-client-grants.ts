import type { Schema } from '@latchkey/contract'
import { ApiError, refusedBody } from '../../errors.ts'
import { clientGrants } from '../clients/client-grants.ts'
import { storedIdentifier } from '../resource-servers/management-api.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { lockRow } from '../rows/lock-row.ts'
import {
  type CountBound,
  type EitherPage,
  type EitherQuery,
  eitherPage,
  type OffsetPage,
  type OffsetQuery,
  offsetPage,
} from '../rows/paging.ts'
import { readOf, readOfOrganization, requireOrganization } from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'
import { type Organization, toOrganization } from './organizations.ts'

type Grant = Schema<'OrganizationClientGrant'>

interface Query extends OffsetQuery {
  readonly audience?: string
  readonly client_id?: string
  readonly grant_ids?: readonly string[]
}

/** The client grants that are assigned to organizations, in the order of assignment. */
export interface OrganizationClientGrants {
  /** @throws ApiError `organization_not_found` */
  list(organizationId: string, query: Query): Promise<OffsetPage<Grant>>
  /** @throws ApiError `client_grant_not_found` */
  listOrganizations(grantId: string, query: EitherQuery): Promise<EitherPage<Organization>>
  /** The id of the grant, if it is assigned to the organization. */
  findAssigned(organizationId: string, grantId: string): Promise<string | undefined>
  /**
   * Assigns a client grant.
   *
   * @throws ApiError `organization_not_found`, `client_grant_not_found`,
   *   `organization_client_grant_used`, 400 for a grant that does not permit organizations
   */
  create(organizationId: string, grantId: string): Promise<Grant>
  /** Removing an unassigned grant is no error. @throws ApiError `organization_not_found` */
  delete(organizationId: string, grantId: string): Promise<void>
}

export function organizationClientGrants(scope: Scope): OrganizationClientGrants {
  const { database, tenantId, managementAudience, now, changes } = scope
  const table = database.organizationClientGrant
  const grants = clientGrants(scope)
  return {
    list(organizationId, { audience, client_id: clientId, grant_ids: ids, ...query }) {
      const grant = {
        ...(audience !== undefined && { audience: storedIdentifier(audience, managementAudience) }),
        ...(clientId !== undefined && { clientId }),
        ...(ids !== undefined && { id: { in: [...ids] } }),
      }
      const where = { tenantId, organizationId, grant: { is: grant } }
      const rows = {
        idName: 'grantId' as const,
        find: (window: object) => table.findMany({ ...window, where, include: { grant: true } }),
        count: (bound: CountBound) => table.count({ ...bound, where }),
      }
      return readOfOrganization(scope, organizationId, () =>
        offsetPage(query, rows, (row) => toItem(grants.shown(row.grant))),
      )
    },
    listOrganizations(grantId, query) {
      const where = { tenantId, grantId }
      const rows = {
        idName: 'organizationId' as const,
        find: ({ where: after, ...window }: { where: object }) =>
          table.findMany({
            ...window,
            where: { ...where, ...after },
            include: { organization: true },
          }),
        count: (bound: CountBound) => table.count({ ...bound, where }),
      }
      return readOf(
        () => eitherPage(query, rows, ({ organization }) => toOrganization(organization)),
        () => grants.get(grantId),
        'client_grant_not_found',
      )
    },
    async findAssigned(organizationId, grantId) {
      const where = { tenantId_organizationId_grantId: { tenantId, organizationId, grantId } }
      return (await table.findUnique({ where, select: { grantId: true } }))?.grantId
    },
    async create(organizationId, grantId) {
      const [, , grant] = await Promise.all([
        requireOrganization(scope, organizationId),
        lockRow(scope, 'client_grants', { id: grantId }),
        grants.get(grantId),
      ])
      if (!grant) throw new ApiError('client_grant_not_found')
      if (grant.organization_usage === undefined || grant.organization_usage === 'deny') {
        const reason = '`organization_usage` of the grant must be `allow` or `require`'
        throw refusedBody(reason, 'grant_id')
      }
      const data = { tenantId, organizationId, grantId, createdAt: now() }
      await refusingDuplicates('organization_client_grant_used', table.create({ data }))
      changes.created('organization_client_grant', noted(organizationId, grantId))
      return { ...toItem(grant), grant_id: grant.id }
    },
    async delete(organizationId, grantId) {
      const [, { count }] = await Promise.all([
        requireOrganization(scope, organizationId),
        table.deleteMany({ where: { tenantId, organizationId, grantId } }),
      ])
      if (count > 0) changes.deleted('organization_client_grant', noted(organizationId, grantId))
    },
  }
}

const noted = (organizationId: string, grantId: string) => ({
  id: grantId,
  organization: { id: organizationId },
})

function toItem(grant: Schema<'ClientGrant'>): Grant {
  const { id, client_id, audience, scope, subject_type } = grant
  const { organization_usage, allow_any_organization } = grant
  return {
    id,
    ...(client_id !== undefined && { client_id }),
    audience,
    scope,
    subject_type,
    ...(organization_usage !== undefined && { organization_usage }),
    ...(allow_any_organization !== undefined && { allow_any_organization }),
  }
}
