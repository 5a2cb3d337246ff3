import { makeScene, type Scene, type Served } from './scene.ts'
import { makeVerdict, type Verdict } from './verdict.ts'

export interface FaultScene {
  readonly verdict: Verdict
  readonly scene: Scene
  readonly server: Served
}

/** Runs a fault at a server of its own, which it removes at the end; `print` is the fault's. */
export async function inScene(
  name: string,
  fault: (scene: FaultScene) => Promise<void>,
): Promise<void> {
  const verdict = makeVerdict(name)
  const scene = await makeScene()
  const server = await scene.serve()
  try {
    await fault({ verdict, scene, server })
  } finally {
    await server.end('SIGTERM')
    await scene.remove()
  }
}
