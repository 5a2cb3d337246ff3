/**
 * Runs `work` every `ms`, never twice at a time. A failure is reported, and does not delay the next
 * run.
 */
export function every(
  ms: number,
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): NodeJS.Timeout {
  let isBusy = false
  return setInterval(() => {
    if (isBusy) return
    isBusy = true
    work()
      .catch(failed)
      .finally(() => {
        isBusy = false
      })
  }, ms)
}
