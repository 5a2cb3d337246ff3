/** The source of time; tests pass their own. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number
  /** Resolves after `waitMs`, and rejects with the reason of `signal` as soon as that aborts. */
  wait(waitMs: number, signal: AbortSignal | undefined): Promise<void>
}

/** Maximum delay of a timer; longer ones fire at once. */
const timerMsMax = 2 ** 31 - 1

/** Runs a function after a time, at most the longest that `setTimeout` takes. */
export const startTimer = (run: () => void, delayMs: number) =>
  setTimeout(run, Math.min(delayMs, timerMsMax))

/** The clock of the runtime; a wait rejects as soon as its signal aborts. */
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
