import { parse } from 'cookie'
import type { Request } from 'express'

/** The value of one of the browser's cookies (RFC 6265, section 5.4). */
export function readCookie(
  { headers }: Pick<Request, 'headers'>,
  name: string,
): string | undefined {
  return parse(headers.cookie ?? '')[name]
}
