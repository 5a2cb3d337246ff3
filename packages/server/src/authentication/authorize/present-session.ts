import type { Request, Response } from 'express'
import type { Provider } from 'oidc-provider'
import { logSuccess } from '../../login/log-in/log-success.ts'
import { originOf } from '../../login/login-origin.ts'
import type { Authentication } from '../../login/login-transaction.ts'
import type { Client } from '../../store/clients/clients.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'

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
 * decided of it, or will when the user has been at a page: the request was refused before, or they
 * need a page and cannot have one.
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

/**
 * Leaves the log entry of a log-in that a request has begun to the pages that the request leads to.
 * The session has the entry until then. Another log-in would replace it.
 */
export function leaveEntryToPages(provider: Provider): void {
  provider.on('interaction.started', (ctx, { name }) => {
    if (name !== 'login') dropBegunEntry(oidcRequestOf(ctx).req)
  })
}

/** Leaves the log entry of the log-in that a request has begun to others. */
export function dropBegunEntry({ begunLogIn }: Request): void {
  if (begunLogIn) Reflect.deleteProperty(begunLogIn, 'dueEntry')
}

async function logBegun(req: Request, client: Client): Promise<void> {
  const { begunLogIn: begun } = req
  if (!begun?.dueEntry) return
  const origin = originOf(req, client)
  await logSuccess(req.tenant, begun.dueEntry, { ...begun, origin, actions: undefined })
}
