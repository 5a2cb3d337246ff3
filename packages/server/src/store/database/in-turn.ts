import { connect } from './connect.ts'

/** The key of an advisory lock, the letters `ltcw`, which other programs should not use. */
const turnLock = 0x6c746377

/** Runs `work` under a lock, for which all processes of the database wait in turn. */
export async function inTurn<T>(url: string, work: () => Promise<T>): Promise<T> {
  const session = await connect(url, 'latchkey-turn')
  try {
    await session.query('select pg_advisory_lock($1)', [turnLock])
    return await work()
  } finally {
    await session.end() // and with it the lock
  }
}
