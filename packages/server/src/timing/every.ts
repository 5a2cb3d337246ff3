/** Works every `ms`, one run at a time; a failure is told, and the work tried again in its time. */
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
