import type { Config } from '../../config/config.ts'
import type { Invocation } from '../invocation.ts'
import { reachable, readinessUrl, statusOf } from '../readiness.ts'
import { UsageError } from '../usage-error.ts'

/** Requests `/readyz` of the server of this configuration; throws unless the status is 200. */
export async function health({ config, print }: Invocation): Promise<void> {
  const url = urlOf(config)
  const status = await statusOf(url)
  if (status !== 200) throw new Error(`${url} answered ${status}: the server is not ready.`)
  print({ ready: true, url }, 'ready')
}

/** The URL at the operations port, which needs no TLS; without one, at the port of tenants. */
function urlOf(config: Config): string {
  const { operationsPort, operationsHost, port } = config
  if (operationsPort) return `http://${reachable(operationsHost)}:${operationsPort}/readyz`
  if (port === 0) throw new UsageError('LATCHKEY_PORT is 0, so the port of the server is unknown.')
  return readinessUrl(config, port)
}
