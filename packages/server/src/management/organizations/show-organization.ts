import type { Schema } from '@latchkey/contract'

type Organization = Schema<'Organization'>

/** An organization with the defaults of members that were not set. */
export const showOrganization = (organization: Organization): Organization => ({
  ...organization,
  third_party_client_access: organization.third_party_client_access ?? 'allow',
  is_app_entitlement_active: organization.is_app_entitlement_active ?? false,
})
