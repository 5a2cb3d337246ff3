import type { Server as HttpServer } from 'node:http'
import { Server as HttpsServer } from 'node:https'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { type ClientHello, ja3, ja4 } from '@latchkey/client-hello'
import { carryFacts, type PeekRefusal, peekClientHello } from '@latchkey/client-hello/node'
import { toAddress } from '../peers/address.ts'
import { type ClientCertificate, clientCertificate } from '../peers/client-certificate.ts'
import type { PeerFacts, Peers } from '../peers/peer-facts.ts'
import type { TrustsProxy } from '../peers/trusted-proxies.ts'
import { type DomainValidation, isValidation } from './domain-validation.ts'
import { readPreface } from './read-preface.ts'

interface KeepOptions {
  /** Receives the facts of each socket. */
  readonly peers: Peers
  readonly trusts: TrustsProxy
  /** Whether sockets of trusted peers begin with a PROXY header. */
  readonly proxyProtocol: boolean
  /** The time in which the PROXY header and the ClientHello must be complete. */
  readonly timeoutMs: number
  /** Completes the handshakes of CAs that validate a domain; undefined without ACME. */
  readonly validation: DomainValidation | undefined
}

/** The sockets of a server, for its shutdown. */
export interface Accepted {
  readonly all: ReadonlySet<Socket>
  /** Sockets whose facts are being read; the methods of the server do not know them yet. */
  readonly unheard: ReadonlySet<Socket>
}

/**
 * Determines the facts of each socket (address, PROXY header, ClientHello) before the server's
 * own listener gets it, and stores them for its requests. A socket without valid facts is
 * destroyed. Call it before the server listens.
 */
export function recordPeerFacts(server: HttpServer | HttpsServer, options: KeepOptions): Accepted {
  const [all, unheard] = [new Set<Socket>(), new Set<Socket>()]
  const validations = new WeakSet<Socket>()
  const read = async (socket: Socket): Promise<PeerFacts | undefined> => {
    all.add(socket)
    unheard.add(socket)
    socket.once('close', () => all.delete(socket))
    // Between two reads the socket has no other listener, and an `error` would end the process.
    socket.on('error', () => undefined)
    try {
      const onHello = (hello: ClientHello) => {
        if (options.validation && isValidation(hello)) validations.add(socket)
      }
      return await readFacts(socket, options, server instanceof HttpsServer, onHello)
    } finally {
      unheard.delete(socket)
    }
  }
  if (server instanceof HttpsServer) {
    divert(server, validations, options.validation)
    recordOfTls(server, read, options.peers)
  } else recordOfTcp(server, read, options.peers)
  return { all, unheard }
}

/** Passes some sockets to another server, once their facts are known. */
function divert(
  server: HttpsServer,
  sockets: WeakSet<Socket>,
  validation: DomainValidation | undefined,
): void {
  if (!validation) return
  const accept = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    if (sockets.has(socket)) validation.serve(socket)
    else for (const listener of accept) listener.call(server, socket)
  })
}

type Read = (socket: Socket) => Promise<PeerFacts | undefined>

function recordOfTls(server: HttpsServer, read: Read, peers: Peers): void {
  const factsOf = carryFacts(server, read)
  server.on('secureConnection', (socket) => {
    const facts = factsOf(socket)
    if (facts) peers.set(socket, { ...facts, certificate: certificateOf(socket) })
  })
}

/** The client certificate; undefined unless the server requests one. */
function certificateOf(socket: TLSSocket): ClientCertificate | undefined {
  const shown = socket.getPeerX509Certificate()
  return shown && clientCertificate(shown, socket.authorized)
}

function recordOfTcp(server: HttpServer, read: Read, peers: Peers): void {
  const accept = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', async (socket: Socket) => {
    const facts = await read(socket)
    if (!facts) {
      socket.destroy()
      return
    }
    peers.set(socket, facts)
    for (const listener of accept) listener.call(server, socket)
    // Reading a PROXY header pauses the socket, and a listener for `data` does not resume it.
    if (socket.isPaused()) socket.resume()
  })
}

async function readFacts(
  socket: Socket,
  options: KeepOptions,
  isTls: boolean,
  onHello: (hello: ClientHello) => void,
): Promise<PeerFacts | undefined> {
  const endsMs = performance.now() + options.timeoutMs
  const peer = await readPeer(socket, options)
  if (!peer || !isTls) return peer
  const timeoutMs = Math.max(1, endsMs - performance.now())
  const onRefused = (refusal: PeekRefusal) => answerPlainText(socket, refusal)
  const hello = await peekClientHello(socket, { timeoutMs, onRefused })
  if (!hello) return undefined
  onHello(hello)
  return { ...peer, sni: nameIn(hello), ja3: ja3(hello), ja4: ja4(hello) }
}

async function readPeer(
  socket: Socket,
  { trusts, proxyProtocol, timeoutMs }: KeepOptions,
): Promise<PeerFacts | undefined> {
  // The peer has reset the socket, and no network ACL could match without an address.
  const address = toAddress(socket.remoteAddress ?? '')
  if (address === undefined) return undefined
  const isProxy = trusts(address, 0)
  const without = { sni: undefined, ja3: undefined, ja4: undefined }
  if (!proxyProtocol || !isProxy) return { address, hop: 0, isProxy, ...without }
  const preface = await readPreface(socket, timeoutMs)
  if (!preface) return undefined
  const { source } = preface
  // The proxy names no client and forwards only bytes, so the HTTP headers are the client's own.
  if (source === undefined) return { address, hop: 0, isProxy: false, ...without }
  return { address: source, hop: 1, isProxy: trusts(source, 1), ...without }
}

function nameIn({ serverName }: ClientHello): string | undefined {
  return serverName?.toLowerCase().replace(/\.$/, '')
}

const speaksHttps = 'This port serves HTTPS only. Use https:// instead of http://.\n'

/** Answers plain HTTP on the TLS port, for users who entered http:// instead of https://. */
function answerPlainText(socket: Socket, refusal: PeekRefusal): void {
  if (refusal !== 'not_tls') return
  const fields = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(speaksHttps)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.write(`${fields.join('\r\n')}\r\n\r\n${speaksHttps}`)
}
