/**
 * Wakes the caller that waits; if there is none, the next wait ends at once. Timers are monotonic.
 */
export class Signal {
  private isGiven = false
  private wake: (() => void) | undefined

  notify(): void {
    this.isGiven = true
    this.wake?.()
  }

  /** Resolves at the next signal, or after `ms`. */
  async wait(ms: number): Promise<void> {
    if (!this.isGiven) {
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms)
        this.wake = resolve
      })
      clearTimeout(timer)
      this.wake = undefined
    }
    this.isGiven = false
  }
}
