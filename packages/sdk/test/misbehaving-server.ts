import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server does with one request. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void

interface ReceivedRequest {
  readonly method: string
  readonly url: string
  readonly authorization: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A real server over HTTP that handles each request as planned; the last behaviour repeats. */
export interface MisbehavingServer {
  readonly baseUrl: string
  readonly requests: readonly ReceivedRequest[]
  /** Forgets what was seen. */
  behave(...behaviours: readonly Behaviour[]): void
  stop(): Promise<void>
}

export async function startMisbehavingServer(): Promise<MisbehavingServer> {
  let planned: readonly Behaviour[] = []
  const requests: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const body = Buffer.concat(chunks).toString('utf8')
      const behaviour = planned[Math.min(requests.length, planned.length - 1)]
      requests.push({ method, url, headers, authorization: headers.authorization, body })
      behaviour?.(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    behave(...behaviours) {
      planned = behaviours
      requests.length = 0
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function answers(
  status: number,
  body: unknown = {},
  headers: Readonly<Record<string, string>> = {},
): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

export const issues = (token: string, expiresIn?: number): Behaviour =>
  answers(200, { access_token: token, token_type: 'Bearer', expires_in: expiresIn })

/** Never answers. */
export const hangs: Behaviour = () => {}

/** Answers, after a while. */
export const slow =
  (delayMs: number, behaviour: Behaviour): Behaviour =>
  (...exchange) => {
    setTimeout(() => behaviour(...exchange), delayMs)
  }

/** Cuts the connection without an answer. */
export const resets: Behaviour = (_, { socket }) => {
  socket.resetAndDestroy()
}

/** Cuts the connection in the middle of the body. */
export const breaksOff: Behaviour = (response, { socket }) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"id":', () => socket.destroy())
}

/** Sends the head of an answer and never its body. */
export const stalls: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"id":')
}
