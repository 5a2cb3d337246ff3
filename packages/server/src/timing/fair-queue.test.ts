import { describe, expect, it } from '@jest/globals'
import { FairQueue, QueueFullError } from './fair-queue.ts'

/** Work that ends on request, and records when it begins. */
function workbench(bounds: { runningMax: number; waitingMax: number }) {
  const queue = new FairQueue(bounds)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const add = (name: string, signal?: AbortSignal) =>
    queue.run(
      name.slice(0, 1),
      () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.push(() => resolve(name)))
      },
      signal,
    )
  const endAll = async () => {
    await new Promise(setImmediate)
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await new Promise(setImmediate)
    }
  }
  return { queue, begun, add, endAll }
}

describe('a fair queue', () => {
  it('serves tenants in turn, however much each has queued', async () => {
    const { queue, begun, add, endAll } = workbench({ runningMax: 1, waitingMax: 10 })
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => add(name))
    await endAll()
    await Promise.all(all)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
    expect(queue.isIdle).toBe(true)
  })

  it('lets a tenant fill it alone, and then makes room for others up to equal shares', async () => {
    const { begun, add, endAll } = workbench({ runningMax: 1, waitingMax: 4 })
    const names = ['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3', 'c1', 'c2']
    const settled = Promise.allSettled(names.map((name) => add(name)))
    await endAll()
    const refused = (await settled).map((each, at) =>
      each.status === 'rejected' && each.reason instanceof QueueFullError ? names[at] : '',
    )
    expect(refused.filter(Boolean)).toEqual(['a2', 'a3', 'a4', 'a5', 'b3', 'c2'])
    expect(begun).toEqual(['a0', 'a1', 'b1', 'c1', 'b2'])
  })

  it('forgets tenants that no longer wait', async () => {
    const { queue, begun, add, endAll } = workbench({ runningMax: 1, waitingMax: 1 })
    const first = add('a1')
    const ending = new AbortController()
    const second = expect(add('a2', ending.signal)).rejects.toThrow('enough')
    ending.abort(new Error('enough'))
    await second
    const third = add('a3')
    await endAll()
    expect(await Promise.all([first, third])).toEqual(['a1', 'a3'])
    expect(begun).toEqual(['a1', 'a3'])
    expect(queue.isIdle).toBe(true)
  })
})
