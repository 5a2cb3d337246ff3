import type { Response } from 'express'

/**
 * Answers an object as JSON, with `Cache-Control: no-store`.
 *
 * @param body undefined for a response without a body
 * @param headers additional headers
 */
export function answerJson(
  res: Response,
  status: number,
  body: object | undefined,
  headers: Readonly<Record<string, string>> = {},
): void {
  const content = body === undefined ? undefined : JSON.stringify(body)
  res.writeHead(status, {
    ...(content !== undefined && {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(content),
    }),
    'Cache-Control': 'no-store',
    ...headers,
  })
  res.end(content)
}
