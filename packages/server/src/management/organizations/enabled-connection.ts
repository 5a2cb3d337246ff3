import type { Schema } from '@latchkey/contract'
import type { OrganizationConnection } from '../../store/organizations/organization-connections.ts'

/** A connection of an organization, with the members that `enabled_connections` has. */
export function toEnabledConnection(
  item: OrganizationConnection,
): Schema<'OrganizationEnabledConnection'> {
  const { connection_id, assign_membership_on_login, show_as_button, is_signup_enabled } = item
  const { connection } = item
  return {
    connection_id,
    assign_membership_on_login,
    show_as_button,
    is_signup_enabled,
    connection,
  }
}
