import { createTestDatabase, type TestDatabase } from './postgres.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** A database behind a wire that a test may cut; `query` goes past it. */
export interface WiredDatabase extends TestDatabase {
  readonly wire: TcpProxy
}

export async function createWiredDatabase(): Promise<WiredDatabase> {
  const database = await createTestDatabase()
  const url = new URL(database.url)
  const wire = await startTcpProxy(Number(url.port))
  url.port = String(wire.port)
  return {
    url: url.href,
    wire,
    query: database.query,
    async drop() {
      await wire.close()
      await database.drop()
    },
  }
}
