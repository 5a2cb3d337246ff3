import type { Request, Response } from 'express'

/**
 * Lets the request have the cookie of the session that its response sets, before all others of the
 * name: the response may also delete the cookie of another user.
 */
export function presentSession(req: Request, res: Response): void {
  req.hasBegunSession = true
  const set = [res.getHeader('set-cookie') ?? []].flat()
  const made = set.map((line) => String(line).split(';', 1)[0]).reverse()
  req.headers.cookie = [...made, req.headers.cookie ?? []].flat().join('; ')
}
