import type { Response } from 'express'

/** Answers an object, which nothing on the way may keep. */
export function answerJson(res: Response, status: number, body: object): void {
  const content = JSON.stringify(body)
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(content),
    'Cache-Control': 'no-store',
  })
  res.end(content)
}
