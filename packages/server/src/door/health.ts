import type { RequestHandler } from 'express'

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/** 200 while the process can answer at all. */
export const liveness: RequestHandler = (_req, res) => {
  res.writeHead(200, plain).end('live\n')
}

/** 200 while requests can be served, 503 while the database is away or the process is stopping. */
export function readiness(ping: () => Promise<void>): RequestHandler {
  return async (_req, res) => {
    const isReady = await ping().then(
      () => true,
      () => false,
    )
    res.writeHead(isReady ? 200 : 503, plain).end(isReady ? 'ready\n' : 'not ready\n')
  }
}
