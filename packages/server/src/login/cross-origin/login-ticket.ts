import { hash, randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import { hostCookie } from '../cookies.ts'
import { endPending, findPending, type Pending, storePending } from '../second-factors/pending.ts'

const kind = 'LoginTicket'
const lifetimeSeconds = 5 * 60

/**
 * Binds a ticket to the browser that got it: a ticket in a link logs nobody else in (cross-site
 * request forgery of a log-in). A page of another site receives the cookie by its request, and only
 * a cookie for other sites is stored then.
 */
const cookie = hostCookie('login_ticket', true)

const newSecret = () => randomBytes(32).toString('base64url')

/** The name of a ticket in records and log-ins, from which the ticket cannot be derived. */
export const nameOfTicket = (ticket: string): string => hash('sha256', ticket, 'base64url')

/**
 * Creates a ticket for the browser, which gets the cookie. Both are stored hashed.
 *
 * @param login with its `account`, unless the log-in is counted already
 */
export async function createTicket(req: Request, res: Response, login: Pending): Promise<string> {
  const { tenant } = req
  const [ticket, browser] = [newSecret(), newSecret()]
  const endsAt = Math.floor(tenant.store.oidc.now().getTime() / 1000) + lifetimeSeconds
  const bound = { ...login, browser: nameOfTicket(browser), endsAt }
  await storePending(tenant, kind, nameOfTicket(ticket), bound)
  cookie.set(req, res, browser, lifetimeSeconds * 1000)
  return ticket
}

/** The log-in of an unused ticket of this browser, unless the access of the user has ended. */
export async function findTicket(req: Request, name: string): Promise<Pending | undefined> {
  const browser = cookie.read(req)
  if (browser === undefined) return undefined
  const found = await findPending(req.tenant, kind, name)
  return isSameSecret(found?.browser ?? '', nameOfTicket(browser)) ? found : undefined
}

/** Consumes a ticket. Of concurrent calls, one resolves to true. */
export function consumeTicket(req: Request, res: Response, name: string): Promise<boolean> {
  cookie.set(req, res, '', 0)
  return endPending(req.tenant, kind, name)
}
