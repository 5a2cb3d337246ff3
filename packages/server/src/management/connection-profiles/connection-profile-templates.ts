import type { Schema } from '@latchkey/contract'

/** The template that permits what connections without a profile may have. */
export function connectionProfileTemplates(): Schema<'ConnectionProfileTemplate'>[] {
  const name = 'Generic connection profile'
  return [
    {
      id: 'auth0-generic',
      display_name: name,
      template: {
        name,
        organization: { show_as_button: 'optional', assign_membership_on_login: 'optional' },
        connection_name_prefix_template: 'con-',
        enabled_features: ['scim', 'universal_logout'],
      },
    },
  ]
}
