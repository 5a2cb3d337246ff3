import type { AuthenticationSchema } from '@latchkey/contract'
import { configurationOf, type ServingOrganization } from './organization-call.ts'

/** What the application allows members to administer. */
export const configuration: ServingOrganization<
  'getMyOrganizationConfiguration' | 'getMyOrganizationIdentityProviderConfiguration'
> = {
  async getMyOrganizationConfiguration({ client }) {
    const { allowed_strategies, connection_deletion_behavior } = configurationOf(client)
    const body = { allowed_strategies: [...allowed_strategies], connection_deletion_behavior }
    return { status: 200, body }
  },
  async getMyOrganizationIdentityProviderConfiguration({ client }) {
    const { allowed_strategies } = configurationOf(client)
    const organization = { can_set_show_as_button: true, can_set_assign_membership_on_login: true }
    const strategies = Object.fromEntries(
      // In this operation the public API writes strategies without hyphens.
      allowed_strategies.map((each) => [each.replaceAll('-', ''), features]),
    )
    return { status: 200, body: { organization, strategies } }
  },
}

const features: AuthenticationSchema<'MyOrganizationStrategyFeatures'> = {
  enabled_features: ['provisioning'],
  provisioning_methods: ['scim'],
}
