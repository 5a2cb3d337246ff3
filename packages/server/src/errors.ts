/**
 * Every error the server answers with. `message` is what the caller reads unless the throw says
 * more; `errorCode` is left out where clients of this API expect none.
 */
export const errorTable = {
  invalid_body: row(400, 'Payload validation error', 'invalid_body'),
  invalid_query_string: row(400, 'Query validation error', 'invalid_query_string'),
  invalid_uri: row(400, 'Path validation error', 'invalid_uri'),
  invalid_paging: row(
    400,
    'Requesting page exceeds the allowed maximum of 1000 records.',
    'invalid_paging',
  ),
  invalid_request: row(400, 'The request is not valid HTTP/1.1.', 'invalid_request'),
  client_certificate_malformed: row(
    400,
    'The reverse proxy sent a malformed client certificate header.',
    'invalid_request',
  ),
  pushed_requests_off: row(
    400,
    'This tenant does not accept pushed authorization requests: `pushed_authorization_requests_supported` is false.',
    'request_not_supported',
  ),
  invalid_request_object: row(400, 'The Request Object is not valid.', 'invalid_request_object'),
  invalid_request_uri: row(400, '`request_uri` is not valid.', 'invalid_request_uri'),
  request_not_pushed: row(
    400,
    'Push a signed request to /oauth/par, and send the `request_uri` of the response to /authorize.',
    'request_not_supported',
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
  connection_unknown: row(400, 'The connection does not exist.', 'inexistent_connection'),
  connection_not_database: row(
    400,
    'Users can only be created in database connections.',
    'operation_not_supported',
  ),
  password_too_weak: row(400, 'PasswordStrengthError: Password is too weak', 'auth0_idp_error'),
  password_too_common: row(
    400,
    'PasswordDictionaryError: Password is too common',
    'auth0_idp_error',
  ),
  password_leaked: row(
    400,
    'PasswordLeakedError: Password has been found in a leak of another site',
    'auth0_idp_error',
  ),
  password_personal: row(
    400,
    'PasswordNoUserInfoError: Password contains user information',
    'auth0_idp_error',
  ),
  password_not_alone: row(
    400,
    'Cannot update password and email simultaneously',
    'operation_not_supported',
  ),
  username_missing: row(400, '`username` is required by this connection.', 'invalid_body'),
  username_unwanted: row(
    400,
    'Cannot set username for connection without requires_username',
    'invalid_body',
  ),
  identifier_missing: row(
    400,
    'One of `email`, `username` and `phone_number` is required.',
    'invalid_body',
  ),
  email_provider_unspoken: row(
    400,
    'The only supported `name` is `smtp`. Send it with the SMTP host, user and password of the provider.',
    'operation_not_supported',
  ),
  new_email_exists: row(400, 'The specified new email already exists', 'auth0_idp_error'),
  new_username_exists: row(400, 'The specified new username already exists', 'auth0_idp_error'),
  new_phone_number_exists: row(
    400,
    'The specified new phone number already exists',
    'auth0_idp_error',
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
  link_with_unsupported: row(
    400,
    '`link_with` (an ID token) is not supported yet. Send `provider` and `user_id`.',
    'operation_not_supported',
  ),
  link_to_itself: row(400, 'A user cannot be linked to itself.', 'operation_not_supported'),
  main_identity: row(
    400,
    'The primary identity of a user cannot be unlinked.',
    'operation_not_supported',
  ),
  email_malformed: row(400, 'error in email - email format validation failed', 'bad.email'),
  email_connection_unknown: row(400, 'Connection does not exist', 'bad.connection'),
  link_parameters_malformed: row(
    400,
    '`authParams` must be an object of at most 20 strings, and its `redirect_uri` must be registered for the client.',
    'bad.authParams',
  ),
  prefetch_refused: row(
    400,
    'This address is a step of a log-in or a log-out. It cannot be prefetched.',
    'invalid_request',
  ),
  interaction_expired: row(
    400,
    'This log-in request has expired. Go back to the application and log in again.',
    'invalid_request',
  ),
  upstream_unavailable: row(
    503,
    'The identity provider of the connection does not answer. Try again later.',
    'temporarily_unavailable',
  ),
  saml_client_not_found: row(
    404,
    'The client does not exist, or its add-on `samlp` is off.',
    'client_not_found',
  ),
  saml_message_missing: row(
    400,
    'The request has neither `SAMLRequest` nor `SAMLResponse`.',
    'invalid_request',
  ),
  saml_message_refused: row(400, 'The SAML message is not valid.', 'invalid_request'),
  saml_message_replayed: row(
    400,
    'message_replayed: The SAML message has been used before. Start again at the application.',
    'invalid_request',
  ),
  saml_acs_not_registered: row(
    400,
    '`AssertionConsumerServiceURL` is not one of the allowed callback URLs of the client.',
    'invalid_request',
  ),
  passkeys_off: row(
    404,
    'The client has no such connection with passkeys. The option `authentication_methods.passkey.enabled` of a connection enables them.',
    'not_found',
  ),
  signup_user_exists: row(400, 'The user already exists.', 'user_exists'),
  client_metadata_malformed: row(
    400,
    'The client metadata is not valid.',
    'invalid_client_metadata',
  ),
  binding_message_malformed: row(
    400,
    'The binding message is not valid.',
    'invalid_binding_message',
  ),
  redirect_uris_malformed: row(400, 'The redirect URIs are not valid.', 'invalid_redirect_uri'),
  invalid_signup: row(400, 'Invalid sign up', 'invalid_signup'),
  email_code_wrong: row(403, 'Wrong email or verification code.', 'invalid_grant'),
  registration_closed: row(
    403,
    'Dynamic client registration is disabled. The tenant flag `enable_dynamic_client_registration` enables it.',
    'access_denied',
  ),
  signup_closed: row(403, 'Sign-up is disabled for this connection.', 'access_denied'),
  cross_origin_form: row(403, 'The form was posted from another origin.', 'access_denied'),
  client_unauthorized: row(401, 'client authentication failed', 'invalid_client'),
  malformed_authorization: row(401, 'Bad HTTP authentication header format', 'Bearer'),
  missing_authentication: row(401, 'Missing authentication'),
  expired_token: row(401, 'Expired token received for JSON Web Token validation'),
  invalid_signature: row(401, 'Invalid signature received for JSON Web Token validation'),
  invalid_token: row(401, 'Invalid token'),
  client_not_global: row(401, 'Client is not global.'),
  insufficient_scope: row(403, 'Insufficient scope', 'insufficient_scope'),
  system_resource_server: row(
    403,
    'The management API cannot be deleted.',
    'operation_not_supported',
  ),
  access_blocked: row(403, 'Access to this tenant is blocked from here.', 'access_blocked'),
  route_not_found: row(404, 'Not Found'),
  tenant_not_found: row(404, 'No tenant is served under this host name.', 'tenant_not_found'),
  network_acl_not_found: row(404, 'NetworkACL with this ID was not found'),
  verifiable_credential_template_not_found: row(
    404,
    'The verifiable credential template does not exist.',
  ),
  verification_not_found: row(404, 'The verification does not exist.'),
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
  address_not_blocked: row(404, 'The IP address specified is not currently blocked.'),
  event_delivery_not_found: row(404, 'The requested delivery does not exist.'),
  event_stream_not_found: row(404, 'The requested stream does not exist.'),
  job_not_found: row(404, 'The job does not exist.', 'inexistent_job'),
  job_file_not_found: row(
    404,
    'The job has no file, or has not written it yet.',
    'inexistent_job_file',
  ),
  method_not_allowed: row(405, 'This path does not support this method.', 'method_not_allowed'),
  request_timeout: row(408, 'The request did not arrive in time.', 'request_timeout'),
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
  user_exists: row(409, 'The user already exists.', 'auth0_idp_error'),
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
  verification_over: row(410, 'The verification is over. Create another one.', 'verification_over'),
  body_too_large: row(413, 'The request body is too large.', 'body_too_large'),
  misdirected_request: row(
    421,
    'This TLS connection was opened for another tenant. Open a new connection to the requested host.',
    'misdirected_request',
  ),
  uri_too_long: row(414, 'The request address is too long.', 'uri_too_long'),
  unsupported_media_type: row(
    415,
    'Send the body as application/json or application/x-www-form-urlencoded, in UTF-8.',
    'unsupported_media_type',
  ),
  header_too_large: row(431, 'The header of the request is too large.', 'header_too_large'),
  too_many_requests: row(
    429,
    'Too many requests. Check the X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset headers.',
    'too_many_requests',
  ),
  too_many_codes: row(
    429,
    'Too many wrong codes were entered. Request a new code later.',
    'too_many_attempts',
  ),
  too_many_signups: row(
    429,
    'Too many accounts were created from this address. Try again later.',
    'too_many_attempts',
  ),
  too_many_mails: row(
    429,
    'Too many messages were requested. Try again later.',
    'too_many_requests',
  ),
  password_queue_full: row(
    429,
    'Too many passwords are being hashed at the moment. Try again shortly.',
    'too_many_requests',
  ),
  too_many_registrations: row(
    429,
    'Too many clients were registered from this address. Try again later.',
    'too_many_requests',
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
  internal_error: row(500, 'Something went wrong on our side.', 'internal_error'),
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
  unavailable: row(
    503,
    'The service cannot reach its database. Try again shortly.',
    'service_unavailable',
  ),
} as const

/** The stable name of an error; what logs and tests call it. */
export type ErrorCode = keyof typeof errorTable

interface Row {
  readonly status: number
  readonly message: string
  readonly errorCode?: string
}

function row(status: number, message: string, errorCode?: string): Row {
  return errorCode === undefined ? { status, message } : { status, message, errorCode }
}

interface Details {
  readonly message?: string
  /** Sent with the answer, as `WWW-Authenticate` or `Allow`. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sent with a 401 as clients of this API expect it. */
  readonly attributes?: Readonly<Record<string, string>>
  /** Logged, never sent. */
  readonly cause?: unknown
}

/**
 * An error the caller is told about. Anything else that is thrown becomes a 500 that says nothing.
 */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly errorCode: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly attributes: Readonly<Record<string, string>> | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    const { status, message, errorCode }: Row = errorTable[code]
    super(details.message ?? message, { cause: details.cause })
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.errorCode = errorCode
    this.headers = details.headers ?? {}
    this.attributes = details.attributes
  }
}

/**
 * A body that fits its schema and cannot be taken, in the sentence of those that do not fit.
 *
 * @param place the property, as in `options.mfa`
 */
export function refusedBody(reason: string, place: string): ApiError {
  const message = `Payload validation error: '${reason}' on property ${place}.`
  return new ApiError('invalid_body', { message })
}
