import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Config } from '../config/config.ts'

const answerTimeoutMs = 5_000

/** The URL of `/readyz` at a port of tenants. */
export function readinessUrl({ tls, host }: Pick<Config, 'tls' | 'host'>, port: number): string {
  return `${tls.kind === 'off' ? 'http' : 'https'}://${reachable(host)}:${port}/readyz`
}

/** The address to connect to a server that listens on `host`. */
export function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * The status of a GET request.
 *
 * @throws Error without a response in time
 */
export function statusOf(url: string): Promise<number> {
  // Certificates name the domains of tenants, not this address. Nothing secret is sent.
  const options: RequestOptions & { readonly rejectUnauthorized: boolean } = {
    timeout: answerTimeoutMs,
    rejectUnauthorized: false,
  }
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? requestHttps : requestHttp
    const sent = send(url, options, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', ({ message }) => reject(new Error(`${url} does not answer: ${message}.`)))
    sent.end()
  })
}
