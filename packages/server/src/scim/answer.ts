import type { Members } from '@latchkey/scim'
import type { Response } from 'express'

const listResponse = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

interface List {
  readonly total: number
  /** The index of the first resource in the list, counted from 1. */
  readonly startIndex: number
  readonly resources: readonly object[]
}

/** Answers a page of resources (RFC 7644, section 3.4.2). */
export function answerList(res: Response, { total, startIndex, resources }: List): void {
  answerResource(res, 200, {
    schemas: [listResponse],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  })
}

/** Answers one resource. */
export function answerResource(
  res: Response,
  status: number,
  resource: Members,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = JSON.stringify(resource)
  res.writeHead(status, {
    'Content-Type': 'application/scim+json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-cache',
    ...headers,
  })
  res.end(text)
}
