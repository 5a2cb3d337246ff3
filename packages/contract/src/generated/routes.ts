// Made by `npm run generate:contract` from openapi/. Do not edit.

/** A method that an operation of the document has. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * What an operation has besides JSON: a member of its body that is a file, an answer of bytes, or
 * one that does not end.
 */
export type RouteMedia =
  | { readonly file: string }
  | { readonly isBinary: true }
  | { readonly isEndless: true }

/** The methods that the first words of operationIds imply; other words imply POST. */
export const methodsOfVerbs: Readonly<Record<string, Method>> = {
  get: 'GET',
  list: 'GET',
  delete: 'DELETE',
  remove: 'DELETE',
  update: 'PATCH',
  patch: 'PATCH',
}

/**
 * The rest of a path template behind the resource; and the method in front of it, where the verb
 * implies another one.
 */
export type Route = string | readonly [Method, string, RouteMedia?]

/**
 * Every operation of the management API by its resource, the first segment of its path. Keys are
 * operationIds. What is in parentheses names the resource once more, and is left out where an
 * operation is a method of its resource: `(s)` stands for the name of the resource, `()` for
 * the same without its last letter.
 */
export const routes = {
  anomaly: {
    deleteAddressBlock: '/blocks/ips/{id}',
    getAddressBlock: '/blocks/ips/{id}',
  },
  'attack-protection': {
    getBreachedPasswordDetection: '/breached-password-detection',
    getBruteForceProtection: '/brute-force-protection',
    getSuspiciousIpThrottling: '/suspicious-ip-throttling',
    updateBreachedPasswordDetection: '/breached-password-detection',
    updateBruteForceProtection: '/brute-force-protection',
    updateSuspiciousIpThrottling: '/suspicious-ip-throttling',
  },
  branding: {
    'delete(s)TemplateUniversalLogin': '/templates/universal-login',
    'get(s)': '',
    'get(s)TemplateUniversalLogin': '/templates/universal-login',
    'update(s)': '',
    'update(s)TemplateUniversalLogin': ['PUT', '/templates/universal-login'],
  },
  'client-grants': {
    'create()': '',
    'delete()': '/{id}',
    'get()': '/{id}',
    'list()Organizations': '/{id}/organizations',
    'list(s)': '',
    'update()': '/{id}',
  },
  clients: {
    'create()': '',
    'create()Credential': '/{id}/credentials',
    'delete()': '/{id}',
    'delete()Credential': '/{id}/credentials/{credential_id}',
    'get()': '/{id}',
    'get()Credential': '/{id}/credentials/{credential_id}',
    'list()Connections': '/{id}/connections',
    'list()Credentials': '/{id}/credentials',
    'list(s)': '',
    'rotate()Secret': '/{id}/rotate-secret',
    'update()': '/{id}',
    'update()Credential': '/{id}/credentials/{credential_id}',
  },
  connections: {
    'create()': '',
    'create()Key': '/{id}/keys',
    'create()KeyRotation': '/{id}/keys/rotate',
    'create()ScimConfiguration': '/{id}/scim-configuration',
    'create()ScimConfigurationToken': '/{id}/scim-configuration/tokens',
    'delete()': '/{id}',
    'delete()ScimConfiguration': '/{id}/scim-configuration',
    'delete()ScimConfigurationToken': '/{id}/scim-configuration/tokens/{tokenId}',
    'delete()User': '/{id}/users',
    'get()': '/{id}',
    'get()ScimConfiguration': '/{id}/scim-configuration',
    'get()ScimConfigurationDefaultMapping': '/{id}/scim-configuration/default-mapping',
    'get()Status': '/{id}/status',
    'list()Clients': '/{id}/clients',
    'list()Keys': '/{id}/keys',
    'list()ScimConfigurationTokens': '/{id}/scim-configuration/tokens',
    'list(s)': '',
    'update()': '/{id}',
    'update()Clients': '/{id}/clients',
    'update()ScimConfiguration': '/{id}/scim-configuration',
  },
  'connections-scim-configurations': {
    listScimConfigurations: '',
  },
  'device-credentials': {
    'delete()': '/{id}',
    'list(s)': '',
  },
  'email-templates': {
    'create()': '',
    'delete()': '/{templateName}',
    'get()': '/{templateName}',
    'patch()': '/{templateName}',
    'update()': ['PUT', '/{templateName}'],
  },
  emails: {
    'create()Provider': '/provider',
    'delete()Provider': '/provider',
    'get()Provider': '/provider',
    'update()Provider': '/provider',
  },
  'event-streams': {
    'create()': '',
    'create()EventRedelivery': '/{id}/redeliver/{event_id}',
    'create()Redelivery': '/{id}/redeliver',
    'create()Test': '/{id}/test',
    'delete()': '/{id}',
    'get()': '/{id}',
    'get()Delivery': '/{id}/deliveries/{event_id}',
    'get()Statistics': '/{id}/stats',
    'list()Deliveries': '/{id}/deliveries',
    'list(s)': '',
    'rotate()Secret': '/{id}/rotate-secret',
    'update()': '/{id}',
  },
  events: {
    'list(s)': ['GET', '', { isEndless: true }],
  },
  grants: {
    'delete()': '/{id}',
    deleteGrants: '',
    'list(s)': '',
  },
  guardian: {
    createEnrollmentTicket: '/enrollments/ticket',
    deleteEnrollment: '/enrollments/{id}',
    getEnrollment: '/enrollments/{id}',
    'get(s)Policies': '/policies',
    'list(s)Factors': '/factors',
    'update(s)Factor': ['PUT', '/factors/{name}'],
    'update(s)Policies': ['PUT', '/policies'],
  },
  jobs: {
    createUsersExportJob: '/users-exports',
    createUsersImportJob: ['POST', '/users-imports', { file: 'users' }],
    createVerificationEmailJob: '/verification-email',
    'get()': '/{id}',
    'get()File': ['GET', '/{id}/file', { isBinary: true }],
    'list()Errors': '/{id}/errors',
  },
  keys: {
    getSigningKey: '/signing/{kid}',
    listSigningKeys: '/signing',
    revokeSigningKey: ['PUT', '/signing/{kid}/revoke'],
    rotateSigningKey: '/signing/rotate',
  },
  logs: {
    'get()': '/{id}',
    'list(s)': '',
  },
  'network-acl-dry-runs': {
    'create()': '',
  },
  'network-acl-explanations': {
    'create()': '',
  },
  'network-acls': {
    'create()': '',
    'delete()': '/{id}',
    'get()': '/{id}',
    'get()Statistics': '/{id}/statistics',
    'list(s)': '',
    'patch()': '/{id}',
    'update()': ['PUT', '/{id}'],
  },
  organizations: {
    'create()': '',
    'create()ClientGrant': '/{id}/client-grants',
    'create()Connection': '/{id}/connections',
    'create()DiscoveryDomain': '/{id}/discovery-domains',
    'create()EnabledConnection': '/{id}/enabled_connections',
    'create()Invitation': '/{id}/invitations',
    'create()MemberRoles': '/{id}/members/{user_id}/roles',
    'create()Members': '/{id}/members',
    'delete()': '/{id}',
    'delete()ClientGrant': '/{id}/client-grants/{grant_id}',
    'delete()Connection': '/{id}/connections/{connection_id}',
    'delete()DiscoveryDomain': '/{id}/discovery-domains/{discovery_domain_id}',
    'delete()EnabledConnection': '/{id}/enabled_connections/{connectionId}',
    'delete()Invitation': '/{id}/invitations/{invitation_id}',
    'delete()MemberRoles': '/{id}/members/{user_id}/roles',
    'delete()Members': '/{id}/members',
    'get()': '/{id}',
    'get()ByName': '/name/{name}',
    'get()Connection': '/{id}/connections/{connection_id}',
    'get()DiscoveryDomain': '/{id}/discovery-domains/{discovery_domain_id}',
    'get()DiscoveryDomainByName': '/{id}/discovery-domains/name/{discovery_domain}',
    'get()EnabledConnection': '/{id}/enabled_connections/{connectionId}',
    'get()Invitation': '/{id}/invitations/{invitation_id}',
    'list()ClientGrants': '/{id}/client-grants',
    'list()Connections': '/{id}/connections',
    'list()DiscoveryDomains': '/{id}/discovery-domains',
    'list()EnabledConnections': '/{id}/enabled_connections',
    'list()Invitations': '/{id}/invitations',
    'list()MemberEffectiveRoles': '/{id}/members/{user_id}/effective-roles',
    'list()MemberRoles': '/{id}/members/{user_id}/roles',
    'list()Members': '/{id}/members',
    'list(s)': '',
    'update()': '/{id}',
    'update()Connection': '/{id}/connections/{connection_id}',
    'update()DiscoveryDomain': '/{id}/discovery-domains/{discovery_domain_id}',
    'update()EnabledConnection': '/{id}/enabled_connections/{connectionId}',
  },
  prompts: {
    'get()Settings': '',
    'get()Texts': '/{prompt}/custom-text/{language}',
    'update()Settings': '',
    'update()Texts': ['PUT', '/{prompt}/custom-text/{language}'],
  },
  'refresh-tokens': {
    'delete()': '/{id}',
    'get()': '/{id}',
    'list(s)': '',
    'revoke(s)': '/revoke',
    'update()': '/{id}',
  },
  'resource-servers': {
    'create()': '',
    'delete()': '/{id}',
    'get()': '/{id}',
    'list(s)': '',
    'update()': '/{id}',
  },
  roles: {
    'assign()Permissions': '/{id}/permissions',
    'assign()Users': '/{id}/users',
    'create()': '',
    'delete()': '/{id}',
    'get()': '/{id}',
    'list()Permissions': '/{id}/permissions',
    'list()Users': '/{id}/users',
    'list(s)': '',
    'remove()Permissions': '/{id}/permissions',
    'update()': '/{id}',
  },
  sessions: {
    'delete()': '/{id}',
    'get()': '/{id}',
    'revoke()': '/{id}/revoke',
    'update()': '/{id}',
  },
  stats: {
    getActiveUsers: '/active-users',
    listDailyStatistics: '/daily',
  },
  tenants: {
    'get()Settings': '/settings',
    'update()Settings': '/settings',
  },
  tickets: {
    createEmailVerificationTicket: '/email-verification',
    createPasswordChangeTicket: '/password-change',
  },
  'user-blocks': {
    'delete(s)': '/{id}',
    'delete(s)ByIdentifier': '',
    'get(s)': '/{id}',
    'get(s)ByIdentifier': '',
  },
  users: {
    'assign()Permissions': '/{id}/permissions',
    'assign()Roles': '/{id}/roles',
    'create()': '',
    'create()AuthenticationMethod': '/{id}/authentication-methods',
    'delete()': '/{id}',
    'delete()AuthenticationMethod': '/{id}/authentication-methods/{authentication_method_id}',
    'delete()AuthenticationMethods': '/{id}/authentication-methods',
    'delete()Authenticators': '/{id}/authenticators',
    'delete()MultifactorProvider': '/{id}/multifactor/{provider}',
    'delete()RefreshTokens': '/{id}/refresh-tokens',
    'delete()Sessions': '/{id}/sessions',
    'get()': '/{id}',
    'get()AuthenticationMethod': '/{id}/authentication-methods/{authentication_method_id}',
    'link()Identity': '/{id}/identities',
    'list()AuthenticationMethods': '/{id}/authentication-methods',
    'list()EffectivePermissions': '/{id}/effective-permissions',
    'list()EffectiveRoles': '/{id}/effective-roles',
    'list()Enrollments': '/{id}/enrollments',
    'list()Logs': '/{id}/logs',
    'list()Organizations': '/{id}/organizations',
    'list()Permissions': '/{id}/permissions',
    'list()RefreshTokens': '/{id}/refresh-tokens',
    'list()Roles': '/{id}/roles',
    'list()Sessions': '/{id}/sessions',
    'list(s)': '',
    'remove()Permissions': '/{id}/permissions',
    'remove()Roles': '/{id}/roles',
    'revoke()Access': '/{id}/revoke-access',
    'revoke()RememberedBrowsers': '/{id}/multifactor/actions/invalidate-remember-browser',
    'rotate()RecoveryCode': '/{id}/recovery-code-regeneration',
    'unlink()Identity': ['DELETE', '/{id}/identities/{provider}/{user_id}'],
    'update()': '/{id}',
    'update()AuthenticationMethod': '/{id}/authentication-methods/{authentication_method_id}',
    'update()AuthenticationMethods': ['PUT', '/{id}/authentication-methods'],
  },
  'users-by-email': {
    'list(s)': '',
  },
  'verifiable-credentials': {
    'create()Template': '/verification/templates',
    'delete()Template': '/verification/templates/{id}',
    'get()Template': '/verification/templates/{id}',
    'list()Templates': '/verification/templates',
    'update()Template': '/verification/templates/{id}',
  },
} as const satisfies Record<string, Record<string, Route>>
