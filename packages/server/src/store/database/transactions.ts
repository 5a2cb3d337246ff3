import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** Runs statements of our own beside those of Prisma: in the same transaction, if there is one. */
export type Statements = Pick<pg.ClientBase, 'query'>

interface Beginning {
  connection?: pg.PoolClient
}

const beginnings = new AsyncLocalStorage<Beginning>()

/** Prisma does not tell which connection its transaction has: the pool notes it here. */
export function noteConnection(): (connection: pg.PoolClient) => void {
  const beginning = beginnings.getStore()
  return (connection) => {
    if (beginning) beginning.connection ??= connection
  }
}

/**
 * Runs a transaction of Prisma's; `work` gets the connection beneath as well. What is sent on it
 * without waiting arrives in this order, in one round trip.
 */
export function withConnection<Prisma, T>(
  begin: (work: (prisma: Prisma) => Promise<T>) => Promise<T>,
  work: (prisma: Prisma, statements: Statements) => Promise<T>,
): Promise<T> {
  const beginning: Beginning = {}
  return beginnings.run(beginning, () =>
    begin((prisma) => {
      const { connection } = beginning
      if (!connection) throw new Error('Prisma began a transaction without the pool')
      return work(prisma, connection)
    }),
  )
}
