/** Waits for `work` for at most `timeoutMs`; it continues afterwards. A failure counts as done. */
export async function within(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs)
  })
  await Promise.race([work.then(nothing, nothing), timeout])
  clearTimeout(timer)
}

const nothing = (): void => undefined
