import { type Members, patchUser, readUser, type ScimUser, selectAttributes } from '@latchkey/scim'
import type { Request, Response } from 'express'
import { ApiError } from '../errors.ts'
import { queryOf } from '../query-of.ts'
import type { ScimAccount } from '../store/scim/scim-account.ts'
import { identityNameOf } from '../store/scim/scim-users.ts'
import type { Resources } from '../store/tenants/resources.ts'
import { authorOf } from '../tenancy/author-of.ts'
import { answerList, answerResource } from './answer.ts'
import { countMax, listUsers } from './list-users.ts'
import { toProvisioned, toScimUser } from './mapped-user.ts'
import type { ScimRequest } from './scim-request.ts'
import { listsVersion, type ScimResource, toResource } from './scim-resource.ts'
import { subjectOf } from './subject.ts'

type Serve = (req: Request, res: Response, request: ScimRequest) => Promise<void>

/** `GET /Users` (RFC 7644, section 3.4.2). */
export const listScimUsers: Serve = async (req, res, request) => {
  const query = queryOf(req)
  const startIndex = Math.max(1, Number(query.get('startIndex') ?? 1))
  const count = Math.min(countMax, Math.max(0, Number(query.get('count') ?? countMax)))
  const filter = query.get('filter') ?? undefined
  const { total, users } = await listUsers(request, { filter, startIndex, count })
  answerList(res, { total, startIndex, resources: users.map((each) => selected(req, each)) })
}

/** `POST /Users` (RFC 7644, section 3.3). */
export const createScimUser: Serve = async (req, res, request) => {
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
export const getScimUser: Serve = async (req, res, request) => {
  const { connection, tenant } = request
  const account = await tenant.store.scimUsers.get(connection, nameOf(req))
  if (!account) throw new ApiError('scim_user_not_found')
  const resource = toResource(account, request)
  const known = req.get('if-none-match')
  if (known !== undefined && listsVersion(known, resource.meta.version)) {
    res.writeHead(304, { ...tagOf(resource), 'Cache-Control': 'no-cache' }).end()
    return
  }
  answerResource(res, 200, selected(req, resource), tagOf(resource))
}

/** `PUT /Users/{user_id}` (RFC 7644, section 3.5.1). */
export const updateScimUser: Serve = async (req, res, request) => {
  const user = readUser(bodyOf(req))
  await change(req, res, request, () => user)
}

/** `PATCH /Users/{user_id}` (RFC 7644, section 3.5.2). */
export const patchScimUser: Serve = async (req, res, request) => {
  const { configuration } = request
  const { Operations } = bodyOf(req)
  await change(req, res, request, (before) =>
    patchUser(toScimUser(configuration, before), Operations),
  )
}

/** `DELETE /Users/{user_id}` (RFC 7644, section 3.6). */
export const deleteScimUser: Serve = async (req, res, request) => {
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

/** @throws ApiError `scim_user_changed` where `If-Match` names another version */
function requireVersion(req: Request, request: ScimRequest, before: ScimAccount): void {
  const ifMatch = req.get('if-match')
  if (ifMatch === undefined) return
  if (!listsVersion(ifMatch, toResource(before, request).meta.version)) {
    throw new ApiError('scim_user_changed')
  }
}

/** Writes with an entry of type `sscim` in the log of the tenant. */
function write<T>(req: Request, work: (store: Resources) => Promise<T>): Promise<T> {
  const { tenant, operation, facts, method } = req
  const [path = ''] = req.originalUrl.split('?', 1)
  const author = { ...authorOf({ operation, facts, method, path }), logType: 'sscim' as const }
  return tenant.store.write(author, work)
}

const nameOf = (req: Request) => identityNameOf(req.pathParameters.user_id ?? '')

const bodyOf = ({ sent }: Request): Members => sent.members

const tagOf = ({ meta }: ScimResource) => ({ ETag: meta.version })

function selected(req: Request, resource: ScimResource): Members {
  const query = queryOf(req)
  const attributes = query.get('attributes')
  const excluded = query.get('excludedAttributes')
  return selectAttributes(resource, {
    ...(attributes !== null && { attributes }),
    ...(excluded !== null && { excluded }),
  })
}
