import { connect, createServer, type Server, type Socket } from 'node:net'
import { Transform } from 'node:stream'

type BreakAt = 'before' | 'after' | undefined

/** A proxy between the server and its database that a test can cut. */
export interface TcpProxy {
  readonly port: number
  /** Connects new connections to this port. */
  pointTo(port: number): void
  /** Resets every connection (RFC 9293, section 3.5.2) and refuses new ones. */
  cut(): Promise<void>
  /** Keeps every connection, and forwards nothing. */
  freeze(): void
  /** Delays everything by this time, or each piece by one of its own. */
  delay(ms: number | (() => number)): void
  /**
   * Asks before each piece from a client whether to break its connection: `before` the database
   * gets the piece, `after` it, so that nobody learns the outcome, or undefined for neither.
   */
  breakAt(next: () => BreakAt): void
  /** Calls a new listener with the bytes that the client of each new connection sends. */
  tap(listen: () => (bytes: Buffer) => void): void
  /** Ends `cut`, `freeze`, `delay` and `breakAt`. */
  heal(): Promise<void>
  close(): Promise<void>
}

/** The time in which the database does what it got last on a connection that breaks. */
const outcomeMs = 50

/** Starts a proxy on a free port that forwards to a port of 127.0.0.1. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let targetPort = target
  let isFrozen = false
  let delayOf = () => 0
  let breaks = (): BreakAt => undefined
  let tapped: (() => (bytes: Buffer) => void) | undefined
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
    near
      .pipe(breakable(near, far, () => breaks()))
      .pipe(late(() => delayOf()))
      .pipe(far)
    far.pipe(near)
  })
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve(portOf(server)))
    })
  const endAll = () => {
    for (const sockets of pairs) for (const socket of sockets) socket.resetAndDestroy()
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
      delayOf = typeof ms === 'number' ? () => ms : ms
    },
    breakAt(next) {
      breaks = next
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
      delayOf = () => 0
      breaks = () => undefined
      if (!server.listening) await listen(port)
    },
    close: stopListening,
  }
}

/** Passes each piece on after a time. */
function late(delayOf: () => number): Transform {
  return new Transform({
    transform(chunk, _encoding, done) {
      const delayMs = delayOf()
      if (delayMs === 0) return done(null, chunk)
      setTimeout(() => done(null, chunk), delayMs)
    },
  })
}

/** Passes pieces on until `next` says to break the connection. */
function breakable(near: Socket, far: Socket, next: () => BreakAt): Transform {
  return new Transform({
    transform(chunk, _encoding, done) {
      const at = next()
      if (at === undefined) return done(null, chunk)
      if (at === 'before') return void near.destroy()
      far.unpipe(near)
      far.write(chunk)
      setTimeout(() => near.destroy(), outcomeMs)
    },
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
