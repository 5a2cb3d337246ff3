import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect as connectTcp, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import express from 'express'
import type { Bounds } from '../src/config/bounds.ts'
import { readConfig } from '../src/config/config.ts'
import type { ProxyConfig } from '../src/config/proxies.ts'
import { requestFacts } from '../src/door/request-facts.ts'
import { listen } from '../src/listener/listen.ts'
import { openPrivateCa } from '../src/listener/private-ca.ts'
import type { Peers } from '../src/peers/peer-facts.ts'
import { trustProxies } from '../src/peers/trusted-proxies.ts'

/** A server of the listener and the step that reads facts; it answers each request with them. */
export interface FactsServer {
  readonly port: number
  readonly ca: string
  stop(): Promise<void>
}

interface FactsServerOptions {
  readonly tls: boolean
  readonly proxies?: Partial<ProxyConfig>
  readonly bounds?: Partial<Bounds>
  readonly host?: string
}

export async function startFactsServer(options: FactsServerOptions): Promise<FactsServer> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-facts-'))
  const standard = readConfig({})
  const config = {
    ...standard,
    ...options.proxies,
    host: options.host ?? '127.0.0.1',
    port: 0,
    bounds: { ...standard.bounds, ...options.bounds },
    tls: { kind: options.tls ? ('private-ca' as const) : ('off' as const) },
  }
  const peers: Peers = new WeakMap()
  const trusts = trustProxies(config.trustedProxies)
  const app = express()
  app.use(requestFacts({ ...config, peers, trusts, geo: undefined, networkLists: undefined }))
  app.use((req, res) => void res.json(req.facts))
  const privateCa = await openPrivateCa(folder, () => new Date())
  const writeError = () => '{}'
  const isServed = async () => true
  const listening = await listen({
    config,
    app,
    peers,
    trusts,
    privateCa,
    writeError,
    isServed,
    issued: undefined,
    onCertificateError: () => undefined,
    onRenewalError: () => undefined,
    onSocketsRefused: () => undefined,
  })
  return {
    port: listening.port,
    ca: await readFile(privateCa.certificateFile, 'utf8'),
    async stop() {
      await listening.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** The facts of a request; absent ones are `undefined`. */
export type SeenFacts = Readonly<Record<string, string | undefined>>

/** A connection for several requests. */
export interface Asking {
  readonly socket: Socket
  send(headers?: Readonly<Record<string, string>>): Promise<SeenFacts>
  end(): void
}

interface ConnectOptions {
  /** Sent before anything else. */
  readonly preface?: string | Buffer
  readonly servername?: string
  /** A port in place of the server's. */
  readonly port?: number
  readonly host?: string
}

/** Resolves with the connection as it is after the preface, before TLS has shaken hands. */
export async function connect(
  server: FactsServer,
  isTls: boolean,
  {
    preface,
    servername = 'localhost',
    port = server.port,
    host = '127.0.0.1',
  }: ConnectOptions = {},
): Promise<Asking> {
  const tcp = connectTcp({ port, host })
  tcp.on('error', () => undefined)
  await new Promise((resolve) => tcp.once('connect', resolve))
  if (preface !== undefined) tcp.write(preface)
  const socket = isTls ? connectTls({ socket: tcp, ca: server.ca, servername }) : tcp
  socket.on('error', () => undefined)
  return {
    socket,
    send: (headers = {}) => send(socket, headers),
    end: () => socket.destroy(),
  }
}

function send(socket: Socket, headers: Readonly<Record<string, string>>): Promise<SeenFacts> {
  const fields = Object.entries({ Host: 'localhost', ...headers }).map((field) => field.join(': '))
  socket.write(['GET / HTTP/1.1', ...fields, '', ''].join('\r\n'))
  return new Promise((resolve, reject) => {
    let text = ''
    const onClose = () => reject(new Error(`The connection was closed after: ${text}`))
    const onData = (chunk: Buffer) => {
      text += chunk.toString('latin1')
      const [head = '', body = ''] = text.split('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
      if (!(body.length >= length)) return
      socket.off('data', onData).off('close', onClose)
      resolve(JSON.parse(body))
    }
    socket.on('data', onData).once('close', onClose)
    if (socket.destroyed) onClose()
  })
}

/** Resolves with all received text when the server ends the connection. */
export function ended({ socket }: Asking): Promise<string> {
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
  })
  return new Promise((resolve) => {
    if (socket.destroyed) resolve(text)
    socket.once('close', () => resolve(text))
  })
}
