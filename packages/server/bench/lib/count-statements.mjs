/**
 * Preloaded into a server: tells its parent, when asked, how many statements it has sent. They are
 * seen on their way to PostgreSQL (Frontend/Backend Protocol, "Message Formats"): `Execute` and
 * `Query`, which `pg` writes one at a time.
 */
import { Socket } from 'node:net'
import { isMainThread } from 'node:worker_threads'

const kinds = ['E', 'Q'].map((letter) => letter.charCodeAt(0))
let count = 0

if (isMainThread) {
  const { write } = Socket.prototype
  Socket.prototype.write = function counting(...given) {
    if (isStatement(given[0])) count += 1
    return Reflect.apply(write, this, given)
  }
  process.on('message', () => process.send?.(count))
  process.channel?.unref()
}

/** The length of a message counts itself, and not its kind. */
function isStatement(chunk) {
  if (!Buffer.isBuffer(chunk) || chunk.length < 5 || !kinds.includes(chunk[0])) return false
  return chunk.readUInt32BE(1) === chunk.length - 1
}
