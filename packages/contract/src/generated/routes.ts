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

/** A method, and the rest of a path template behind the resource. */
export type Route = readonly [Method, string, RouteMedia?]

/**
 * Every operation of the management API by its resource, the first segment of its path. Keys are
 * operationIds; what is in parentheses names the resource once more, and is left out where an
 * operation is a method of its resource.
 */
export const routes = {
  anomaly: {
    deleteAddressBlock: ['DELETE', '/blocks/ips/{id}'],
    getAddressBlock: ['GET', '/blocks/ips/{id}'],
  },
  'attack-protection': {
    getBreachedPasswordDetection: ['GET', '/breached-password-detection'],
    getBruteForceProtection: ['GET', '/brute-force-protection'],
    getSuspiciousIpThrottling: ['GET', '/suspicious-ip-throttling'],
    updateBreachedPasswordDetection: ['PATCH', '/breached-password-detection'],
    updateBruteForceProtection: ['PATCH', '/brute-force-protection'],
    updateSuspiciousIpThrottling: ['PATCH', '/suspicious-ip-throttling'],
  },
  branding: {
    'get(Branding)': ['GET', ''],
    'update(Branding)': ['PATCH', ''],
  },
  'client-grants': {
    'create(ClientGrant)': ['POST', ''],
    'delete(ClientGrant)': ['DELETE', '/{id}'],
    'get(ClientGrant)': ['GET', '/{id}'],
    'list(ClientGrant)Organizations': ['GET', '/{id}/organizations'],
    'list(ClientGrants)': ['GET', ''],
    'update(ClientGrant)': ['PATCH', '/{id}'],
  },
  clients: {
    'create(Client)': ['POST', ''],
    'create(Client)Credential': ['POST', '/{id}/credentials'],
    'delete(Client)': ['DELETE', '/{id}'],
    'delete(Client)Credential': ['DELETE', '/{id}/credentials/{credential_id}'],
    'get(Client)': ['GET', '/{id}'],
    'get(Client)Credential': ['GET', '/{id}/credentials/{credential_id}'],
    'list(Client)Connections': ['GET', '/{id}/connections'],
    'list(Client)Credentials': ['GET', '/{id}/credentials'],
    'list(Clients)': ['GET', ''],
    'rotate(Client)Secret': ['POST', '/{id}/rotate-secret'],
    'update(Client)': ['PATCH', '/{id}'],
    'update(Client)Credential': ['PATCH', '/{id}/credentials/{credential_id}'],
  },
  connections: {
    'create(Connection)': ['POST', ''],
    'create(Connection)ScimConfiguration': ['POST', '/{id}/scim-configuration'],
    'create(Connection)ScimConfigurationToken': ['POST', '/{id}/scim-configuration/tokens'],
    'delete(Connection)': ['DELETE', '/{id}'],
    'delete(Connection)ScimConfiguration': ['DELETE', '/{id}/scim-configuration'],
    'delete(Connection)ScimConfigurationToken': [
      'DELETE',
      '/{id}/scim-configuration/tokens/{tokenId}',
    ],
    'delete(Connection)User': ['DELETE', '/{id}/users'],
    'get(Connection)': ['GET', '/{id}'],
    'get(Connection)ScimConfiguration': ['GET', '/{id}/scim-configuration'],
    'get(Connection)ScimConfigurationDefaultMapping': [
      'GET',
      '/{id}/scim-configuration/default-mapping',
    ],
    'get(Connection)Status': ['GET', '/{id}/status'],
    'list(Connection)Clients': ['GET', '/{id}/clients'],
    'list(Connection)ScimConfigurationTokens': ['GET', '/{id}/scim-configuration/tokens'],
    'list(Connections)': ['GET', ''],
    'update(Connection)': ['PATCH', '/{id}'],
    'update(Connection)Clients': ['PATCH', '/{id}/clients'],
    'update(Connection)ScimConfiguration': ['PATCH', '/{id}/scim-configuration'],
  },
  'connections-scim-configurations': {
    listScimConfigurations: ['GET', ''],
  },
  'device-credentials': {
    'delete(DeviceCredential)': ['DELETE', '/{id}'],
    'list(DeviceCredentials)': ['GET', ''],
  },
  'email-templates': {
    'create(EmailTemplate)': ['POST', ''],
    'delete(EmailTemplate)': ['DELETE', '/{templateName}'],
    'get(EmailTemplate)': ['GET', '/{templateName}'],
    'patch(EmailTemplate)': ['PATCH', '/{templateName}'],
    'update(EmailTemplate)': ['PUT', '/{templateName}'],
  },
  emails: {
    'create(Email)Provider': ['POST', '/provider'],
    'delete(Email)Provider': ['DELETE', '/provider'],
    'get(Email)Provider': ['GET', '/provider'],
    'update(Email)Provider': ['PATCH', '/provider'],
  },
  'event-streams': {
    'create(EventStream)': ['POST', ''],
    'create(EventStream)EventRedelivery': ['POST', '/{id}/redeliver/{event_id}'],
    'create(EventStream)Redelivery': ['POST', '/{id}/redeliver'],
    'create(EventStream)Test': ['POST', '/{id}/test'],
    'delete(EventStream)': ['DELETE', '/{id}'],
    'get(EventStream)': ['GET', '/{id}'],
    'get(EventStream)Delivery': ['GET', '/{id}/deliveries/{event_id}'],
    'get(EventStream)Statistics': ['GET', '/{id}/stats'],
    'list(EventStream)Deliveries': ['GET', '/{id}/deliveries'],
    'list(EventStreams)': ['GET', ''],
    'rotate(EventStream)Secret': ['POST', '/{id}/rotate-secret'],
    'update(EventStream)': ['PATCH', '/{id}'],
  },
  events: {
    'list(Events)': ['GET', '', { isEndless: true }],
  },
  grants: {
    'delete(Grant)': ['DELETE', '/{id}'],
    deleteGrants: ['DELETE', ''],
    'list(Grants)': ['GET', ''],
  },
  guardian: {
    createEnrollmentTicket: ['POST', '/enrollments/ticket'],
    deleteEnrollment: ['DELETE', '/enrollments/{id}'],
    getEnrollment: ['GET', '/enrollments/{id}'],
    'get(Guardian)Policies': ['GET', '/policies'],
    'list(Guardian)Factors': ['GET', '/factors'],
    'update(Guardian)Factor': ['PUT', '/factors/{name}'],
    'update(Guardian)Policies': ['PUT', '/policies'],
  },
  jobs: {
    createUsersExportJob: ['POST', '/users-exports'],
    createUsersImportJob: ['POST', '/users-imports', { file: 'users' }],
    createVerificationEmailJob: ['POST', '/verification-email'],
    'get(Job)': ['GET', '/{id}'],
    'get(Job)File': ['GET', '/{id}/file', { isBinary: true }],
    'list(Job)Errors': ['GET', '/{id}/errors'],
  },
  keys: {
    getSigningKey: ['GET', '/signing/{kid}'],
    listSigningKeys: ['GET', '/signing'],
    revokeSigningKey: ['PUT', '/signing/{kid}/revoke'],
    rotateSigningKey: ['POST', '/signing/rotate'],
  },
  logs: {
    'get(Log)': ['GET', '/{id}'],
    'list(Logs)': ['GET', ''],
  },
  'network-acl-dry-runs': {
    'create(NetworkAclDryRun)': ['POST', ''],
  },
  'network-acl-explanations': {
    'create(NetworkAclExplanation)': ['POST', ''],
  },
  'network-acls': {
    'create(NetworkAcl)': ['POST', ''],
    'delete(NetworkAcl)': ['DELETE', '/{id}'],
    'get(NetworkAcl)': ['GET', '/{id}'],
    'get(NetworkAcl)Statistics': ['GET', '/{id}/statistics'],
    'list(NetworkAcls)': ['GET', ''],
    'patch(NetworkAcl)': ['PATCH', '/{id}'],
    'update(NetworkAcl)': ['PUT', '/{id}'],
  },
  organizations: {
    'create(Organization)': ['POST', ''],
    'create(Organization)ClientGrant': ['POST', '/{id}/client-grants'],
    'create(Organization)Connection': ['POST', '/{id}/connections'],
    'create(Organization)DiscoveryDomain': ['POST', '/{id}/discovery-domains'],
    'create(Organization)EnabledConnection': ['POST', '/{id}/enabled_connections'],
    'create(Organization)MemberRoles': ['POST', '/{id}/members/{user_id}/roles'],
    'create(Organization)Members': ['POST', '/{id}/members'],
    'delete(Organization)': ['DELETE', '/{id}'],
    'delete(Organization)ClientGrant': ['DELETE', '/{id}/client-grants/{grant_id}'],
    'delete(Organization)Connection': ['DELETE', '/{id}/connections/{connection_id}'],
    'delete(Organization)DiscoveryDomain': [
      'DELETE',
      '/{id}/discovery-domains/{discovery_domain_id}',
    ],
    'delete(Organization)EnabledConnection': ['DELETE', '/{id}/enabled_connections/{connectionId}'],
    'delete(Organization)MemberRoles': ['DELETE', '/{id}/members/{user_id}/roles'],
    'delete(Organization)Members': ['DELETE', '/{id}/members'],
    'get(Organization)': ['GET', '/{id}'],
    'get(Organization)ByName': ['GET', '/name/{name}'],
    'get(Organization)Connection': ['GET', '/{id}/connections/{connection_id}'],
    'get(Organization)DiscoveryDomain': ['GET', '/{id}/discovery-domains/{discovery_domain_id}'],
    'get(Organization)DiscoveryDomainByName': [
      'GET',
      '/{id}/discovery-domains/name/{discovery_domain}',
    ],
    'get(Organization)EnabledConnection': ['GET', '/{id}/enabled_connections/{connectionId}'],
    'list(Organization)ClientGrants': ['GET', '/{id}/client-grants'],
    'list(Organization)Connections': ['GET', '/{id}/connections'],
    'list(Organization)DiscoveryDomains': ['GET', '/{id}/discovery-domains'],
    'list(Organization)EnabledConnections': ['GET', '/{id}/enabled_connections'],
    'list(Organization)MemberEffectiveRoles': ['GET', '/{id}/members/{user_id}/effective-roles'],
    'list(Organization)MemberRoles': ['GET', '/{id}/members/{user_id}/roles'],
    'list(Organization)Members': ['GET', '/{id}/members'],
    'list(Organizations)': ['GET', ''],
    'update(Organization)': ['PATCH', '/{id}'],
    'update(Organization)Connection': ['PATCH', '/{id}/connections/{connection_id}'],
    'update(Organization)DiscoveryDomain': [
      'PATCH',
      '/{id}/discovery-domains/{discovery_domain_id}',
    ],
    'update(Organization)EnabledConnection': ['PATCH', '/{id}/enabled_connections/{connectionId}'],
  },
  prompts: {
    'get(Prompt)Settings': ['GET', ''],
    'get(Prompt)Texts': ['GET', '/{prompt}/custom-text/{language}'],
    'update(Prompt)Settings': ['PATCH', ''],
    'update(Prompt)Texts': ['PUT', '/{prompt}/custom-text/{language}'],
  },
  'refresh-tokens': {
    'delete(RefreshToken)': ['DELETE', '/{id}'],
    'get(RefreshToken)': ['GET', '/{id}'],
    'list(RefreshTokens)': ['GET', ''],
    'revoke(RefreshTokens)': ['POST', '/revoke'],
    'update(RefreshToken)': ['PATCH', '/{id}'],
  },
  'resource-servers': {
    'create(ResourceServer)': ['POST', ''],
    'delete(ResourceServer)': ['DELETE', '/{id}'],
    'get(ResourceServer)': ['GET', '/{id}'],
    'list(ResourceServers)': ['GET', ''],
    'update(ResourceServer)': ['PATCH', '/{id}'],
  },
  roles: {
    'assign(Role)Permissions': ['POST', '/{id}/permissions'],
    'assign(Role)Users': ['POST', '/{id}/users'],
    'create(Role)': ['POST', ''],
    'delete(Role)': ['DELETE', '/{id}'],
    'get(Role)': ['GET', '/{id}'],
    'list(Role)Permissions': ['GET', '/{id}/permissions'],
    'list(Role)Users': ['GET', '/{id}/users'],
    'list(Roles)': ['GET', ''],
    'remove(Role)Permissions': ['DELETE', '/{id}/permissions'],
    'update(Role)': ['PATCH', '/{id}'],
  },
  sessions: {
    'delete(Session)': ['DELETE', '/{id}'],
    'get(Session)': ['GET', '/{id}'],
    'revoke(Session)': ['POST', '/{id}/revoke'],
    'update(Session)': ['PATCH', '/{id}'],
  },
  stats: {
    getActiveUsers: ['GET', '/active-users'],
    listDailyStatistics: ['GET', '/daily'],
  },
  tenants: {
    'get(Tenant)Settings': ['GET', '/settings'],
    'update(Tenant)Settings': ['PATCH', '/settings'],
  },
  tickets: {
    createEmailVerificationTicket: ['POST', '/email-verification'],
    createPasswordChangeTicket: ['POST', '/password-change'],
  },
  'user-blocks': {
    'delete(UserBlocks)': ['DELETE', '/{id}'],
    'delete(UserBlocks)ByIdentifier': ['DELETE', ''],
    'get(UserBlocks)': ['GET', '/{id}'],
    'get(UserBlocks)ByIdentifier': ['GET', ''],
  },
  users: {
    'assign(User)Permissions': ['POST', '/{id}/permissions'],
    'assign(User)Roles': ['POST', '/{id}/roles'],
    'create(User)': ['POST', ''],
    'create(User)AuthenticationMethod': ['POST', '/{id}/authentication-methods'],
    'delete(User)': ['DELETE', '/{id}'],
    'delete(User)AuthenticationMethod': [
      'DELETE',
      '/{id}/authentication-methods/{authentication_method_id}',
    ],
    'delete(User)AuthenticationMethods': ['DELETE', '/{id}/authentication-methods'],
    'delete(User)Authenticators': ['DELETE', '/{id}/authenticators'],
    'delete(User)MultifactorProvider': ['DELETE', '/{id}/multifactor/{provider}'],
    'delete(User)RefreshTokens': ['DELETE', '/{id}/refresh-tokens'],
    'delete(User)Sessions': ['DELETE', '/{id}/sessions'],
    'get(User)': ['GET', '/{id}'],
    'get(User)AuthenticationMethod': [
      'GET',
      '/{id}/authentication-methods/{authentication_method_id}',
    ],
    'link(User)Identity': ['POST', '/{id}/identities'],
    'list(User)AuthenticationMethods': ['GET', '/{id}/authentication-methods'],
    'list(User)EffectivePermissions': ['GET', '/{id}/effective-permissions'],
    'list(User)EffectiveRoles': ['GET', '/{id}/effective-roles'],
    'list(User)Enrollments': ['GET', '/{id}/enrollments'],
    'list(User)Logs': ['GET', '/{id}/logs'],
    'list(User)Organizations': ['GET', '/{id}/organizations'],
    'list(User)Permissions': ['GET', '/{id}/permissions'],
    'list(User)RefreshTokens': ['GET', '/{id}/refresh-tokens'],
    'list(User)Roles': ['GET', '/{id}/roles'],
    'list(User)Sessions': ['GET', '/{id}/sessions'],
    'list(Users)': ['GET', ''],
    'remove(User)Permissions': ['DELETE', '/{id}/permissions'],
    'remove(User)Roles': ['DELETE', '/{id}/roles'],
    'revoke(User)Access': ['POST', '/{id}/revoke-access'],
    'revoke(User)RememberedBrowsers': [
      'POST',
      '/{id}/multifactor/actions/invalidate-remember-browser',
    ],
    'rotate(User)RecoveryCode': ['POST', '/{id}/recovery-code-regeneration'],
    'unlink(User)Identity': ['DELETE', '/{id}/identities/{provider}/{user_id}'],
    'update(User)': ['PATCH', '/{id}'],
    'update(User)AuthenticationMethod': [
      'PATCH',
      '/{id}/authentication-methods/{authentication_method_id}',
    ],
    'update(User)AuthenticationMethods': ['PUT', '/{id}/authentication-methods'],
  },
  'users-by-email': {
    'list(UsersByEmail)': ['GET', ''],
  },
  'verifiable-credentials': {
    'create(VerifiableCredential)Template': ['POST', '/verification/templates'],
    'delete(VerifiableCredential)Template': ['DELETE', '/verification/templates/{id}'],
    'get(VerifiableCredential)Template': ['GET', '/verification/templates/{id}'],
    'list(VerifiableCredential)Templates': ['GET', '/verification/templates'],
    'update(VerifiableCredential)Template': ['PATCH', '/verification/templates/{id}'],
  },
} as const satisfies Record<string, Record<string, Route>>
