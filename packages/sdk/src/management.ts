import { type ConnectionOptions, connect } from './lib/connection.ts'
import type { ManagementClient } from './lib/management-client.ts'
import { createOperations } from './lib/operations.ts'
import { type TokenOptions, tokensOf } from './lib/token.ts'

export type { Input, OperationId, Output, Schema } from '@latchkey/contract'
export type { Clock } from './lib/clock.ts'
export type {
  CallOptions,
  ConnectionOptions,
  Fetch,
  FetchAnswer,
  FetchInit,
  Warning,
} from './lib/connection.ts'
export type { ManagementClient } from './lib/management-client.ts'
export type { ManagementOperation } from './lib/management-operation.ts'
export type { ClientCredentials } from './lib/token.ts'

/** URL of the tenant, and an access token, a function that returns one, or client credentials. */
export type ManagementClientOptions = ConnectionOptions & TokenOptions

/**
 * A client of the management API of one tenant. Nothing is sent before the first call.
 *
 * @throws TypeError unless `baseUrl` is an http or https URL.
 */
export function createManagementClient(options: ManagementClientOptions): ManagementClient {
  const connection = connect(options)
  return createOperations(connection, tokensOf(options, connection))
}
