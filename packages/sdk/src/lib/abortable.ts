import { startTimer } from './clock.ts'

interface Deadline {
  readonly timeoutMs: number
  /** Creates the error for the deadline. */
  readonly error: () => Error
}

/**
 * Runs `work` under a signal that aborts when one of `signals` does or at the deadline, and rejects
 * with the reason at once, also when `work` does not listen.
 *
 * Not `AbortSignal.any`: it would leak listeners on a signal that lives as long as the process.
 */
export async function abortable<Result>(
  signals: readonly (AbortSignal | undefined)[],
  work: (signal: AbortSignal) => Promise<Result>,
  deadline?: Deadline,
): Promise<Result> {
  for (const each of signals) each?.throwIfAborted()
  const controller = new AbortController()
  const { signal } = controller
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const releases = signals.map((each) => {
    const follow = () => controller.abort(each?.reason)
    each?.addEventListener('abort', follow, { once: true })
    return () => each?.removeEventListener('abort', follow)
  })
  const timer = deadline && startTimer(() => controller.abort(deadline.error()), deadline.timeoutMs)
  try {
    return await Promise.race([work(signal), aborted])
  } finally {
    clearTimeout(timer)
    for (const release of releases) release()
  }
}
