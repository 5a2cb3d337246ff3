import { row } from './row.ts'

/** Errors of the authentication API, its pages and presentations, by code. */
export const authenticationErrors = {
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
  email_connection_unknown: row(400, 'Connection does not exist', 'bad.connection'),
  link_parameters_malformed: row(
    400,
    '`authParams` must be an object of at most 20 strings, and its `redirect_uri` must be registered for the client.',
    'bad.authParams',
  ),
  prefetch_refused: row(
    400,
    'This URL is a step of a log-in or a log-out. It cannot be prefetched.',
    'invalid_request',
  ),
  duo_unavailable: row(
    503,
    'The server cannot reach Duo, which verifies the second factors of this tenant. Try again in a minute.',
    'temporarily_unavailable',
  ),
  provider_unavailable: row(
    503,
    'The identity provider does not respond with the keys that verify the token. Send the token again later.',
    'temporarily_unavailable',
  ),
  connection_page_not_found: row(
    404,
    'The connection does not exist. Ask an administrator of the tenant for its `provisioning_ticket_url`.',
    'connection_not_found',
  ),
  interaction_expired: row(
    400,
    'This log-in request has expired. Go back to the application and log in again.',
    'invalid_request',
  ),
  self_service_ticket_invalid: row(
    400,
    'The link has expired, was revoked or was opened too often. Ask for a new one.',
    'invalid_request',
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
  wsfed_unsupported: row(
    400,
    'WS-Federation is not supported. Use SAML 2.0 (add-on `samlp`) or OpenID Connect.',
    'invalid_request',
  ),
  saml_message_refused: row(400, 'The SAML message is not valid.', 'invalid_request'),
  logout_token_refused: row(400, 'The logout token is not valid.', 'invalid_request'),
  revocation_unsupported: row(
    404,
    'The connection does not exist, or its strategy has no Global Token Revocation.',
    'connection_not_found',
  ),
  revocation_token_refused: row(401, 'The revocation token is not valid.', 'invalid_token'),
  revocation_subject_malformed: row(
    400,
    'Name the user by one of the members `subject` and `sub_id`, with the issuer of the connection.',
    'invalid_request',
  ),
  revocation_subject_unknown: row(
    404,
    'No user of the connection has this subject.',
    'user_not_found',
  ),
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
    'The client has no connection that supports passkeys, or the requested one does not. The option `authentication_methods.passkey.enabled` of a connection enables them.',
    'not_found',
  ),
  client_limit_exceeded: row(429, 'Rate limit exceeded.', 'too_many_requests'),
  requires_verification: row(
    400,
    'Suspicious request requires verification. Send the user to `/authorize`.',
    'requires_verification',
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
  token_info_closed: row(
    403,
    'The endpoint is disabled. The tenant flag `allow_legacy_tokeninfo_endpoint` enables it.',
    'access_denied',
  ),
  password_change_closed: row(
    403,
    'Users of this connection cannot change their password themselves.',
    'access_denied',
  ),
  signup_denied: row(400, 'The sign-up was refused.', 'access_denied'),
  signup_closed: row(403, 'Sign-up is disabled for this connection.', 'access_denied'),
  cross_origin_unauthorized: row(401, 'Cross origin login not allowed.', 'unauthorized_client'),
  origin_not_allowed: row(403, 'The origin of the page is not allowed.', 'access_denied'),
  credential_type_unknown: row(
    400,
    'Unknown credential type parameter.',
    'unsupported_credential_type',
  ),
  credentials_wrong: row(403, 'Wrong email or password.', 'access_denied'),
  too_many_log_ins: row(
    429,
    'Your account has been blocked after multiple consecutive login attempts.',
    'too_many_attempts',
  ),
  blocked_user: row(403, 'user is blocked', 'blocked_user'),
  leaked_password_refused: row(
    401,
    'This login has been blocked because your password has been leaked in another website.',
    'password_leaked',
  ),
  directory_password_expired: row(
    403,
    'The password has expired or must be changed. Change it at the directory.',
    'unauthorized',
  ),
  directory_refused: row(
    403,
    'The directory of the connection refuses log-ins. The log of the tenant has the reason.',
    'unauthorized',
  ),
  directory_unavailable: row(
    503,
    'The directory of the connection does not respond.',
    'temporarily_unavailable',
  ),
  cross_origin_form: row(403, 'The form was posted from another origin.', 'access_denied'),
  client_unauthorized: row(401, 'client authentication failed', 'invalid_client'),
  verification_not_found: row(404, 'The verification does not exist.'),
  verification_over: row(
    410,
    'The verification has ended. Create a new verification.',
    'verification_over',
  ),
  too_many_verification_followers: row(
    429,
    'Too many requests are following verifications of this tenant. Poll the verification instead.',
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
  too_many_registrations: row(
    429,
    'Too many clients were registered from this address. Try again later.',
    'too_many_requests',
  ),
} as const
