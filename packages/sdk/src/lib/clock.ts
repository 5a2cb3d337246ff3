/** The source of time; tests pass their own. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number
  /** Resolves after `waitMs`, and rejects with the reason of `signal` as soon as that aborts. */
  wait(waitMs: number, signal: AbortSignal | undefined): Promise<void>
}

/** Maximum delay of a timer; longer ones fire at once. */
const timerMsMax = 2 ** 31 - 1

export const startTimer = (run: () => void, delayMs: number) =>
  setTimeout(run, Math.min(delayMs, timerMsMax))

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (waitMs, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const abort = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = startTimer(() => {
        signal?.removeEventListener('abort', abort)
        resolve()
      }, waitMs)
      signal?.addEventListener('abort', abort, { once: true })
    }),
}
