import type { Response } from 'express'

/** Answers an object as JSON, with `Cache-Control: no-store`. */
export function answerJson(res: Response, status: number, body: object): void {
  const content = JSON.stringify(body)
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(content),
    'Cache-Control': 'no-store',
  })
  res.end(content)
}
