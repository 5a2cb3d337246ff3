import type { Schema } from '@latchkey/contract'

type Organization = Schema<'Organization'>

/** An organization with the members that are the same of every organization. */
export const showOrganization = (organization: Organization): Organization => ({
  ...organization,
  third_party_client_access: 'allow',
  is_app_entitlement_active: organization.is_app_entitlement_active ?? false,
})
