import { setTimeout } from 'node:timers/promises'
import type { Served } from './scene.ts'

/** How long until the server is ready and answers a read; undefined if that takes longer. */
export async function healthWithin(server: Served, withinMs: number): Promise<number | undefined> {
  const startMs = performance.now()
  while (performance.now() < startMs + withinMs) {
    const paths = ['/readyz', '/api/v2/roles']
    const answers = await Promise.all(paths.map((path) => server.send('GET', path)))
    if (answers.every(({ status }) => status === 200))
      return Math.round(performance.now() - startMs)
    await setTimeout(50)
  }
  return undefined
}
