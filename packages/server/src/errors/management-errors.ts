import { row } from './row.ts'

/** Errors of the management API, by code. */
export const managementErrors = {
  invalid_paging: row(
    400,
    'Requesting page exceeds the allowed maximum of 1000 records.',
    'invalid_paging',
  ),
  invalid_cursor: row(
    400,
    '`from` is not an offset of an event. Send an offset exactly as you received it, or leave it out.',
    'invalid_cursor',
  ),
  two_cursors: row(
    400,
    '`from` and `from_timestamp` are mutually exclusive.',
    'invalid_query_string',
  ),
  client_is_global: row(
    400,
    'This client belongs to the tenant itself: it cannot be deleted, and cannot have a secret.',
    'client_is_global',
  ),
  client_credential_in_use: row(
    400,
    'The client still uses this credential. Remove it from the client first.',
    'client_credential_in_use',
  ),
  password_not_alone: row(
    400,
    'Cannot update password and email simultaneously',
    'operation_not_supported',
  ),
  email_provider_unsupported: row(
    400,
    'The provider `custom` needs an action, and actions are not supported. Use another provider.',
    'operation_not_supported',
  ),
  connection_without_user: row(
    400,
    'The user has no identity in this connection.',
    'operation_not_supported',
  ),
  not_in_database: row(
    400,
    'Only users of a database connection can be changed in this way.',
    'operation_not_supported',
  ),
  link_token_invalid: row(
    400,
    '`link_with` must be a valid ID token that this tenant has issued (RS256).',
    'invalid_body',
  ),
  link_to_itself: row(400, 'A user cannot be linked to itself.', 'operation_not_supported'),
  main_identity: row(
    400,
    'The primary identity of a user cannot be unlinked.',
    'operation_not_supported',
  ),
  client_not_global: row(401, 'Client is not global.'),
  system_resource_server: row(
    403,
    'The management API cannot be deleted.',
    'operation_not_supported',
  ),
  network_acl_not_found: row(404, 'NetworkACL with this ID was not found'),
  verifiable_credential_template_not_found: row(
    404,
    'The verifiable credential template does not exist.',
  ),
  client_credential_not_found: row(
    404,
    'The credential does not exist',
    'inexistent_client_credential',
  ),
  linked_user_not_found: row(404, 'The user to link does not exist.', 'inexistent_user'),
  identity_not_found: row(
    404,
    '`identity` does not name an identity of the user.',
    'inexistent_identity',
  ),
  user_not_found: row(404, 'The user does not exist.', 'inexistent_user'),
  client_not_found: row(404, 'The client does not exist', 'inexistent_client'),
  resource_server_not_found: row(
    404,
    'The resource server does not exist',
    'inexistent_resource_server',
  ),
  client_grant_not_found: row(404, 'The grant does not exist.', 'inexistent_client_grant'),
  permission_not_found: row(
    404,
    'The API does not have this permission.',
    'inexistent_resource_server_permission',
  ),
  authentication_method_not_found: row(404, 'The authentication method does not exist.'),
  enrollment_not_found: row(404, 'The enrollment does not exist.'),
  role_not_found: row(404, 'The role does not exist.'),
  session_not_found: row(404, 'The session does not exist.'),
  refresh_token_not_found: row(404, 'The refresh token does not exist.'),
  log_not_found: row(404, 'The log does not exist.'),
  signing_key_not_found: row(404, 'The signing key does not exist.'),
  email_provider_not_found: row(
    404,
    'There is not a configured email provider',
    'inexistent_email_provider',
  ),
  email_template_not_found: row(404, 'The template does not exist.', 'inexistent_email_template'),
  connection_not_found: row(404, 'The connection does not exist', 'inexistent_connection'),
  scim_configuration_not_found: row(404, 'The connection has no SCIM configuration.'),
  address_not_blocked: row(404, 'The IP address specified is not currently blocked.'),
  event_delivery_not_found: row(404, 'The requested delivery does not exist.'),
  event_stream_not_found: row(404, 'The requested stream does not exist.'),
  job_not_found: row(404, 'The job does not exist.', 'inexistent_job'),
  job_file_not_found: row(
    404,
    'The job has no file, or has not written it yet.',
    'inexistent_job_file',
  ),
  network_acl_priority_used: row(
    409,
    'An ACL with this priority number has already been created.',
    'network_acl_priority_used',
  ),
  verifiable_credential_template_name_used: row(
    409,
    'A verifiable credential template with this name already exists.',
    'verifiable_credential_template_name_used',
  ),
  client_credential_kid_used: row(
    409,
    'A credential with this key id already exists.',
    'client_credential_kid_used',
  ),
  client_credential_limit_reached: row(
    409,
    'The maximum number of credentials has been reached. Delete one first.',
    'client_credential_limit_reached',
  ),
  authentication_method_exists: row(
    409,
    'The user already has an authentication method of this type, or this credential is already registered.',
    'authentication_method_exists',
  ),
  identity_linked: row(409, 'Specified identity is already linked.', 'identity_conflict'),
  identities_linked: row(
    409,
    'The user to link has linked identities of its own. Unlink them first.',
    'identity_conflict',
  ),
  resource_server_identifier_used: row(
    409,
    'A resource server with this identifier already exists.',
    'resource_server_identifier_used',
  ),
  client_grant_used: row(
    409,
    'The client already has a grant of this type for this API.',
    'client_grant_used',
  ),
  role_name_used: row(409, 'A role with this name already exists.', 'role_name_used'),
  connection_name_used: row(
    409,
    'A connection with the same name already exists',
    'connection_conflict',
  ),
  scim_configuration_exists: row(
    409,
    'The connection already has a SCIM configuration. Update it, or delete it first.',
    'scim_configuration_conflict',
  ),
  scim_token_limit_reached: row(
    409,
    'The connection has two SCIM tokens. Delete one first.',
    'scim_token_limit_reached',
  ),
  email_provider_exists: row(
    409,
    'An email provider is already configured. Update it, or delete it first.',
    'email_provider_conflict',
  ),
  email_template_exists: row(409, 'The template already exists.', 'email_template_conflict'),
  event_stream_name_used: row(
    409,
    'An event stream with this name already exists.',
    'event_stream_name_used',
  ),
  event_stream_failing: row(
    409,
    'More than 5000 deliveries of this stream have failed. Redeliver or wait before enabling it.',
    'event_stream_failing',
  ),
  event_stream_unsigned: row(
    409,
    'Only deliveries to a webhook are signed, so this stream has no secret.',
    'event_stream_unsigned',
  ),
  event_stream_not_enabled: row(
    409,
    'The event stream is not enabled. Enable it before you redeliver events.',
    'event_stream_not_enabled',
  ),
  event_stream_limit_reached: row(
    409,
    'The maximum number of event streams has been reached. Delete one first.',
    'event_stream_limit_reached',
  ),
  cursor_expired: row(
    410,
    'The events after this offset have already been deleted. Read the current state, then follow events from now on.',
    'cursor_expired',
  ),
  too_many_jobs: row(
    429,
    'Too many jobs are pending. Wait until some of them have finished.',
    'too_many_jobs',
  ),
  too_many_event_followers: row(
    429,
    'Too many requests are following the events of this tenant. Close one of them first.',
    'too_many_event_followers',
  ),
  search_timeout: row(
    503,
    'The search took too long. Narrow the query: exact values and prefixes are found fastest.',
    'search_timeout',
  ),
  connection_deletion_unfinished: row(
    503,
    'Some users of the connection are not deleted yet. Send the request again to continue.',
    'connection_deletion_unfinished',
  ),
} as const
