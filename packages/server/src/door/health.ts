import type { ServerResponse } from 'node:http'

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/** Answers 200 while the process responds. */
export function liveness(_req: unknown, res: ServerResponse): void {
  res.writeHead(200, plain).end('live\n')
}

/**
 * Answers 200 while requests can be served. Answers 503 while the database is unavailable or
 * read-only, or the process stops, so that a load balancer uses another process.
 */
export function readiness(isReady: () => Promise<boolean>) {
  return async (_req: unknown, res: ServerResponse): Promise<void> => {
    const ready = await isReady().catch(() => false)
    res.writeHead(ready ? 200 : 503, plain).end(ready ? 'ready\n' : 'not ready\n')
  }
}
