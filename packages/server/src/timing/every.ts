/**
 * Runs `work` every `ms`, one run at a time. A failure is reported, and the next run is on time.
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
