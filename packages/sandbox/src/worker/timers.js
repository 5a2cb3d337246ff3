import { GuestError } from './guest-error.js'

/**
 * Timers of the code, which it names by numbers.
 *
 * @param {import('../bounds.ts').RunBounds} bounds
 * @param {import('./run-job.js').Enter} enter
 */
export function timersOf({ timersMax }, enter) {
  /** @type {Map<number, NodeJS.Timeout>} */
  const timers = new Map()
  return {
    isEmpty: () => timers.size === 0,
    clear() {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
    /** @type {import('./run-job.js').Operations} */
    operations: {
      setTimer({ id, delayMs }) {
        if (timers.size >= timersMax) throw new GuestError(`At most ${timersMax} timers may wait.`)
        const fire = () => {
          timers.delete(id)
          enter('fired', id)
        }
        clearTimeout(timers.get(id))
        timers.set(id, setTimeout(fire, Number(delayMs)))
      },
      clearTimer(id) {
        clearTimeout(timers.get(id))
        timers.delete(id)
      },
    },
  }
}
