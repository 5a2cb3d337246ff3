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
  malformed_authorization: row(401, 'Bad HTTP authentication header format', 'Bearer'),
  missing_authentication: row(401, 'Missing authentication'),
  expired_token: row(401, 'Expired token received for JSON Web Token validation'),
  invalid_signature: row(401, 'Invalid signature received for JSON Web Token validation'),
  invalid_token: row(401, 'Invalid token'),
  client_not_global: row(401, 'Client is not global.'),
  insufficient_scope: row(403, 'Insufficient scope', 'insufficient_scope'),
  access_blocked: row(403, 'Access to this tenant is blocked from here.', 'access_blocked'),
  route_not_found: row(404, 'Not Found'),
  tenant_not_found: row(
    404,
    'No tenant is served under this host name. Make one with: latchkey tenant create <domain>',
    'tenant_not_found',
  ),
  network_acl_not_found: row(404, 'NetworkACL with this ID was not found'),
  verifiable_credential_template_not_found: row(
    404,
    'The verifiable credential template does not exist.',
  ),
  event_stream_not_found: row(404, 'The requested stream does not exist.'),
  method_not_allowed: row(405, 'This path does not have that method.', 'method_not_allowed'),
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
  event_stream_name_used: row(
    409,
    'An event stream with this name already exists.',
    'event_stream_name_used',
  ),
  event_stream_limit_reached: row(
    409,
    'The maximum number of event streams has been reached. Delete one first.',
    'event_stream_limit_reached',
  ),
  body_too_large: row(413, 'The request body is too large.', 'body_too_large'),
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
  internal_error: row(500, 'Something went wrong on our side.', 'internal_error'),
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
