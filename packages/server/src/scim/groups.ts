import {
  type GroupChange,
  operationsIn,
  readGroup,
  readGroupPatch,
  selectAttributes,
} from '@latchkey/scim'
import type { Request, Response } from 'express'
import { ApiError } from '../errors.ts'
import type { StoredGroup } from '../store/scim/scim-groups.ts'
import { answerList, answerResource } from './answer.ts'
import { toGroupResource, versionOf } from './group-resource.ts'
import { listGroups } from './list-groups.ts'
import { type ListQuery, listQueryOf, searchQueryOf } from './list-query.ts'
import type { Resource } from './resource.ts'
import {
  answerUnlessKnown,
  permitsVersion,
  type Selection,
  selectionOf,
  tagOf,
  write,
} from './resource-answers.ts'
import type { ScimRequest, ServeScim } from './scim-request.ts'

/** `GET /Groups` (RFC 7644, section 3.4.2). */
export const listScimGroups: ServeScim = (req, res, request) =>
  answerGroups(res, request, listQueryOf(req))

/** `POST /Groups/.search` (RFC 7644, section 3.4.3). */
export const createScimGroupSearch: ServeScim = (req, res, request) =>
  answerGroups(res, request, searchQueryOf(req))

async function answerGroups(res: Response, request: ScimRequest, query: ListQuery): Promise<void> {
  const { selection, startIndex } = query
  const { total, groups } = await listGroups(request, query, showsMembers(selection))
  const resources = groups.map((each) => selectAttributes(each, selection))
  answerList(res, { total, startIndex, resources })
}

/** `POST /Groups` (RFC 7644, section 3.3). */
export const createScimGroup: ServeScim = async (req, res, request) => {
  const given = readGroup(req.sent.members)
  const group = await write(req, ({ scimGroups }) => scimGroups.create(request.connection, given))
  const resource = await shown(request, group)
  answerResource(res, 201, resource, { Location: resource.meta.location, ...tagOf(resource) })
}

/** `GET /Groups/{group_id}` (RFC 7644, section 3.4.1). */
export const getScimGroup: ServeScim = async (req, res, request) => {
  const { connection, tenant } = request
  const group = await tenant.store.scimGroups.get(connection, idOf(req))
  if (!group) throw new ApiError('scim_group_not_found')
  answerUnlessKnown(req, res, await shown(request, group, showsMembers(selectionOf(req))))
}

/** `PUT /Groups/{group_id}` (RFC 7644, section 3.5.1). */
export const updateScimGroup: ServeScim = async (req, res, request) => {
  const { displayName, externalId = null, members: ids } = readGroup(req.sent.members)
  const members = [{ kind: 'replace' as const, ids }]
  await change(req, res, request, { displayName, externalId, members })
}

/** `PATCH /Groups/{group_id}` (RFC 7644, section 3.5.2). */
export const patchScimGroup: ServeScim = async (req, res, request) => {
  await change(req, res, request, readGroupPatch(operationsIn(req.sent.members)))
}

/** `DELETE /Groups/{group_id}` (RFC 7644, section 3.6). */
export const deleteScimGroup: ServeScim = async (req, res, { connection }) => {
  const isDeleted = await write(req, ({ scimGroups }) =>
    scimGroups.delete(connection, idOf(req), (before) => requireVersion(req, before)),
  )
  if (!isDeleted) throw new ApiError('scim_group_not_found')
  res.writeHead(204, { 'Cache-Control': 'no-cache' }).end()
}

async function change(
  req: Request,
  res: Response,
  request: ScimRequest,
  given: GroupChange,
): Promise<void> {
  const group = await write(req, ({ scimGroups }) =>
    scimGroups.update(request.connection, idOf(req), given, (before) =>
      requireVersion(req, before),
    ),
  )
  if (!group) throw new ApiError('scim_group_not_found')
  const resource = await shown(request, group)
  answerResource(res, 200, resource, tagOf(resource))
}

/** @throws ApiError `scim_group_changed` if `If-Match` has another version */
function requireVersion(req: Request, before: StoredGroup): void {
  if (!permitsVersion(req, versionOf(before))) throw new ApiError('scim_group_changed')
}

async function shown(
  request: ScimRequest,
  group: StoredGroup,
  hasMembers = true,
): Promise<Resource> {
  const { scimGroups } = request.tenant.store
  const members = hasMembers ? await scimGroups.listMembers([group.id]) : []
  return toGroupResource(group, members, request)
}

/** Whether the response shows members, of which a group may have thousands. */
export const showsMembers = (selection: Selection) =>
  'members' in selectAttributes({ members: true }, selection)

const idOf = (req: Request) => req.pathParameters.group_id ?? ''
