import type { Request, RequestHandler } from 'express'

/**
 * Authenticates the caller by a ticket, if the operation permits that and the request has no token.
 * Without a valid ticket, the next step `authenticate` requires a token.
 */
export const openByTicket: RequestHandler = (req, _res, next) => {
  const { operation } = req
  const ticket = operation?.openedBy && req.query[operation.openedBy]
  if (typeof ticket !== 'string' || req.headers.authorization !== undefined) return next()
  return openBy(ticket, req).then(() => next())
}

async function openBy(ticket: string, req: Request): Promise<void> {
  const { operation, tenant, pathParameters } = req
  const holder = await tenant.store.jobs.findTicketHolder(pathParameters.id ?? '', ticket)
  if (holder) req.caller = { ...holder, scopes: new Set(operation?.scopes) }
}
