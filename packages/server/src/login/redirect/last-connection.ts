import type { Request, Response } from 'express'
import { hostCookie } from '../cookies.ts'

const cookie = hostCookie('last_connection')

const maxAgeMs = 365 * 24 * 60 * 60 * 1000

/** The id of the connection with which a user last logged in in this browser, from a cookie. */
export const lastConnectionOf = (req: Pick<Request, 'headers' | 'tenant'>): string | undefined =>
  cookie.read(req)

/**
 * Stores the connection in a cookie for a year: the log-in page shows the button of this connection
 * first.
 */
export function rememberConnection(req: Request, res: Response, connectionId: string): void {
  cookie.set(req, res, connectionId, maxAgeMs)
}
