import type { Schema } from '@latchkey/contract'

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'

/** The mapping of the user's identifier, completed by defaults. */
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
