import { Agent, request } from 'node:https'
import type { SecureVersion } from 'node:tls'

/** The address, TLS options and SNI of a client. */
export interface HttpsClientOptions {
  readonly ca: string
  /** The address of the server; `::1` uses IPv6. */
  readonly host?: string
  /** The local address. */
  readonly localAddress?: string
  readonly servername?: string
  readonly ciphers?: string
  readonly maxVersion?: SecureVersion
}

export interface HttpsAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly text: string
}

export interface RequestParts {
  readonly method?: string
  /** The value of `Host`. */
  readonly domain?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends requests over persistent connections. */
export interface HttpsClient {
  send(port: number, path: string, parts?: RequestParts): Promise<HttpsAnswer>
  end(): void
}

/** A client by the TLS of Node, so that its fingerprint follows from ciphers and versions. */
export function httpsClient(options: HttpsClientOptions): HttpsClient {
  const { host = '127.0.0.1', servername = 'localhost', ...tls } = options
  // Some tests choose the host name: the chain is verified, the name is not.
  const checkServerIdentity = () => undefined
  const agent = new Agent({ keepAlive: true, servername, checkServerIdentity, ...tls })
  return {
    send: (port, path, { method = 'GET', domain = 'localhost', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const sent = { host: domain, ...(body !== undefined && contentOf(body)), ...headers }
        const sending = request({ agent, host, port, path, method, headers: sent }, (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk
          })
          answer.once('end', () => {
            const received = answer.headers as HttpsAnswer['headers']
            resolve({ status: answer.statusCode ?? 0, headers: received, text })
          })
          answer.once('error', reject)
        })
        sending.once('error', reject)
        sending.end(body)
      }),
    end: () => agent.destroy(),
  }
}

function contentOf(body: string) {
  return { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
}
