import type { Response } from 'express'

/** Redirects by GET, and no cache stores the redirect. */
export function redirectTo(res: Response, Location: string): void {
  res.writeHead(303, { Location, 'Cache-Control': 'no-store' }).end()
}
