import { createServer as createHttpServer, type Server, type ServerResponse } from 'node:http'
import { createServer as createHttpsServer, type Server as HttpsServer } from 'node:https'
import { createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net'
import type { SecureContext, TLSSocket, TlsOptions } from 'node:tls'
import type { Express } from 'express'
import type { Config } from '../config/config.ts'
import type { Peers } from '../peers/peer-facts.ts'
import type { TrustsProxy } from '../peers/trusted-proxies.ts'
import { answerMalformed, type WriteError } from './answer-malformed.ts'
import { bySni } from './by-sni.ts'
import { type DomainCertificates, openDomainCertificates } from './domain-certificates.ts'
import { DomainValidation, type FindProof } from './domain-validation.ts'
import { drain } from './drain.ts'
import { followRenewals, readPair } from './file-certificate.ts'
import { inTurn } from './in-turn.ts'
import { limitSockets } from './limit-sockets.ts'
import { messageClasses } from './message-classes.ts'
import { toOriginForm } from './origin-form.ts'
import type { PrivateCa } from './private-ca.ts'
import { recordPeerFacts } from './record-peer-facts.ts'
import { cutSlowReaders } from './slow-readers.ts'
import { type FindCertificate, openStoredCertificates } from './stored-certificates.ts'

type Ports = Pick<Config, 'host' | 'port'> &
  Partial<Pick<Config, 'mtlsPort' | 'operationsHost' | 'operationsPort'>>

/** An address to listen on, with the variable of its port. */
interface Address {
  readonly variable: 'LATCHKEY_PORT' | 'LATCHKEY_MTLS_PORT' | 'LATCHKEY_OPERATIONS_PORT'
  readonly host: string
  readonly port: number
}

/**
 * Listens on each port for a moment, to report a port in use before anything else is done.
 *
 * @throws Error whose message says what to do
 */
export async function assertPorts(ports: Ports): Promise<void> {
  const { host, port, mtlsPort = 0, operationsHost = host, operationsPort = 0 } = ports
  const addresses: readonly Address[] = [
    { variable: 'LATCHKEY_PORT', host, port },
    { variable: 'LATCHKEY_MTLS_PORT', host, port: mtlsPort },
    { variable: 'LATCHKEY_OPERATIONS_PORT', host: operationsHost, port: operationsPort },
  ]
  const servers: TcpServer[] = []
  try {
    for (const address of addresses.filter((each) => each.port !== 0)) {
      const server = createTcpServer()
      await listenOn(server, address)
      servers.push(server)
    }
  } finally {
    await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  }
}

/** What the listener serves, and with which certificates. */
export interface ListenOptions {
  readonly config: Pick<
    Config,
    'host' | 'port' | 'tls' | 'tlsCiphers' | 'bounds' | 'proxyProtocol'
  > &
    Partial<Pick<Config, 'mtlsPort' | 'clientCa' | 'tlsDomainsFolder'>>
  readonly app: Express
  readonly writeError: WriteError
  /** Issues certificates if no certificate files are configured. */
  readonly privateCa: PrivateCa | undefined
  /** Whether a host name belongs to a tenant. Certificates are issued for no other. */
  readonly isServed: (hostname: string) => Promise<boolean>
  /** Certificates that a CA issued by ACME; undefined without an ACME server. */
  readonly issued: IssuedCertificates | undefined
  /** Called with the error of a certificate of a host name that cannot be used. */
  readonly onCertificateError: (error: unknown, hostname: string) => void
  /** Called with the error of a renewed certificate of the server that cannot be used. */
  readonly onRenewalError: (error: unknown) => void
  /** Called when sockets beyond this number were closed, at most once a minute for each port. */
  readonly onSocketsRefused: (max: number) => void
  /** The facts of each socket. */
  readonly peers: Peers
  readonly trusts: TrustsProxy
}

/** The certificates that a CA issued for host names, and those that prove control to it. */
export interface IssuedCertificates {
  readonly find: FindCertificate
  readonly findProof: FindProof
}

/** The open ports. */
export interface Listening {
  readonly port: number
  /** The port that requests client certificates; undefined if there is none. */
  readonly mtlsPort: number | undefined
  /**
   * Stops accepting sockets and waits for current requests. After the time limit it destroys
   * the remaining sockets.
   */
  close(): Promise<void>
}

/**
 * Opens the ports.
 *
 * @throws Error whose message says what to do if an address cannot be used
 */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { config, app } = options
  const classes = messageClasses(app)
  const main = await open(options, { classes, port: config.port })
  if (config.mtlsPort === undefined) return { ...main, mtlsPort: undefined }
  try {
    const clientCertificates = {
      requestCert: true,
      rejectUnauthorized: false,
      ca: config.clientCa ?? [],
    }
    const mtls = await open(options, { classes, port: config.mtlsPort, clientCertificates })
    const close = async () => void (await Promise.all([main.close(), mtls.close()]))
    return { port: main.port, mtlsPort: mtls.port, close }
  } catch (error) {
    await main.close()
    throw error
  }
}

/** Requests client certificates and accepts any: the authentication of clients verifies them. */
type ClientCertificateOptions = Required<
  Pick<TlsOptions, 'requestCert' | 'rejectUnauthorized' | 'ca'>
>

interface Door {
  readonly classes: ReturnType<typeof messageClasses>
  readonly port: number
  readonly clientCertificates?: ClientCertificateOptions
}

async function open(options: ListenOptions, door: Door): Promise<Omit<Listening, 'mtlsPort'>> {
  const { config, app, writeError } = options
  const { bounds, host } = config
  const { port } = door
  const server = await createServer(options, door)
  server.headersTimeout = bounds.headersTimeoutMs
  server.requestTimeout = bounds.requestTimeoutMs
  server.keepAliveTimeout = bounds.keepAliveTimeoutMs
  // By default Node.js ignores header fields beyond a number, such as the address that a proxy
  // appends. Their size is bounded, and the step 'request facts' refuses too many fields.
  server.maxHeadersCount = 0
  // For clients that do not read: those that do not send have been answered 408 by then.
  server.timeout = bounds.requestTimeoutMs + 2 * checkIntervalMs(bounds)
  const accepted = recordPeerFacts(server, {
    peers: options.peers,
    trusts: options.trusts,
    proxyProtocol: config.proxyProtocol,
    timeoutMs: bounds.headersTimeoutMs,
    validation: validationOf(options),
  })
  const answers = new Map<Socket, ServerResponse>()
  const shares = config.mtlsPort === undefined ? 1 : 2
  limitSockets(server, { shares, onRefused: options.onSocketsRefused })
  cutFailedHandshakes(server)
  const stopCutting = cutSlowReaders(server, bounds)
  server.once('close', stopCutting)
  answerMalformed(server, answers, writeError)
  server.on('request', toOriginForm)
  server.on('request', inTurn(app, answers))
  // A server may ignore expectations other than 100-continue (RFC 9110, section 10.1.1).
  server.on('checkExpectation', (req, res) => void server.emit('request', req, res))
  const variable = door.clientCertificates ? 'LATCHKEY_MTLS_PORT' : 'LATCHKEY_PORT'
  await listenOn(server, { variable, host, port })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => drain(server, { accepted, answers }, bounds.stopTimeoutMs),
  }
}

/**
 * Destroys sockets whose TLS handshake fails or takes too long. By default an HTTPS server reports
 * them as malformed messages, but an error response cannot be sent without a handshake.
 */
function cutFailedHandshakes(server: Server): void {
  server.removeAllListeners('tlsClientError')
  server.on('tlsClientError', (_error: Error, socket: TLSSocket) => socket.destroy())
}

function listenOn(server: TcpServer, address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, address)))
    server.listen(address.port, address.host, resolve)
  })
}

/**
 * The interval at which Node.js checks for slow requests, which is also the tolerance of that
 * limit.
 */
function checkIntervalMs({ headersTimeoutMs }: Config['bounds']): number {
  return Math.min(2_000, headersTimeoutMs)
}

async function createServer(options: ListenOptions, door: Door): Promise<Server | HttpsServer> {
  const { config, privateCa } = options
  const { classes, clientCertificates } = door
  const { headersTimeoutMs } = config.bounds
  const settings = {
    ...classes,
    ...clientCertificates,
    connectionsCheckingInterval: checkIntervalMs(config.bounds),
    handshakeTimeout: headersTimeoutMs,
    requireHostHeader: false, // its answer has no body; ours is given by the line
  }
  if (config.tls.kind === 'off') return createHttpServer(settings)
  const suites = { ciphers: [...tls13Ciphers, ...config.tlsCiphers].join(':') }
  if (config.tls.kind === 'files') {
    const server = createHttpsServer({
      ...settings,
      ...suites,
      ...(await readPair(config.tls)),
      ...byDomain(options, door, suites),
    })
    followRenewals(server, {
      files: config.tls,
      shared: { ...suites, ...(clientCertificates && { ca: clientCertificates.ca }) },
      checkMs: config.bounds.certificateCheckMs,
      onError: options.onRenewalError,
    })
    return server
  }
  if (!privateCa) throw new Error('A private CA is required where no certificate is configured.')
  const certificates = certificatesOf(options, door, suites)
  const choose = async (hostname: string): Promise<SecureContext> => {
    const isServed = await options.isServed(hostname)
    const issued = isServed ? await firstOf(certificates, hostname) : undefined
    return issued ?? privateCa.contextFor(isServed ? hostname : 'localhost', clientCertificates?.ca)
  }
  const pem = await privateCa.pemFor('localhost')
  return createHttpsServer({
    ...settings,
    ...suites,
    key: pem,
    cert: pem,
    ...bySni(choose),
  })
}

/** Completes the TLS handshakes of CAs that validate custom domains; undefined without ACME. */
function validationOf({ config, issued, onCertificateError }: ListenOptions) {
  if (!issued) return undefined
  const { headersTimeoutMs: timeoutMs } = config.bounds
  return new DomainValidation({ find: issued.findProof, timeoutMs, onError: onCertificateError })
}

/** The sources of certificates by host name: a folder, then those that a CA issued. */
function certificatesOf(
  { config, issued, onCertificateError: onError }: ListenOptions,
  { clientCertificates }: Door,
  suites: { readonly ciphers: string },
): readonly DomainCertificates[] {
  const shared = { ...suites, ...(clientCertificates && { ca: clientCertificates.ca }) }
  const { tlsDomainsFolder: folder } = config
  return [
    ...(folder === undefined ? [] : [openDomainCertificates({ folder, shared, onError })]),
    ...(issued ? [openStoredCertificates({ find: issued.find, shared, onError })] : []),
  ]
}

async function firstOf(
  all: readonly DomainCertificates[],
  hostname: string,
): Promise<SecureContext | undefined> {
  for (const certificates of all) {
    const context = await certificates.contextFor(hostname)
    if (context) return context
  }
  return undefined
}

/** Chooses the certificate by SNI, if any source has certificates by host name. */
function byDomain(
  options: ListenOptions,
  door: Door,
  suites: { readonly ciphers: string },
): Pick<TlsOptions, 'SNICallback'> {
  const certificates = certificatesOf(options, door, suites)
  if (certificates.length === 0) return {}
  return bySni(async (hostname) =>
    (await options.isServed(hostname)) ? firstOf(certificates, hostname) : undefined,
  )
}

/** The TLS 1.3 cipher suites that RFC 9325 recommends in section 4.2.1. */
const tls13Ciphers = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
]

function explain(error: NodeJS.ErrnoException, { variable, host, port }: Address): Error {
  const isOfOperations = variable === 'LATCHKEY_OPERATIONS_PORT'
  const hostVariable = isOfOperations ? 'LATCHKEY_OPERATIONS_HOST' : 'LATCHKEY_HOST'
  const unknown = `${hostVariable} is "${host}", which has no address. Correct it.`
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE:
      `Port ${port} is already in use. Stop the process that uses it, or choose another port: ` +
      `${variable}=${port + 1} npm start`,
    EACCES: `This user may not listen on port ${port}. Choose a port above 1023: ${variable}=${port + 8000}`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Correct ${hostVariable}.`,
    EAFNOSUPPORT: `This machine has no address ${host}. Correct ${hostVariable}.`,
    ENOTFOUND: unknown,
    EAI_AGAIN: unknown,
    EAI_NODATA: unknown,
  }
  return new Error(sentences[error.code ?? ''] ?? error.message, { cause: error })
}
