import { readFileSync } from 'node:fs'
import type { Server } from 'node:net'

/** The files that are left for the database, log files, deliveries and other outgoing sockets. */
const otherFilesMax = 128
/** Between two calls of `onRefused`. */
const reportIntervalMs = 60_000

/**
 * Closes the sockets of a server that exceed what the process may open, so that requests in
 * progress can still open files and sockets. Without it, `accept` fails when no file is left: the
 * sockets that wait then are neither served nor closed.
 *
 * @param shares the number of servers that divide the limit among them
 * @param onRefused called with the limit when a socket was closed, at most once a minute
 */
export function limitSockets(
  server: Server,
  { shares, onRefused }: { readonly shares: number; readonly onRefused: (max: number) => void },
): void {
  const filesMax = openFilesMax()
  if (filesMax === undefined) return
  const socketsMax = Math.floor((filesMax - Math.min(otherFilesMax, filesMax / 2)) / shares)
  server.maxConnections = socketsMax
  let reportedMs = Number.NEGATIVE_INFINITY
  server.on('drop', () => {
    const nowMs = performance.now()
    if (nowMs - reportedMs < reportIntervalMs) return
    reportedMs = nowMs
    onRefused(socketsMax)
  })
}

/**
 * The files that this process may open (Linux, proc_pid_limits(5)); undefined without a limit and
 * on other systems. Node.js raises the soft limit to the hard one when it starts.
 */
function openFilesMax(): number | undefined {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft === undefined ? undefined : Number(soft)
  } catch {
    return undefined
  }
}
