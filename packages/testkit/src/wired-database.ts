import { createTestDatabase, type TestDatabase } from './postgres.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** A database behind a proxy that a test can cut; `query` does not use the proxy. */
export interface WiredDatabase extends TestDatabase {
  readonly wire: TcpProxy
}

/** Creates an empty database, whose URLs lead through a proxy. */
export async function createWiredDatabase(): Promise<WiredDatabase> {
  const database = await createTestDatabase()
  const wire = await startTcpProxy(Number(new URL(database.url).port))
  const throughWire = (given: string) => {
    const url = new URL(given)
    url.port = String(wire.port)
    return url.href
  }
  return {
    url: throughWire(database.url),
    ownerUrl: throughWire(database.ownerUrl),
    superuserUrl: throughWire(database.superuserUrl),
    wire,
    query: database.query,
    async drop() {
      await wire.close()
      await database.drop()
    },
  }
}
