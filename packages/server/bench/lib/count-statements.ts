/** Preloaded into a server: tells its parent, when asked, how many statements it has sent. */
import pg from 'pg'

let count = 0
const { query } = pg.Client.prototype
pg.Client.prototype.query = function counting(this: pg.Client, ...given: readonly unknown[]) {
  count += 1
  return Reflect.apply(query, this, given)
} as typeof query

process.on('message', () => process.send?.(count))
process.channel?.unref()
