import type { Schema } from '@latchkey/contract'
import { ScimError, type ScimErrorType } from '@latchkey/scim'
import type { Request, Response } from 'express'
import { ApiError, type ErrorCode } from '../errors.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/** What operations of SCIM are given. */
export interface ScimRequest {
  readonly tenant: Tenant
  readonly connection: Connection
  readonly configuration: Schema<'ScimConfiguration'>
  /** The URL of the SCIM resources of the connection, without a trailing slash. */
  readonly baseUrl: string
  readonly usersUrl: string
  readonly groupsUrl: string
}

/** Serves an operation of SCIM. */
export type ServeScim = (req: Request, res: Response, request: ScimRequest) => Promise<void>

/**
 * Requires a SCIM token of this connection, with the scope of the operation.
 *
 * @throws ApiError `scim_token_invalid`, `scim_scope_missing`
 */
export async function openScimRequest(req: Request): Promise<ScimRequest> {
  const { tenant, scimToken, pathParameters, operation } = req
  const { id: connectionId = '' } = pathParameters
  if (scimToken?.connectionId !== connectionId) {
    const headers = { 'WWW-Authenticate': 'Bearer' }
    throw new ApiError('scim_token_invalid', { headers })
  }
  const [connection, configuration] = await Promise.all([
    tenant.store.connections.get(connectionId),
    tenant.store.scimConfigurations.get(connectionId),
  ])
  if (!connection || !configuration) throw new ApiError('scim_token_invalid')
  const missing = operation?.scopes.find((each) => !scimToken.scopes.includes(each))
  if (missing !== undefined) {
    const message = `The SCIM token lacks the scope ${missing}.`
    throw new ApiError('scim_scope_missing', { message })
  }
  const baseUrl = `${tenant.issuer}scim/v2/connections/${encodeURIComponent(connectionId)}`
  return {
    tenant,
    connection,
    configuration,
    baseUrl,
    usersUrl: `${baseUrl}/Users`,
    groupsUrl: `${baseUrl}/Groups`,
  }
}

const codes: Readonly<Record<ScimErrorType, ErrorCode>> = {
  invalidFilter: 'scim_filter_malformed',
  invalidPath: 'scim_path_malformed',
  invalidSyntax: 'scim_syntax_malformed',
  invalidValue: 'scim_value_malformed',
  mutability: 'scim_attribute_fixed',
  noTarget: 'scim_target_missing',
  tooMany: 'scim_too_many',
}

/** Converts a `ScimError` to an `ApiError`; returns any other error unchanged. */
export function toScimApiError(error: unknown): unknown {
  if (!(error instanceof ScimError)) return error
  return new ApiError(codes[error.type], { message: `${error.message}.`, cause: error })
}
