import { type Members, selectAttributes } from '@latchkey/scim'
import type { Request, Response } from 'express'
import { queryOf } from '../query-of.ts'
import type { Resources } from '../store/tenants/resources.ts'
import { authorOf } from '../tenancy/author-of.ts'
import { answerResource } from './answer.ts'
import type { Resource } from './resource.ts'

/** Answers a resource, or 304 if `If-None-Match` has its entity tag. */
export function answerUnlessKnown(req: Request, res: Response, resource: Resource): void {
  const known = req.get('if-none-match')
  if (known !== undefined && listsVersion(known, resource.meta.version)) {
    res.writeHead(304, { ...tagOf(resource), 'Cache-Control': 'no-cache' }).end()
    return
  }
  answerResource(res, 200, selected(req, resource), tagOf(resource))
}

/** Whether `If-Match` permits changing a resource of this version. */
export function permitsVersion(req: Request, version: string): boolean {
  const ifMatch = req.get('if-match')
  return ifMatch === undefined || listsVersion(ifMatch, version)
}

/** Whether `If-Match` or `If-None-Match` has an entity tag, by weak comparison. */
function listsVersion(header: string, version: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((each) => bare(each) === '*' || bare(each) === bare(version))
}

/** Writes in one transaction, with a log entry of the type `sscim`. */
export function write<T>(req: Request, work: (store: Resources) => Promise<T>): Promise<T> {
  const { tenant, operation, facts, method } = req
  const [path = ''] = req.originalUrl.split('?', 1)
  const author = { ...authorOf({ operation, facts, method, path }), logType: 'sscim' as const }
  return tenant.store.write(author, work)
}

/** The header with the entity tag of a resource. */
export const tagOf = ({ meta }: Pick<Resource, 'meta'>) => ({ ETag: meta.version })

/** The attributes that a request selects for its response (RFC 7644, section 3.9). */
export type Selection = NonNullable<Parameters<typeof selectAttributes>[1]>

/** Reads the parameters `attributes` and `excludedAttributes`. */
export function selectionOf(req: Request): Selection {
  const query = queryOf(req)
  const attributes = query.get('attributes')
  const excluded = query.get('excludedAttributes')
  return {
    ...(attributes !== null && { attributes }),
    ...(excluded !== null && { excluded }),
  }
}

/** The members of a resource that the parameters of a request select. */
export const selected = (req: Request, resource: Members): Members =>
  selectAttributes(resource, selectionOf(req))
