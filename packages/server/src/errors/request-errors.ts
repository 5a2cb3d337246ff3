import { row } from './row.ts'

/** Errors that any request may cause, whichever API it is for, by code. */
export const requestErrors = {
  invalid_body: row(400, 'Payload validation error', 'invalid_body'),
  invalid_query_string: row(400, 'Query validation error', 'invalid_query_string'),
  invalid_uri: row(400, 'Path validation error', 'invalid_uri'),
  invalid_request: row(400, 'The request is not valid HTTP/1.1.', 'invalid_request'),
  client_certificate_malformed: row(
    400,
    'The reverse proxy sent a malformed client certificate header.',
    'invalid_request',
  ),
  malformed_authorization: row(401, 'Bad HTTP authentication header format', 'Bearer'),
  missing_authentication: row(401, 'Missing authentication'),
  expired_token: row(401, 'Expired token received for JSON Web Token validation'),
  invalid_signature: row(401, 'Invalid signature received for JSON Web Token validation'),
  invalid_token: row(401, 'Invalid token'),
  insufficient_scope: row(403, 'Insufficient scope', 'insufficient_scope'),
  access_blocked: row(403, 'Access to this tenant is blocked from here.', 'access_blocked'),
  route_not_found: row(404, 'Not Found'),
  console_not_installed: row(
    404,
    'The console is not installed. Run: latchkey console install --tenant <domain> <email>',
    'console_not_installed',
  ),
  account_pages_not_installed: row(
    404,
    'The account pages are not installed. Run: latchkey console install --tenant <domain> <email>',
  ),
  tenant_not_found: row(
    404,
    'No tenant is served under this host name. Use the domain of a tenant.',
    'tenant_not_found',
  ),
  method_not_allowed: row(405, 'This path does not support this method.', 'method_not_allowed'),
  request_timeout: row(408, 'The request did not arrive in time.', 'request_timeout'),
  body_too_large: row(413, 'The request body is too large.', 'body_too_large'),
  misdirected_request: row(
    421,
    'This TLS connection was opened for another tenant. Open a new connection to the requested host.',
    'misdirected_request',
  ),
  uri_too_long: row(414, 'The request URI is too long.', 'uri_too_long'),
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
  internal_error: row(500, 'Something went wrong on our side.', 'internal_error'),
  not_implemented: row(501, 'This operation is not implemented by this server.', 'not_implemented'),
  unavailable: row(
    503,
    'The service cannot reach its database. Try again shortly.',
    'service_unavailable',
  ),
} as const
