import { STATUS_CODES } from 'node:http'
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { settingsBranding } from '../branding/settings-branding.ts'
import { ApiError, type ErrorCode } from '../errors.ts'
import { renderError } from '../pages/error.ts'
import { errorPageAddress } from '../pages/error-parameters.ts'
import { redirectTo } from '../pages/redirect-to.ts'
import { writePage } from '../pages/write-page.ts'
import { queryOf } from '../query-of.ts'
import { isUnavailable } from '../store/database/unavailable.ts'
import { acceptsHtml } from './error-branding.ts'
import { signupError } from './signup-error.ts'

/** Answers 404 to a path that neither API has. */
export const notFound: RequestHandler = () => {
  throw new ApiError('route_not_found')
}

/** The only step that writes errors, in the format of the API that was called. */
export const answerErrors: ErrorRequestHandler = (thrown, req, res, next) => {
  const error = toApiError(thrown, req.deadline?.failure)
  req.errorCode = error.code
  if (error.status >= 500 && error.code !== 'not_implemented') req.cause = thrown
  if (res.headersSent) return next(thrown)
  if (acceptsHtml(req)) {
    showErrorPage(req, res, error)
    return
  }
  const { type, content } = renderedFor(req.originalUrl, error)
  const body = JSON.stringify(content)
  res.writeHead(error.status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...error.headers,
  })
  res.end(body)
}

/** The body of an error, in the format of the API that was called. */
function renderedFor(address: string, error: ApiError) {
  if (/^\/scim\//.test(address)) {
    return { type: 'application/scim+json', content: scimError(error) }
  }
  if (/^\/(me|my-org)\//.test(address)) {
    return { type: 'application/problem+json', content: problem(error) }
  }
  if (/^\/dbconnections\/signup\b/.test(address)) {
    return { type: 'application/json', content: signupError(error) ?? oauthError(error) }
  }
  const isManagement = address.startsWith('/api/')
  return {
    type: 'application/json',
    content: isManagement ? managementError(error) : oauthError(error),
  }
}

/** Shows a browser the error page of the tenant, or redirects it there (`error_page`). */
function showErrorPage(req: Request, res: Response, error: ApiError): void {
  const { code: name, message: description } = error
  const { id: requestId, tenant } = req
  const isOurs = error.status >= 500
  const branding = req.branding ?? settingsBranding(req)
  const parameters = {
    ...namedIn(req),
    lang: branding.language,
    error: oauthError(error).error,
    error_description: isOurs ? undefined : description,
    tracking: requestId,
  }
  const location = errorPageAddress(tenant, parameters)
  if (location !== undefined) {
    redirectTo(res, location)
    return
  }
  const details = isOurs ? {} : { error: name, description }
  const page = renderError(branding, { ...details, requestId, parameters })
  for (const [header, value] of Object.entries(error.headers ?? {})) res.setHeader(header, value)
  writePage(res, page, { status: error.status })
}

/** The client and the connection that the query of the request names. */
function namedIn(req: Request) {
  const query = queryOf(req)
  const named = (name: string) => query.get(name) ?? undefined
  return { client_id: named('client_id'), connection: named('connection') }
}

/** A database that restarts is available soon, and many clients follow `Retry-After`. */
const retryAfterSeconds = 1

/**
 * Converts any thrown value to the error that is answered.
 *
 * @param failure the error of an unavailable database during the request: the likely cause of an
 *   unexpected error
 */
export function toApiError(thrown: unknown, failure?: unknown): ApiError {
  if (thrown instanceof ApiError) return withRetryAfter(thrown)
  if (failure !== undefined || isUnavailable(thrown)) {
    return withRetryAfter(new ApiError('unavailable', { cause: failure ?? thrown }))
  }
  return new ApiError('internal_error', { cause: thrown })
}

/** Adds `Retry-After` to a 503. */
function withRetryAfter(error: ApiError): ApiError {
  if (error.status !== 503) return error
  const headers = { 'Retry-After': String(retryAfterSeconds), ...error.headers }
  const { code, message, cause } = error
  return new ApiError(code, { message, headers, cause })
}

/**
 * The format of the management API, also for requests that are refused before their API is known.
 */
export function managementError(error: ApiError) {
  return {
    statusCode: error.status,
    error: STATUS_CODES[error.status],
    message: error.message,
    ...(error.errorCode !== undefined && { errorCode: error.errorCode }),
    ...(error.attributes && { attributes: error.attributes }),
  }
}

/** The format of SCIM (RFC 7644, section 3.12). */
function scimError({ status, code, errorCode, message }: ApiError) {
  const scimType = code.startsWith('scim_') ? errorCode : scimTypes[code]
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType !== undefined && { scimType }),
    detail: message,
  }
}

/** The format of the My Account and the My Organization API (RFC 9457, section 3.1). */
function problem({ status, message }: ApiError) {
  return { type: 'about:blank', status, title: STATUS_CODES[status], detail: message }
}

/** The `scimType` of errors that are not specific to SCIM (RFC 7644, section 3.12). */
const scimTypes: Partial<Record<ErrorCode, string>> = {
  invalid_body: 'invalidSyntax',
  invalid_query_string: 'invalidValue',
}

/** The format of OAuth (RFC 6749, section 5.2). */
function oauthError(error: ApiError) {
  const name = oauthNames[error.code] ?? oauthErrors[error.status] ?? error.code
  return { error: name, error_description: error.message }
}

/** The `error` of OAuth for codes whose name differs there. */
const oauthNames: Partial<Record<ErrorCode, string>> = {
  signup_user_exists: 'user_exists',
  requires_verification: 'requires_verification',
  client_metadata_malformed: 'invalid_client_metadata',
  redirect_uris_malformed: 'invalid_redirect_uri',
  invalid_request_object: 'invalid_request_object',
  invalid_request_uri: 'invalid_request_uri',
  binding_message_malformed: 'invalid_binding_message',
  client_unauthorized: 'invalid_client',
  email_malformed: 'bad.email',
  phone_number_malformed: 'bad.phone_number',
  phone_number_refused: 'bad.phone_number',
  phone_provider_unavailable: 'sms_provider_error',
  email_connection_unknown: 'bad.connection',
  email_code_wrong: 'invalid_grant',
  link_parameters_malformed: 'bad.authParams',
  client_limit_exceeded: 'too_many_requests',
  cross_origin_unauthorized: 'unauthorized_client',
  credential_type_unknown: 'unsupported_credential_type',
  blocked_user: 'blocked_user',
  directory_password_expired: 'unauthorized',
  directory_refused: 'unauthorized',
  leaked_password_refused: 'password_leaked',
  too_many_log_ins: 'too_many_attempts',
  too_many_codes: 'too_many_attempts',
  too_many_mails: 'too_many_requests',
  too_many_verification_followers: 'too_many_requests',
  verification_not_found: 'verification_not_found',
  revocation_unsupported: 'connection_not_found',
  revocation_subject_unknown: 'user_not_found',
  revocation_token_refused: 'invalid_token',
}

const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  413: 'invalid_request',
  414: 'invalid_request',
  415: 'invalid_request',
  404: 'not_found',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}
