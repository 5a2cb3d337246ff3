import type { Part } from './guest.ts'

type Callback = (...args: unknown[]) => void

/** `setTimeout` and what belongs to it. */
export const timersOf: Part = (guest) => {
  const { ask, define, describe } = guest
  const waiting = new Map<number, () => void>()
  let last = 0
  const arm = (id: number, delayMs: unknown, run: () => void): number => {
    ask('setTimer', { id, delayMs: Math.max(0, Math.min(Number(delayMs) || 0, 2 ** 31 - 1)) })
    waiting.set(id, run)
    return id
  }
  const next = (): number => {
    last += 1
    return last
  }
  const clear = (id: unknown): void => {
    if (waiting.delete(Number(id))) ask('clearTimer', Number(id))
  }
  guest.entries.fired = (id: number) => {
    const run = waiting.get(id)
    waiting.delete(id)
    try {
      run?.()
    } catch (error) {
      ask('end', describe(error))
    }
  }
  define('setTimeout', (run: Callback, delayMs?: unknown, ...args: unknown[]) =>
    arm(next(), delayMs, () => run(...args)),
  )
  define('setInterval', (run: Callback, delayMs?: unknown, ...args: unknown[]) => {
    const id = next()
    const again = (): void => {
      arm(id, delayMs, again)
      run(...args)
    }
    return arm(id, delayMs, again)
  })
  define('setImmediate', (run: Callback, ...args: unknown[]) => arm(next(), 0, () => run(...args)))
  for (const name of ['clearTimeout', 'clearInterval', 'clearImmediate']) define(name, clear)
  const nextTick = (run: Callback, ...args: unknown[]): void => {
    queueMicrotask(() => run(...args))
  }
  define('process', { env: {}, versions: {}, nextTick })
  define('queueMicrotask', (run: () => void) => {
    Promise.resolve()
      .then(run)
      .catch((error: unknown) => ask('end', describe(error)))
  })
}
