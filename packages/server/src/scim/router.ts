import { membersMax } from '@latchkey/scim'
import type { Request, RequestHandler } from 'express'
import { ApiError } from '../errors.ts'
import { bodyMembersMax } from '../form-body.ts'
import type { ScimOperationId } from '../operations.ts'
import type { LogRecorder } from '../tenancy/log-recorder.ts'
import { requestReader } from '../validation/read-request.ts'
import { serveOperations } from '../validation/serve-operations.ts'
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
  createScimGroupSearch,
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
import { createScimSearch } from './search.ts'
import {
  createScimUser,
  createScimUserSearch,
  deleteScimUser,
  getScimUser,
  listScimUsers,
  patchScimUser,
  updateScimUser,
} from './users.ts'

/** The functions that serve `/scim/v2`. */
const operations: Readonly<Record<ScimOperationId, ServeScim>> = {
  createScimSearch,
  listScimUsers,
  createScimUserSearch,
  createScimUser,
  getScimUser,
  updateScimUser,
  patchScimUser,
  deleteScimUser,
  listScimGroups,
  createScimGroupSearch,
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

/** The operations whose body may name as many users as a group has. */
const groupWrites: readonly string[] = [
  'createScimGroup',
  'updateScimGroup',
  'patchScimGroup',
] satisfies readonly ScimOperationId[]

/** `value`, `$ref`, `display` and `type` (RFC 7643, section 4.2), and the object that has them. */
const countOfMember = 5

interface RouterOptions {
  /** The validators of the authentication document, which has these operations too. */
  readonly validatorOf: RequestValidators
  readonly readBytes: RequestHandler
  readonly recorder: LogRecorder
}

/** Serves SCIM 2.0 to identity providers, which provision the users and groups of a connection. */
export function serveScim({ validatorOf, readBytes, recorder }: RouterOptions): RequestHandler {
  const read = requestReader({ validatorOf, readBytes })
  const readGroup = requestReader({
    validatorOf,
    readBytes,
    membersMax: bodyMembersMax + membersMax * countOfMember,
  })
  return serveOperations<ServeScim>(operations, async (serve, req, res) => {
    const request = await openScimRequest(req)
    try {
      await (groupWrites.includes(req.operation?.id ?? '') ? readGroup : read)(req, res)
      await serve(req, res, request)
    } catch (thrown) {
      const error = toScimApiError(thrown)
      recordFailure(req, request, error, recorder)
      throw error
    }
  })
}

/**
 * Logs a failure in the log of the tenant. A failure of the server itself is in the log of the
 * server.
 */
function recordFailure(
  req: Request,
  { connection }: ScimRequest,
  error: unknown,
  recorder: LogRecorder,
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
