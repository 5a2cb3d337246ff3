import type { OwnPostgres } from '@latchkey/testkit'
import { makeScene, type Scene, type Served, type SomePostgres } from './scene.ts'
import { makeVerdict, type Verdict } from './verdict.ts'

/** A verdict and a server of its own, on which a fault is caused. */
export interface OpenFault<Postgres extends SomePostgres = OwnPostgres> {
  readonly verdict: Verdict
  readonly scene: Scene<Postgres>
  readonly server: Served
  /** Ends the server and removes its database. */
  close(): Promise<void>
}

export async function openFault<Postgres extends SomePostgres>(
  name: string,
  postgres: Promise<Postgres>,
): Promise<OpenFault<Postgres>> {
  const verdict = makeVerdict(name)
  const scene = await makeScene(postgres)
  const server = await scene.serve()
  return {
    verdict,
    scene,
    server,
    async close() {
      await server.end('SIGTERM')
      await scene.remove()
    },
  }
}
