import { actionBindings } from '../actions/action-bindings.ts'
import { actionExecutions } from '../actions/action-executions.ts'
import { actionModuleVersions } from '../actions/action-module-versions.ts'
import { actionModules } from '../actions/action-modules.ts'
import { actionVersions } from '../actions/action-versions.ts'
import { actions } from '../actions/actions.ts'
import { boundActions } from '../actions/bound-actions.ts'
import { addressBlocks } from '../attack-protection/address-blocks.ts'
import { attackProtection } from '../attack-protection/attack-protection.ts'
import { captchas } from '../attack-protection/captchas.ts'
import { attempts } from '../attack-protection/count-attempts.ts'
import { loginDevices } from '../attack-protection/login-devices.ts'
import { rateLimitPolicies } from '../attack-protection/rate-limit-policies.ts'
import { userBlocks } from '../attack-protection/user-blocks.ts'
import { clientCredentials } from '../clients/client-credentials.ts'
import { clientGrants } from '../clients/client-grants.ts'
import { clients } from '../clients/clients.ts'
import { connectionClients } from '../connections/connection-clients.ts'
import { connectionKeys } from '../connections/connection-keys.ts'
import { connectionProfiles } from '../connections/connection-profiles.ts'
import { connectionUsers } from '../connections/connection-users.ts'
import { connections } from '../connections/connections.ts'
import { tokenExchangeProfiles } from '../connections/token-exchange-profiles.ts'
import { directoryGroups } from '../directory/directory-groups.ts'
import { directoryProvisionings } from '../directory/directory-provisionings.ts'
import { directoryUsers } from '../directory/directory-users.ts'
import { synchronizedGroups } from '../directory/synchronized-groups.ts'
import { eventDeliveries } from '../events/event-deliveries.ts'
import { eventRedeliveries } from '../events/event-redeliveries.ts'
import { eventStreamSecrets } from '../events/event-stream-secrets.ts'
import { eventStreamStatistics } from '../events/event-stream-statistics.ts'
import { eventStreamTests } from '../events/event-stream-tests.ts'
import { eventStreams } from '../events/event-streams.ts'
import { events } from '../events/events.ts'
import { failingEventStreams } from '../events/failing-event-streams.ts'
import { flowExecutions } from '../forms/flow-executions.ts'
import { flowVaultConnections } from '../forms/flow-vault-connections.ts'
import { flows } from '../forms/flows.ts'
import { forms } from '../forms/forms.ts'
import { groupRoles } from '../groups/group-roles.ts'
import { groups } from '../groups/groups.ts'
import { organizationGroupRoles } from '../groups/organization-group-roles.ts'
import { jobs } from '../jobs/jobs.ts'
import { encryptionKeys } from '../keys/encryption-keys.ts'
import { signingKeys } from '../keys/signing-keys.ts'
import { failedLogins } from '../logs/failed-logins.ts'
import { logStreams } from '../logs/log-streams.ts'
import { logs } from '../logs/logs.ts'
import { statistics } from '../logs/statistics.ts'
import { emailProviders } from '../mail/email-providers.ts'
import { emailTemplates } from '../mail/email-templates.ts'
import { loginCodes } from '../mail/login-codes.ts'
import { tickets } from '../mail/tickets.ts'
import { networkAcls } from '../network-acls/network-acls.ts'
import { deviceCredentials } from '../oidc/device-credentials.ts'
import { grants } from '../oidc/grants.ts'
import { oneTimeRecords } from '../oidc/one-time-records.ts'
import { refreshTokens } from '../oidc/refresh-tokens.ts'
import { sessions } from '../oidc/sessions.ts'
import { organizationClientGrants } from '../organizations/organization-client-grants.ts'
import { organizationClients } from '../organizations/organization-clients.ts'
import { organizationConnections } from '../organizations/organization-connections.ts'
import { organizationDiscoveryDomains } from '../organizations/organization-discovery-domains.ts'
import { organizationInvitations } from '../organizations/organization-invitations.ts'
import { organizationMemberRoles } from '../organizations/organization-member-roles.ts'
import { organizationMembers } from '../organizations/organization-members.ts'
import { organizations } from '../organizations/organizations.ts'
import { phoneProviders } from '../phone/phone-providers.ts'
import { phoneTemplates } from '../phone/phone-templates.ts'
import { resourceServers } from '../resource-servers/resource-servers.ts'
import { rolePermissions } from '../roles/role-permissions.ts'
import { roleUsers } from '../roles/role-users.ts'
import { roles } from '../roles/roles.ts'
import { userEffectivePermissions } from '../roles/user-effective-permissions.ts'
import { userPermissions } from '../roles/user-permissions.ts'
import type { Scope } from '../rows/scope.ts'
import { scimConfigurations } from '../scim/scim-configurations.ts'
import { scimGroups } from '../scim/scim-groups.ts'
import { scimTokens } from '../scim/scim-tokens.ts'
import { scimUsers } from '../scim/scim-users.ts'
import { authenticationMethods } from '../second-factors/authentication-methods.ts'
import { guardian } from '../second-factors/guardian.ts'
import { guardianProviders } from '../second-factors/guardian-providers.ts'
import { passkeys } from '../second-factors/passkeys.ts'
import { secondFactors } from '../second-factors/second-factors.ts'
import { selfServiceProfiles } from '../self-service/self-service-profiles.ts'
import { selfServiceTexts } from '../self-service/self-service-texts.ts'
import { selfServiceTickets } from '../self-service/self-service-tickets.ts'
import { accountLinks } from '../users/account-links.ts'
import { accounts } from '../users/accounts.ts'
import { connectedAccounts } from '../users/connected-accounts.ts'
import { federatedTokensets } from '../users/federated-tokensets.ts'
import { userAttributeProfiles } from '../users/user-attribute-profiles.ts'
import { userIdentities } from '../users/user-identities.ts'
import { userSearch } from '../users/user-search.ts'
import { users } from '../users/users.ts'
import { readerIdentities } from '../verifiable-credentials/reader-identities.ts'
import { trustLists } from '../verifiable-credentials/trust-lists.ts'
import { verifiableCredentialTemplates } from '../verifiable-credentials/verifiable-credential-templates.ts'
import { verifications } from '../verifiable-credentials/verifications.ts'
import { branding } from './branding.ts'
import { brandingThemes } from './branding-themes.ts'
import { customDomains } from './custom-domains.ts'
import { promptRenderings } from './prompt-renderings.ts'
import { prompts } from './prompts.ts'
import { tenantSettings } from './tenant-settings.ts'

/** The function that creates the store of each resource, by the name of the store. */
const makers = {
  accountLinks,
  accounts,
  actionBindings,
  actionExecutions,
  actionModules,
  actionModuleVersions,
  actions,
  actionVersions,
  addressBlocks,
  attackProtection,
  attempts,
  authenticationMethods,
  boundActions,
  branding,
  brandingThemes,
  captchas,
  clientCredentials,
  clientGrants,
  clients,
  connectedAccounts,
  connectionClients,
  connectionKeys,
  connectionProfiles,
  connectionUsers,
  connections,
  customDomains,
  deviceCredentials,
  directoryGroups,
  directoryProvisionings,
  directoryUsers,
  loginCodes,
  loginDevices,
  emailProviders,
  emailTemplates,
  encryptionKeys,
  eventDeliveries,
  eventRedeliveries,
  eventStreamSecrets,
  eventStreamStatistics,
  eventStreamTests,
  eventStreams,
  events,
  failedLogins,
  failingEventStreams,
  federatedTokensets,
  flowExecutions,
  flows,
  flowVaultConnections,
  forms,
  grants,
  guardian,
  guardianProviders,
  groupRoles,
  groups,
  jobs,
  logStreams,
  logs,
  networkAcls,
  oneTimeRecords,
  organizationClientGrants,
  organizationClients,
  organizationConnections,
  organizationDiscoveryDomains,
  organizationInvitations,
  organizationGroupRoles,
  organizationMemberRoles,
  organizationMembers,
  organizations,
  phoneProviders,
  phoneTemplates,
  passkeys,
  promptRenderings,
  prompts,
  rateLimitPolicies,
  refreshTokens,
  resourceServers,
  rolePermissions,
  roleUsers,
  roles,
  scimConfigurations,
  scimGroups,
  scimTokens,
  scimUsers,
  secondFactors,
  selfServiceProfiles,
  selfServiceTexts,
  selfServiceTickets,
  sessions,
  signingKeys,
  statistics,
  synchronizedGroups,
  tenantSettings,
  tickets,
  tokenExchangeProfiles,
  userAttributeProfiles,
  userBlocks,
  userEffectivePermissions,
  userIdentities,
  userPermissions,
  userSearch,
  users,
  readerIdentities,
  trustLists,
  verifiableCredentialTemplates,
  verifications,
} as const

type Makers = typeof makers

/** The stores of one tenant. No method takes a tenant, so none can read another one's rows. */
export type Resources = { readonly [Name in keyof Makers]: ReturnType<Makers[Name]> }

/** The stores of one tenant, in a transaction or outside of one. Each is created at first use. */
export function resources(scope: Scope): Resources {
  return new MadeWhenAsked(scope) as unknown as Resources
}

class MadeWhenAsked {
  readonly #scope: Scope

  constructor(scope: Scope) {
    this.#scope = scope
  }

  static {
    for (const [name, make] of Object.entries(makers)) {
      Object.defineProperty(MadeWhenAsked.prototype, name, {
        get(this: MadeWhenAsked) {
          const value = make(this.#scope)
          Object.defineProperty(this, name, { value })
          return value
        },
      })
    }
  }
}
