import { Prisma } from '../prisma/client.ts'

/**
 * The roles that a user has in all of the tenant, as a query: directly, and by the groups of any of
 * the user's accounts. A role is found as often as it is assigned. This query and that of
 * `rolesInOrganization` alone decide who has a role.
 */
export const rolesOfUser = (tenantId: string, userId: string): Prisma.Sql => Prisma.sql`
  select role_id, 'direct' as source, created_at from user_roles
   where tenant_id = ${tenantId} and user_id = ${userId}
   union all
  select role_id, 'groups', group_roles.created_at
    from identities join scim_group_members using (tenant_id, provider, provider_user_id)
    join group_roles using (tenant_id, group_id)
   where tenant_id = ${tenantId} and user_id = ${userId}`

/** The roles that a member has in an organization besides those of `rolesOfUser`, as that query. */
export const rolesInOrganization = (
  tenantId: string,
  organizationId: string,
  userId: string,
): Prisma.Sql => Prisma.sql`
  select role_id, 'direct' as source, created_at from organization_member_roles
   where tenant_id = ${tenantId} and organization_id = ${organizationId} and user_id = ${userId}
   union all
  select role_id, 'groups', organization_group_roles.created_at
    from organization_members join identities using (tenant_id, user_id)
    join scim_group_members using (tenant_id, provider, provider_user_id)
    join organization_group_roles using (tenant_id, organization_id, group_id)
   where tenant_id = ${tenantId} and organization_id = ${organizationId} and user_id = ${userId}`
