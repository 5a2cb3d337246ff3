/**
 * Waits for `work`, but no longer than `timeoutMs`; the work then continues. A rejection ends the
 * wait too.
 */
export async function within(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs)
  })
  await Promise.race([work.then(nothing, nothing), timeout])
  clearTimeout(timer)
}

const nothing = (): void => undefined
