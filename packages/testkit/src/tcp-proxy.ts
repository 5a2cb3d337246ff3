import { connect, createServer, type Server, type Socket } from 'node:net'

/** A wire that can be cut: it stands between the server and its database. */
export interface TcpProxy {
  readonly port: number
  /** Where new connections lead from now on. */
  pointTo(port: number): void
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>
  /** Keeps every connection, and lets nothing through. */
  freeze(): void
  /** Takes back `cut` and `freeze`. */
  heal(): Promise<void>
  close(): Promise<void>
}

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let targetPort = target
  let isFrozen = false
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
    near.pipe(far)
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
      if (!server.listening) await listen(port)
    },
    close: stopListening,
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
