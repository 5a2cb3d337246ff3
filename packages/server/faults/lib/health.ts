import { setTimeout } from 'node:timers/promises'
import type { Served } from './scene.ts'
import type { Writers } from './writers.ts'

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

/** `{ answered200: 17 }`, for the figures. */
export function statusesOf({ statuses }: Writers): Record<string, number> {
  const sorted = [...statuses].sort(([one], [other]) => one - other)
  return Object.fromEntries(sorted.map(([status, count]) => [`answered${status}`, count]))
}
