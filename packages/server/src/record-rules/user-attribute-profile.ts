import type { Schema } from '@latchkey/contract'

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'

/** The mapping of the identifier of users, with the default of each member that it leaves out. */
export function withUserIdDefaults(
  given: Schema<'UserAttributeProfileUserId'>,
): Schema<'UserAttributeProfileUserId'> {
  return {
    oidc_mapping: 'sub',
    saml_mapping: [`${claims}/nameidentifier`, `${claims}/upn`, `${claims}/name`],
    scim_mapping: 'externalId',
    ...given,
  }
}
