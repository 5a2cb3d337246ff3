import type { ServerResponse } from 'node:http'

/** Redirects by GET (RFC 9110, section 15.4.4), and no cache stores the redirect. */
export function redirectTo(res: ServerResponse, Location: string): void {
  res.writeHead(303, { Location, 'Content-Length': '0', 'Cache-Control': 'no-store' }).end()
}
