import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Config } from '../../config/config.ts'
import type { Invocation } from '../invocation.ts'
import { UsageError } from '../usage-error.ts'

const answerTimeoutMs = 5_000

/** Asks the server of this configuration for `/readyz`: fails unless the answer is 200. */
export async function health({ config, print }: Invocation): Promise<void> {
  const url = readinessUrl(config)
  const status = await statusOf(url)
  if (status !== 200) throw new Error(`${url} answered ${status}: the server is not ready.`)
  print({ ready: true, url }, 'ready')
}

/** The operations port where there is one, as it needs no TLS; or else the port of the tenants. */
function readinessUrl(config: Config): string {
  const { operationsPort, operationsHost, port, host, tls } = config
  if (operationsPort) return `http://${reachable(operationsHost)}:${operationsPort}/readyz`
  if (port === 0) throw new UsageError('LATCHKEY_PORT is 0, so the port of the server is unknown.')
  return `${tls.kind === 'off' ? 'http' : 'https'}://${reachable(host)}:${port}/readyz`
}

/** An address to connect to for one to listen on. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function statusOf(url: string): Promise<number> {
  // Certificates name tenants and not this address; nothing secret is sent or believed.
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
