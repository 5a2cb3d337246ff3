import type { Request, Response } from 'express'
import { logSuccess } from '../../login/log-in/log-success.ts'
import { originOf } from '../../login/login-origin.ts'
import type { Authentication } from '../../login/login-transaction.ts'
import type { Client } from '../../store/clients/clients.ts'

/**
 * Lets the request have the cookie of the session that its response sets, before all others of the
 * name: the response may also delete the cookie of another user.
 */
export function presentSession(req: Request, res: Response, begun: Authentication): void {
  req.begunLogIn = { ...begun }
  const set = [res.getHeader('set-cookie') ?? []].flat()
  const made = set.map((line) => String(line).split(';', 1)[0]).reverse()
  req.headers.cookie = [...made, req.headers.cookie ?? []].flat().join('; ')
}

/**
 * Serves a request, and writes the log entry of the log-in that it has begun, unless actions have
 * decided of it: the request was refused before, or they need a page and cannot have one.
 */
export async function servePresented(
  req: Request,
  client: Client,
  serve: () => Promise<void>,
): Promise<void> {
  try {
    await serve()
  } finally {
    await logBegun(req, client)
  }
}

async function logBegun(req: Request, client: Client): Promise<void> {
  const { begunLogIn: begun } = req
  if (!begun?.dueEntry) return
  const origin = originOf(req, client)
  await logSuccess(req.tenant, begun.dueEntry, { ...begun, origin, actions: undefined })
}
