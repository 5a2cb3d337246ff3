import type { IconName } from '../parts/icons.tsx'
import type { Texts } from '../texts/shape.ts'

/** The part of the URL after `/console/`, which has a title in each language. */
export type ScreenPath = keyof Texts['titles']

/** A screen that is in the menu, with texts in each language, by its path. */
interface KnownResource {
  /** The part of the URL: `applications` in `/console/applications`. */
  readonly path: keyof Texts['one']
  readonly named?: undefined
  readonly columns: readonly (keyof Texts['columns'])[]
}

/** A screen that is derived from the API document alone (`more/derive-screens.ts`). */
interface DerivedResource {
  readonly path: `more/${string}`
  readonly named: ScreenNames
  readonly columns: readonly string[]
}

/** Names from the API document, in English. */
export interface ScreenNames {
  readonly title: string
  /** The name of one item, within a sentence. */
  readonly one: string
  /** The purpose of the resource. */
  readonly description: string
}

/** The screens of a list and its items, with the operations that they call. */
export type ResourceScreen = (KnownResource | DerivedResource) & ResourceOperations

/** How a resource is listed and shown; its members come from the API document. */
interface ResourceOperations {
  /** The name in the API: `clients`. */
  readonly resource: string
  readonly icon: IconName
  readonly list: string
  readonly get?: string
  readonly create?: string
  readonly update?: string
  readonly remove?: string
  /** The member that identifies an item. */
  readonly id: string
  /** The path parameter that takes this member. */
  readonly parameter: string
  /** The members that name an item. */
  readonly name: readonly string[]
  /** Fields that come first in forms. */
  readonly first: readonly string[]
  /** The query parameter of the search, and the key of the placeholder. */
  readonly search?: { readonly parameter: string; readonly hint: keyof Texts['search'] }
}

/** The lists in the menu, with their operations, columns and first fields. */
export const resourceScreens: readonly (KnownResource & ResourceOperations)[] = [
  {
    path: 'applications',
    resource: 'clients',
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
  },
  {
    path: 'apis',
    resource: 'resource-servers',
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
  },
  {
    path: 'client-grants',
    resource: 'client-grants',
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
  },
  {
    path: 'users',
    resource: 'users',
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
    search: { parameter: 'q', hint: 'users' },
  },
  {
    path: 'roles',
    resource: 'roles',
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
    search: { parameter: 'name_filter', hint: 'roles' },
  },
  {
    path: 'groups',
    resource: 'groups',
    icon: 'users',
    list: 'listGroups',
    get: 'getGroup',
    remove: 'deleteGroup',
    id: 'id',
    parameter: 'id',
    name: ['name'],
    columns: ['name', 'connection_id', 'external_id', 'id'],
    first: [],
    search: { parameter: 'search', hint: 'groups' },
  },
  {
    path: 'organizations',
    resource: 'organizations',
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
  },
  {
    path: 'connections',
    resource: 'connections',
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
  },
  {
    path: 'network-acls',
    resource: 'network-acls',
    icon: 'shield',
    list: 'listNetworkAcls',
    get: 'getNetworkAcl',
    create: 'createNetworkAcl',
    update: 'patchNetworkAcl',
    remove: 'deleteNetworkAcl',
    id: 'id',
    parameter: 'id',
    name: ['description'],
    columns: ['description', 'priority', 'active', 'rule'],
    first: ['description', 'active', 'priority', 'rule'],
  },
  {
    path: 'credential-templates',
    resource: 'verifiable-credentials',
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
  },
  {
    path: 'actions',
    resource: 'actions',
    icon: 'code',
    list: 'listActions',
    get: 'getAction',
    create: 'createAction',
    update: 'updateAction',
    remove: 'deleteAction',
    id: 'id',
    parameter: 'id',
    name: ['name'],
    columns: ['name', 'supported_triggers', 'status', 'all_changes_deployed'],
    first: ['name', 'supported_triggers', 'code', 'secrets', 'modules'],
    search: { parameter: 'actionName', hint: 'actions' },
  },
  {
    path: 'forms',
    resource: 'forms',
    icon: 'list',
    list: 'listForms',
    get: 'getForm',
    create: 'createForm',
    update: 'updateForm',
    remove: 'deleteForm',
    id: 'id',
    parameter: 'id',
    name: ['name'],
    columns: ['name', 'flow_count', 'submitted_at', 'id'],
    first: ['name', 'nodes', 'start', 'ending', 'languages', 'style'],
  },
  {
    path: 'flows',
    resource: 'flows',
    icon: 'play',
    list: 'listFlows',
    get: 'getFlow',
    create: 'createFlow',
    update: 'updateFlow',
    remove: 'deleteFlow',
    id: 'id',
    parameter: 'id',
    name: ['name'],
    columns: ['name', 'form_count', 'executed_at', 'id'],
    first: ['name', 'actions'],
  },
  {
    path: 'vault',
    resource: 'flows',
    icon: 'key',
    list: 'listFlowVaultConnections',
    get: 'getFlowVaultConnection',
    create: 'createFlowVaultConnection',
    update: 'updateFlowVaultConnection',
    remove: 'deleteFlowVaultConnection',
    id: 'id',
    parameter: 'id',
    name: ['name'],
    columns: ['name', 'app_id', 'account_name', 'ready'],
    first: ['app_id', 'name', 'setup'],
  },
  {
    path: 'event-streams',
    resource: 'event-streams',
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
  },
  {
    path: 'custom-domains',
    resource: 'custom-domains',
    icon: 'plug',
    list: 'listCustomDomains',
    get: 'getCustomDomain',
    create: 'createCustomDomain',
    update: 'updateCustomDomain',
    remove: 'deleteCustomDomain',
    id: 'custom_domain_id',
    parameter: 'id',
    name: ['domain'],
    columns: ['domain', 'status', 'type', 'primary'],
    first: ['domain', 'type', 'tls_policy'],
  },
  {
    path: 'log-streams',
    resource: 'log-streams',
    icon: 'stream',
    list: 'listLogStreams',
    get: 'getLogStream',
    create: 'createLogStream',
    update: 'updateLogStream',
    remove: 'deleteLogStream',
    id: 'id',
    parameter: 'id',
    name: ['name', 'id'],
    columns: ['name', 'type', 'status', 'id'],
    first: ['name', 'type', 'status', 'sink', 'filters'],
  },
  {
    path: 'signing-keys',
    resource: 'keys',
    icon: 'key',
    list: 'listSigningKeys',
    get: 'getSigningKey',
    id: 'kid',
    parameter: 'kid',
    name: ['kid'],
    columns: ['kid', 'current', 'next', 'previous', 'revoked'],
    first: [],
  },
]

/** The list at a path of the console; undefined for any other path. */
export const screenAt = (path: string | undefined) =>
  resourceScreens.find((screen) => screen.path === path)
