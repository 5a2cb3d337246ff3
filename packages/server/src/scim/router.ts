import type { Request, RequestHandler } from 'express'
import { ApiError } from '../errors.ts'
import type { ScimOperationId } from '../operations.ts'
import type { LogEntry } from '../store/logs/logs.ts'
import { requestReader } from '../validation/read-request.ts'
import type { RequestValidators } from '../validation/validate-request.ts'
import {
  getScimResourceType,
  getScimSchema,
  getScimServiceProviderConfig,
  listScimResourceTypes,
  listScimSchemas,
} from './discovery.ts'
import {
  createScimGroup,
  deleteScimGroup,
  getScimGroup,
  listScimGroups,
  patchScimGroup,
  updateScimGroup,
} from './groups.ts'
import {
  openScimRequest,
  type ScimRequest,
  type ServeScim,
  toScimApiError,
} from './scim-request.ts'
import {
  createScimUser,
  deleteScimUser,
  getScimUser,
  listScimUsers,
  patchScimUser,
  updateScimUser,
} from './users.ts'

/** The operations of `/scim/v2`. */
const operations: Readonly<Record<ScimOperationId, ServeScim>> = {
  listScimUsers,
  createScimUser,
  getScimUser,
  updateScimUser,
  patchScimUser,
  deleteScimUser,
  listScimGroups,
  createScimGroup,
  getScimGroup,
  updateScimGroup,
  patchScimGroup,
  deleteScimGroup,
  getScimServiceProviderConfig,
  listScimSchemas,
  getScimSchema,
  listScimResourceTypes,
  getScimResourceType,
}

/** Writes entries to the log of the tenant. */
interface Recorder {
  record(req: Request, entry: LogEntry): void
}

interface RouterOptions {
  /** Of the contract that has these operations among others. */
  readonly validatorOf: RequestValidators
  readonly readBytes: RequestHandler
  readonly recorder: Recorder
}

/** Serves SCIM 2.0 to identity providers that provision the users and groups of a connection. */
export function serveScim({ validatorOf, readBytes, recorder }: RouterOptions): RequestHandler {
  const table = new Map<string, ServeScim>(Object.entries(operations))
  const read = requestReader({ validatorOf, readBytes })
  return (req, res, next) => {
    const serve = table.get(req.operation?.id ?? '')
    if (!serve) return next()
    const begin = async () => {
      const request = await openScimRequest(req)
      try {
        await read(req, res)
        await serve(req, res, request)
      } catch (thrown) {
        const error = toScimApiError(thrown)
        recordFailure(req, request, error, recorder)
        throw error
      }
    }
    void begin().catch(next)
  }
}

/** In the log of the tenant; what the server failed at is in the log of the server. */
function recordFailure(
  req: Request,
  { connection }: ScimRequest,
  error: unknown,
  recorder: Recorder,
): void {
  if (!(error instanceof ApiError) || error.status >= 500) return
  recorder.record(req, {
    type: 'fscim',
    description: `${req.operation?.summary}: ${error.message}`,
    connection: connection.name,
    connection_id: connection.id,
    strategy: connection.strategy,
  })
}
