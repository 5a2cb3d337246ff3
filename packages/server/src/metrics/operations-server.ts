import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Metrics } from './metrics.ts'

interface OperationsOptions {
  readonly host: string
  /** 0: a free port. */
  readonly port: number
  readonly metrics: Pick<Metrics, 'read' | 'contentType'>
  /** The same responses as at the port of tenants. */
  readonly liveness: RequestListener
  readonly readiness: RequestListener
  /** Serves the paths under `/test/`; undefined without test controls. */
  readonly testControls?: RequestListener | undefined
}

/** The server at the operations port. */
export interface OperationsServer {
  readonly port: number
  close(): Promise<void>
}

/** How long a client may take to send its request. */
const requestTimeoutMs = 5_000

/**
 * Serves `/metrics`, `/livez` and `/readyz` at a port of their own, without TLS and authentication.
 * Only the network of the operator should reach the port.
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
