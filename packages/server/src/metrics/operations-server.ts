import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Metrics } from './metrics.ts'

interface OperationsOptions {
  readonly host: string
  /** 0 chooses a free one. */
  readonly port: number
  readonly metrics: Pick<Metrics, 'read' | 'contentType'>
  /** The responses of `/livez` and `/readyz`, as at the tenants' port. */
  readonly liveness: RequestListener
  readonly readiness: RequestListener
  /** Serves everything under `/test/`; undefined without test controls. */
  readonly testControls?: RequestListener | undefined
}

/** The server of an operator's network. */
export interface OperationsServer {
  readonly port: number
  close(): Promise<void>
}

/** How long a scraper may take to send its request. */
const requestTimeoutMs = 5_000

/**
 * Serves `/metrics`, `/livez` and `/readyz` without TLS and without authentication at a port of
 * their own, which belongs to the operator's network alone.
 */
export async function serveOperations(options: OperationsOptions): Promise<OperationsServer> {
  const server = createServer(answering(options))
  server.requestTimeout = requestTimeoutMs
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  return { port: portOf(server), close: () => close(server) }
}

function answering(options: OperationsOptions): RequestListener {
  const { metrics, liveness, readiness, testControls } = options
  return (req, res) => {
    if (testControls && req.url?.startsWith('/test/')) return testControls(req, res)
    if (req.method !== 'GET' && req.method !== 'HEAD') return answer(res, 405, 'Send GET.\n')
    const path = req.url?.split('?', 1)[0]
    if (path === '/livez') return liveness(req, res)
    if (path === '/readyz') return readiness(req, res)
    if (path !== '/metrics') {
      return answer(res, 404, 'This port serves /metrics, /livez and /readyz.\n')
    }
    metrics.read().then(
      (text) => answer(res, 200, text, metrics.contentType),
      () => answer(res, 500, 'The metrics could not be read.\n'),
    )
  }
}

function answer(
  res: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  await closed
}
