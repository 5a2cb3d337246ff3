/** Preloaded into a server: tells its parent, when asked, how many statements it has sent. */
import { isMainThread } from 'node:worker_threads'
import pg from 'pg'

let count = 0

if (isMainThread) {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function counting(...given) {
    count += 1
    return Reflect.apply(query, this, given)
  }
  process.on('message', () => process.send?.(count))
  process.channel?.unref()
}
