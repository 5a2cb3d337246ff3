/**
 * Preloaded into a server: tells its parent, when asked, how many statements it has sent, and in
 * how many round trips: statements that a connection sends without having read anything since the
 * previous one share theirs. They are seen on their way to PostgreSQL (Frontend/Backend Protocol,
 * "Message Formats"): `Execute` and `Query`, which `pg` writes one at a time.
 */
import { Socket } from 'node:net'
import { isMainThread } from 'node:worker_threads'

const kinds = ['E', 'Q'].map((letter) => letter.charCodeAt(0))
const counts = { statements: 0, roundTrips: 0 }
/** Connections to PostgreSQL that have read nothing since their last statement. */
const asking = new WeakSet()
const seen = new WeakSet()

if (isMainThread) {
  const { write } = Socket.prototype
  Socket.prototype.write = function counting(...given) {
    if (isStatement(given[0])) countStatement(this)
    return Reflect.apply(write, this, given)
  }
  process.on('message', () => process.send?.(counts))
  process.channel?.unref()
}

function countStatement(socket) {
  counts.statements += 1
  if (!asking.has(socket)) counts.roundTrips += 1
  asking.add(socket)
  if (seen.has(socket)) return
  seen.add(socket)
  socket.on('data', () => asking.delete(socket))
}

/** The length of a message counts itself, and not its kind. */
function isStatement(chunk) {
  if (!Buffer.isBuffer(chunk) || chunk.length < 5 || !kinds.includes(chunk[0])) return false
  return chunk.readUInt32BE(1) === chunk.length - 1
}
