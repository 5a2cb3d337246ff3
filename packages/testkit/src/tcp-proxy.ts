import { connect, createServer, type Server, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A proxy between the server and its database that a test can cut. */
export interface TcpProxy {
  readonly port: number
  /** Connects new connections to this port. */
  pointTo(port: number): void
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>
  /** Keeps every connection, and forwards nothing. */
  freeze(): void
  /** Delays everything by this time. */
  delay(ms: number): void
  /** Calls a new listener with the bytes that the client of each new connection sends. */
  tap(listen: () => (bytes: Buffer) => void): void
  /** Ends `cut`, `freeze` and `delay`. */
  heal(): Promise<void>
  close(): Promise<void>
}

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let targetPort = target
  let isFrozen = false
  let delayMs = 0
  let tapped: (() => (bytes: Buffer) => void) | undefined
  const late = () =>
    new Transform({
      transform(chunk, _encoding, done) {
        if (delayMs === 0) return done(null, chunk)
        setTimeout(() => done(null, chunk), delayMs)
      },
    })
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of pair) socket.setNoDelay(true).on('error', end).on('close', end)
    if (isFrozen) return
    if (tapped) near.on('data', tapped())
    near.pipe(late()).pipe(far)
    far.pipe(near)
  })
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve(portOf(server)))
    })
  const endAll = () => {
    for (const sockets of pairs) for (const socket of sockets) socket.destroy()
  }
  const stopListening = async () => {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
    endAll()
    await closed
  }
  const port = await listen(0)
  return {
    port,
    pointTo(changed) {
      targetPort = changed
    },
    cut: stopListening,
    delay(ms) {
      delayMs = ms
    },
    tap(listen) {
      tapped = listen
    },
    freeze() {
      isFrozen = true
      for (const [near, far] of pairs) {
        near.unpipe().pause()
        far.unpipe().pause()
      }
    },
    async heal() {
      if (isFrozen) endAll()
      isFrozen = false
      delayMs = 0
      if (!server.listening) await listen(port)
    },
    close: stopListening,
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
