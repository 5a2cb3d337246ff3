import { makeScene, type Scene, type Served } from './scene.ts'
import { makeVerdict, type Verdict } from './verdict.ts'

/** A verdict and a server of its own, on which a fault is caused. */
export interface OpenFault {
  readonly verdict: Verdict
  readonly scene: Scene
  readonly server: Served
  /** Ends the server and removes its database. */
  close(): Promise<void>
}

export async function openFault(name: string): Promise<OpenFault> {
  const verdict = makeVerdict(name)
  const scene = await makeScene()
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
