import cluster, { type Worker } from 'node:cluster'

/** A connection, as `node:cluster` passes it to a process. */
interface Handle {
  close(): void
}

/** The messages of `node:cluster` about it; their form is not documented. */
interface Handover {
  readonly act?: unknown
  readonly seq?: unknown
  readonly ack?: unknown
}

/**
 * Closes connections that were passed to a process which has ended without accepting them. Node.js
 * keeps them open, so that their clients would wait in vain. There is one at most for each process
 * and port, because a process gets the next one when it has accepted the last.
 */
export function endLostConnections(): void {
  cluster.on('fork', endThoseOf)
}

function endThoseOf({ process: child }: Worker): void {
  const pending = new Map<unknown, Handle>()
  const { send } = child
  const noted = (message: Handover, ...rest: readonly unknown[]): boolean => {
    const [handle] = rest
    if (message.act === 'newconn' && isHandle(handle)) pending.set(message.seq, handle)
    return Reflect.apply(send, child, [message, ...rest])
  }
  Object.assign(child, { send: noted })
  child.on('internalMessage', ({ ack }: Handover) => pending.delete(ack))
  child.once('exit', () => {
    for (const handle of pending.values()) handle.close()
  })
}

const isHandle = (value: unknown): value is Handle =>
  typeof value === 'object' && value !== null && 'close' in value
