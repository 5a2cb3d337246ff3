import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Config } from '../config/config.ts'

const answerTimeoutMs = 5_000

/** `/readyz` at a port of tenants. */
export function readinessUrl({ tls, host }: Pick<Config, 'tls' | 'host'>, port: number): string {
  return `${tls.kind === 'off' ? 'http' : 'https'}://${reachable(host)}:${port}/readyz`
}

/** An address to connect to for one to listen on. */
export function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** @throws Error when there is no answer in time */
export function statusOf(url: string): Promise<number> {
  // Certificates are for the domains of tenants, not this address; nothing secret is sent.
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
