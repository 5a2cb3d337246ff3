import { isDeepStrictEqual } from 'node:util'
import type { RequestHandler, Response } from 'express'
import { ApiError } from '../errors.ts'
import { isObject } from '../members.ts'
import type { AbsentAnswer, Operation } from '../operations/operation.ts'
import { managementPath } from './validate.ts'

/**
 * Answers an operation of the hosted API that is not implemented. Lists are empty, settings have
 * their defaults, and a write that sets the defaults is answered with them.
 *
 * @throws ApiError 501 `not_implemented` with the name of the operation, in all other cases
 */
export const answerAbsent: RequestHandler = (req, res, next) => {
  const { operation } = req
  if (!operation?.absent) return next()
  const { status, body, list } = operation.absent
  if (list) return write(res, 200, emptyList(list, req.query))
  if (status === undefined || (operation.body !== 'none' && !isPart(req.body, body))) {
    throw notImplemented(operation)
  }
  write(res, status, body)
}

function emptyList(
  { key, pages }: NonNullable<AbsentAnswer['list']>,
  { include_totals, page, per_page }: Record<string, unknown>,
) {
  if (pages === 'checkpoint') return { [key]: [] }
  if (include_totals !== 'true') return []
  const limit = Number(per_page) || 50
  return { start: (Number(page) || 0) * limit, limit, total: 0, [key]: [] }
}

/** Whether every member that was sent equals the existing one. */
function isPart(sent: unknown, existing: unknown): boolean {
  if (!isObject(sent)) return false
  const members = new Map(Object.entries(existing ?? {}))
  return Object.entries(sent).every(([name, value]) => isDeepStrictEqual(members.get(name), value))
}

function notImplemented({ id, method, path }: Operation): ApiError {
  const message = `${id} (${method} ${managementPath}${path}) is not implemented by this server.`
  return new ApiError('not_implemented', { message })
}

function write(res: Response, status: number, body: unknown): void {
  const content = JSON.stringify(body)
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Length': Buffer.byteLength(content),
  })
  res.end(content)
}
