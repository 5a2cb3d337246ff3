import type { Request, Response } from 'express'
import { hostCookie } from '../cookies.ts'

const cookie = hostCookie('last_connection')

const maxAgeMs = 365 * 24 * 60 * 60 * 1000

/** The id of the connection of the last log-in in this browser. */
export const lastConnectionOf = (req: Pick<Request, 'headers' | 'tenant'>): string | undefined =>
  cookie.read(req)

/** Sets the cookie by which the log-in page shows the button of the connection first. */
export function rememberConnection(req: Request, res: Response, connectionId: string): void {
  cookie.set(req, res, connectionId, maxAgeMs)
}
