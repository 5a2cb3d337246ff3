import { connect } from './connect.ts'

/** Any constant that no other program locks with: the letters `ltcw`. */
const turnLock = 0x6c746377

/** Runs `work` under a lock that all processes of the database share; the others wait. */
export async function inTurn<T>(url: string, work: () => Promise<T>): Promise<T> {
  const session = await connect(url, 'latchkey-turn')
  try {
    await session.query('select pg_advisory_lock($1)', [turnLock])
    return await work()
  } finally {
    await session.end() // and with it the lock
  }
}
