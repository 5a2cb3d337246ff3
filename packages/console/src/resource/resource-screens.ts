import type { IconName } from '../parts/icons.tsx'

/** How a resource is listed and shown; its members come from the API document. */
export interface ResourceScreen {
  /** In the URL: `applications` in `/console/applications`. */
  readonly path: string
  /** In the API: `clients`. */
  readonly resource: string
  readonly title: string
  /** The singular, in a sentence. */
  readonly one: string
  readonly icon: IconName
  readonly list: string
  readonly get?: string
  readonly create?: string
  readonly update?: string
  readonly remove?: string
  /** The member that identifies an item. */
  readonly id: string
  /** The path parameter for it. */
  readonly parameter: string
  /** The members that name an item. */
  readonly name: readonly string[]
  readonly columns: readonly string[]
  /** Fields that come first in forms. */
  readonly first: readonly string[]
  /** The query parameter of the search, and its placeholder. */
  readonly search?: { readonly parameter: string; readonly says: string }
  /** The text of an empty list. */
  readonly empty: string
}

export const resourceScreens: readonly ResourceScreen[] = [
  {
    path: 'applications',
    resource: 'clients',
    title: 'Applications',
    one: 'application',
    icon: 'apps',
    list: 'listClients',
    get: 'getClient',
    create: 'createClient',
    update: 'updateClient',
    remove: 'deleteClient',
    id: 'client_id',
    parameter: 'id',
    name: ['name'],
    columns: ['name', 'app_type', 'client_id', 'is_first_party'],
    first: ['name', 'description', 'app_type', 'callbacks', 'allowed_logout_urls', 'web_origins'],
    empty: 'An application is what people log in to, or what calls your APIs.',
  },
  {
    path: 'apis',
    resource: 'resource-servers',
    title: 'APIs',
    one: 'API',
    icon: 'api',
    list: 'listResourceServers',
    get: 'getResourceServer',
    create: 'createResourceServer',
    update: 'updateResourceServer',
    remove: 'deleteResourceServer',
    id: 'id',
    parameter: 'id',
    name: ['name', 'identifier'],
    columns: ['name', 'identifier', 'signing_alg', 'enforce_policies'],
    first: ['name', 'identifier', 'scopes', 'enforce_policies', 'allow_offline_access'],
    empty: 'An API takes access tokens that your applications request for it.',
  },
  {
    path: 'client-grants',
    resource: 'client-grants',
    title: 'Client grants',
    one: 'client grant',
    icon: 'key',
    list: 'listClientGrants',
    get: 'getClientGrant',
    create: 'createClientGrant',
    update: 'updateClientGrant',
    remove: 'deleteClientGrant',
    id: 'id',
    parameter: 'id',
    name: ['audience', 'id'],
    columns: ['client_id', 'audience', 'subject_type', 'scope'],
    first: ['client_id', 'audience', 'scope', 'subject_type'],
    empty: 'A client grant lets an application request tokens for an API by itself.',
  },
  {
    path: 'users',
    resource: 'users',
    title: 'Users',
    one: 'user',
    icon: 'users',
    list: 'listUsers',
    get: 'getUser',
    create: 'createUser',
    update: 'updateUser',
    remove: 'deleteUser',
    id: 'user_id',
    parameter: 'id',
    name: ['name', 'email', 'username', 'user_id'],
    columns: ['name', 'email', 'user_id', 'last_login'],
    first: ['connection', 'email', 'password', 'given_name', 'family_name', 'email_verified'],
    search: { parameter: 'q', says: 'Name, e-mail, or a query such as blocked:true' },
    empty: 'Users sign up by themselves, are imported, or are created here.',
  },
  {
    path: 'roles',
    resource: 'roles',
    title: 'Roles',
    one: 'role',
    icon: 'role',
    list: 'listRoles',
    get: 'getRole',
    create: 'createRole',
    update: 'updateRole',
    remove: 'deleteRole',
    id: 'id',
    parameter: 'id',
    name: ['name'],
    columns: ['name', 'description', 'id'],
    first: ['name', 'description'],
    search: { parameter: 'name_filter', says: 'A part of the name' },
    empty: 'A role is a set of permissions that users get together.',
  },
  {
    path: 'organizations',
    resource: 'organizations',
    title: 'Organizations',
    one: 'organization',
    icon: 'building',
    list: 'listOrganizations',
    get: 'getOrganization',
    create: 'createOrganization',
    update: 'updateOrganization',
    remove: 'deleteOrganization',
    id: 'id',
    parameter: 'id',
    name: ['display_name', 'name'],
    columns: ['name', 'display_name', 'id'],
    first: ['name', 'display_name', 'branding', 'metadata', 'enabled_connections'],
    empty: 'An organization is a customer or a team whose members log in together.',
  },
  {
    path: 'connections',
    resource: 'connections',
    title: 'Connections',
    one: 'connection',
    icon: 'plug',
    list: 'listConnections',
    get: 'getConnection',
    create: 'createConnection',
    update: 'updateConnection',
    remove: 'deleteConnection',
    id: 'id',
    parameter: 'id',
    name: ['display_name', 'name'],
    columns: ['name', 'strategy', 'id'],
    first: ['name', 'strategy', 'display_name', 'options'],
    empty: 'A connection is where users come from: a database, a code by mail, another provider.',
  },
  {
    path: 'network-acls',
    resource: 'network-acls',
    title: 'Network ACLs',
    one: 'network ACL',
    icon: 'shield',
    list: 'listNetworkAcls',
    get: 'getNetworkAcl',
    create: 'createNetworkAcl',
    update: 'updateNetworkAcl',
    remove: 'deleteNetworkAcl',
    id: 'id',
    parameter: 'id',
    name: ['description'],
    columns: ['priority', 'description', 'active', 'rule'],
    first: ['description', 'active', 'priority', 'rule'],
    empty: 'A network ACL decides who may connect, before anything else of a request is read.',
  },
  {
    path: 'credential-templates',
    resource: 'verifiable-credentials',
    title: 'Credential templates',
    one: 'credential template',
    icon: 'card',
    list: 'listVerifiableCredentialTemplates',
    get: 'getVerifiableCredentialTemplate',
    create: 'createVerifiableCredentialTemplate',
    update: 'updateVerifiableCredentialTemplate',
    remove: 'deleteVerifiableCredentialTemplate',
    id: 'id',
    parameter: 'id',
    name: ['name'],
    columns: ['name', 'type', 'dialect', 'id'],
    first: ['name', 'type', 'dialect', 'presentation', 'well_known_trusted_issuers'],
    empty: 'A template says what to ask of a mobile driving licence in a wallet.',
  },
  {
    path: 'event-streams',
    resource: 'event-streams',
    title: 'Event streams',
    one: 'event stream',
    icon: 'stream',
    list: 'listEventStreams',
    get: 'getEventStream',
    create: 'createEventStream',
    update: 'updateEventStream',
    remove: 'deleteEventStream',
    id: 'id',
    parameter: 'id',
    name: ['name', 'id'],
    columns: ['name', 'status', 'destination', 'id'],
    first: ['name', 'status', 'subscriptions', 'destination'],
    empty: 'An event stream sends what happens here to an endpoint of yours, signed.',
  },
  {
    path: 'signing-keys',
    resource: 'keys',
    title: 'Signing keys',
    one: 'signing key',
    icon: 'key',
    list: 'listSigningKeys',
    get: 'getSigningKey',
    id: 'kid',
    parameter: 'kid',
    name: ['kid'],
    columns: ['kid', 'current', 'next', 'previous', 'revoked'],
    first: [],
    empty: 'There are no signing keys.',
  },
]

/** Settings that always exist. */
export interface SettingsScreen {
  readonly path: string
  readonly resource: string
  readonly title: string
  readonly icon: IconName
  readonly get: string
  readonly update: string
  /** Set if the settings may be absent: the operations that create and delete them. */
  readonly create?: string
  readonly remove?: string
  readonly first?: readonly string[]
}

export const settingsScreens: readonly SettingsScreen[] = [
  {
    path: 'tenant',
    resource: 'tenants',
    title: 'Tenant',
    icon: 'cog',
    get: 'getTenantSettings',
    update: 'updateTenantSettings',
    first: ['friendly_name', 'support_email', 'support_url', 'enabled_locales', 'default_audience'],
  },
  {
    path: 'branding',
    resource: 'branding',
    title: 'Branding',
    icon: 'brush',
    get: 'getBranding',
    update: 'updateBranding',
  },
  {
    path: 'brute-force-protection',
    resource: 'attack-protection',
    title: 'Brute-force protection',
    icon: 'lock',
    get: 'getBruteForceProtection',
    update: 'updateBruteForceProtection',
  },
  {
    path: 'suspicious-ip-throttling',
    resource: 'attack-protection',
    title: 'Suspicious IP throttling',
    icon: 'lock',
    get: 'getSuspiciousIpThrottling',
    update: 'updateSuspiciousIpThrottling',
  },
  {
    path: 'breached-passwords',
    resource: 'attack-protection',
    title: 'Breached passwords',
    icon: 'lock',
    get: 'getBreachedPasswordDetection',
    update: 'updateBreachedPasswordDetection',
  },
  {
    path: 'email-provider',
    resource: 'emails',
    title: 'E-mail provider',
    icon: 'mail',
    get: 'getEmailProvider',
    update: 'updateEmailProvider',
    create: 'createEmailProvider',
    remove: 'deleteEmailProvider',
  },
  {
    path: 'log-in-pages',
    resource: 'prompts',
    title: 'Log-in pages',
    icon: 'brush',
    get: 'getPromptSettings',
    update: 'updatePromptSettings',
  },
]

export const screenAt = (path: string | undefined): ResourceScreen | undefined =>
  resourceScreens.find((screen) => screen.path === path)

export const settingsAt = (path: string | undefined): SettingsScreen | undefined =>
  settingsScreens.find((screen) => screen.path === path)
