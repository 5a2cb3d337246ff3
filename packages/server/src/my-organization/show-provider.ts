import type { AuthenticationSchema, Schema } from '@latchkey/contract'
import { profileFor } from '../connectors/expected-attributes.ts'
import { shownOptions } from '../connectors/member-options.ts'
import { ssoAttributes } from '../connectors/sso-attributes.ts'
import type { Assignment } from './provider-access.ts'

/** An identity provider as members of the organization see it. */
export function showProvider(
  { assigned, connection, accessLevel }: Assignment,
  profile: Schema<'UserAttributeProfile'> | undefined,
): AuthenticationSchema<'MyOrganizationIdentityProvider'> {
  const { strategy, options } = connection
  const { show_as_button, assign_membership_on_login, is_enabled } = assigned
  return {
    ...namesOf({ assigned, connection }),
    strategy,
    domains: [...(options.domain_aliases ?? [])],
    show_as_button,
    assign_membership_on_login,
    is_enabled,
    access_level: accessLevel,
    options: shownOptions(connection),
    attributes: [...ssoAttributes(connection, profile && profileFor(profile, strategy))],
  }
}

/** The members that identify a connection of the organization. */
export function namesOf({ assigned, connection }: Pick<Assignment, 'assigned' | 'connection'>) {
  const { organization_connection_name: display_name } = assigned
  return {
    id: connection.id,
    name: connection.name,
    ...(display_name !== undefined && { display_name }),
  }
}
