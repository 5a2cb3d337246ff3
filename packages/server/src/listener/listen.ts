import { readFile } from 'node:fs/promises'
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createSecureContext, type SecureContext } from 'node:tls'
import type { Config } from '../config/config.ts'
import type { PrivateCa } from './private-ca.ts'

interface ListenOptions {
  readonly config: Pick<Config, 'host' | 'port' | 'tls' | 'bounds'>
  readonly listener: RequestListener
  /** Where certificates come from when no files are named. */
  readonly privateCa: PrivateCa | undefined
  /** Whether a host name is a tenant's, so that nobody makes us issue certificates at will. */
  readonly isServed: (hostname: string) => Promise<boolean>
}

export interface Listening {
  readonly port: number
  /** Takes no new connection, lets requests in flight end, and cuts what is left in time. */
  close(): Promise<void>
}

/** @throws Error whose message says what to do when the address cannot be listened on. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { config, listener } = options
  const { bounds, host, port } = config
  const server = await createServer(options)
  server.headersTimeout = bounds.headersTimeoutMs
  server.requestTimeout = bounds.requestTimeoutMs
  server.keepAliveTimeout = bounds.keepAliveTimeoutMs
  server.on('request', listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => close(server, bounds.stopTimeoutMs),
  }
}

/** How often slow requests are looked for; a bound is kept to within this much. */
const connectionsCheckingInterval = 2_000

async function createServer(options: ListenOptions): Promise<Server> {
  const { config, privateCa } = options
  if (config.tls.kind === 'off') return createHttpServer({ connectionsCheckingInterval })
  if (config.tls.kind === 'files') {
    const [cert, key] = await Promise.all([
      readFile(config.tls.certFile),
      readFile(config.tls.keyFile),
    ])
    createSecureContext({ cert, key }) // fails here, by name, rather than at the first handshake
    return createHttpsServer({ cert, key, connectionsCheckingInterval })
  }
  if (!privateCa) throw new Error('A private CA is needed where no certificate is named.')
  const choose = async (hostname: string): Promise<SecureContext> =>
    privateCa.contextFor((await options.isServed(hostname)) ? hostname : 'localhost')
  const pem = await privateCa.pemFor('localhost')
  return createHttpsServer({
    connectionsCheckingInterval,
    key: pem,
    cert: pem,
    SNICallback: (hostname, done) => {
      choose(hostname.toLowerCase()).then(
        (context) => done(null, context),
        (error: Error) => done(error),
      )
    },
  })
}

function close(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE:
      `Port ${port} is taken. Stop what uses it, or choose another: ` +
      `LATCHKEY_PORT=${port + 1} npm start`,
    EACCES: `Port ${port} needs more rights than this user has. Choose one above 1023: LATCHKEY_PORT.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Mend LATCHKEY_HOST.`,
  }
  return new Error(sentences[error.code ?? ''] ?? error.message, { cause: error })
}
