import {
  type Members,
  operationsIn,
  patchUser,
  readUser,
  type ScimUser,
  selectAttributes,
} from '@latchkey/scim'
import type { Request, Response } from 'express'
import { ApiError } from '../errors.ts'
import type { ScimAccount } from '../store/scim/scim-account.ts'
import { identityNameOf } from '../store/scim/scim-users.ts'
import { answerList, answerResource } from './answer.ts'
import { type ListQuery, listQueryOf, searchQueryOf } from './list-query.ts'
import { listUsers } from './list-users.ts'
import { toProvisioned, toScimUser } from './mapped-user.ts'
import { answerUnlessKnown, permitsVersion, tagOf, write } from './resource-answers.ts'
import type { ScimRequest, ServeScim } from './scim-request.ts'
import { toResource } from './scim-resource.ts'
import { subjectOf } from './subject.ts'

/** `GET /Users` (RFC 7644, section 3.4.2). */
export const listScimUsers: ServeScim = (req, res, request) =>
  answerUsers(res, request, listQueryOf(req))

/** `POST /Users/.search` (RFC 7644, section 3.4.3). */
export const createScimUserSearch: ServeScim = (req, res, request) =>
  answerUsers(res, request, searchQueryOf(req))

async function answerUsers(res: Response, request: ScimRequest, query: ListQuery): Promise<void> {
  const { total, users } = await listUsers(request, query)
  const resources = users.map((each) => selectAttributes(each, query.selection))
  answerList(res, { total, startIndex: query.startIndex, resources })
}

/** `POST /Users` (RFC 7644, section 3.3). */
export const createScimUser: ServeScim = async (req, res, request) => {
  const { connection, configuration } = request
  const user = readUser(bodyOf(req))
  const provisioned = toProvisioned(configuration, user)
  const providerUserId = subjectOf(request, user)
  const account = await write(req, ({ scimUsers }) =>
    scimUsers.create(connection, { providerUserId, provisioned }),
  )
  const resource = toResource(account, request)
  answerResource(res, 201, resource, { Location: resource.meta.location, ...tagOf(resource) })
}

/** `GET /Users/{user_id}` (RFC 7644, section 3.4.1). */
export const getScimUser: ServeScim = async (req, res, request) => {
  const { connection, tenant } = request
  const account = await tenant.store.scimUsers.get(connection, nameOf(req))
  if (!account) throw new ApiError('scim_user_not_found')
  answerUnlessKnown(req, res, toResource(account, request))
}

/** `PUT /Users/{user_id}` (RFC 7644, section 3.5.1). */
export const updateScimUser: ServeScim = async (req, res, request) => {
  const user = readUser(bodyOf(req))
  await change(req, res, request, () => user)
}

/** `PATCH /Users/{user_id}` (RFC 7644, section 3.5.2). */
export const patchScimUser: ServeScim = async (req, res, request) => {
  const { configuration } = request
  const operations = operationsIn(bodyOf(req))
  await change(req, res, request, (before) =>
    patchUser(toScimUser(configuration, before), operations),
  )
}

/** `DELETE /Users/{user_id}` (RFC 7644, section 3.6). */
export const deleteScimUser: ServeScim = async (req, res, request) => {
  const name = nameOf(req)
  const isDeleted = await write(req, ({ scimUsers }) =>
    scimUsers.delete(request.connection, name, (before) => requireVersion(req, request, before)),
  )
  if (!isDeleted) throw new ApiError('scim_user_not_found')
  res.writeHead(204, { 'Cache-Control': 'no-cache' }).end()
}

async function change(
  req: Request,
  res: Response,
  request: ScimRequest,
  changed: (before: ScimAccount) => ScimUser,
): Promise<void> {
  const { connection, configuration } = request
  const name = nameOf(req)
  const account = await write(req, ({ scimUsers }) =>
    scimUsers.update(connection, name, (before) => {
      requireVersion(req, request, before)
      return toProvisioned(configuration, changed(before))
    }),
  )
  if (!account) throw new ApiError('scim_user_not_found')
  const resource = toResource(account, request)
  answerResource(res, 200, resource, tagOf(resource))
}

/** @throws ApiError `scim_user_changed` if `If-Match` has another version */
function requireVersion(req: Request, request: ScimRequest, before: ScimAccount): void {
  const { version } = toResource(before, request).meta
  if (!permitsVersion(req, version)) throw new ApiError('scim_user_changed')
}

const nameOf = (req: Request) => identityNameOf(req.pathParameters.user_id ?? '')

const bodyOf = ({ sent }: Request): Members => sent.members
