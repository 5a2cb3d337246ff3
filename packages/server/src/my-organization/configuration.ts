import type { AuthenticationSchema } from '@latchkey/contract'
import { rulesOf } from './connection-rules.ts'
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
  async getMyOrganizationIdentityProviderConfiguration(call) {
    const { allowed_strategies } = configurationOf(call.client)
    const rules = await rulesOf(call)
    const organization = {
      can_set_show_as_button: rules.isChosen('show_as_button'),
      can_set_assign_membership_on_login: rules.isChosen('assign_membership_on_login'),
    }
    const strategies = Object.fromEntries(
      // In this operation the public API writes strategies without hyphens.
      allowed_strategies.map((each) => [
        each.replaceAll('-', ''),
        rules.allows('scim', each) ? provisioned : none,
      ]),
    )
    return { status: 200, body: { organization, strategies } }
  },
}

type Features = AuthenticationSchema<'MyOrganizationStrategyFeatures'>

const none: Features = { enabled_features: [], provisioning_methods: [] }
const provisioned: Features = {
  enabled_features: ['provisioning'],
  provisioning_methods: ['scim'],
}
