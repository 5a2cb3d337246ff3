/** Smaller differences are gradual corrections of the clock. */
const stepMinMs = 2_000

/**
 * Detects that the clock was set back, by comparing it with the monotonic clock.
 *
 * @param now reads the clock
 */
export class ClockSteps {
  private readonly now: () => Date
  private before: { readonly clockMs: number; readonly monotonicMs: number }

  constructor(now: () => Date) {
    this.now = now
    this.before = this.read()
  }

  /** Whether the clock was set back since the last call. */
  wasSetBack(): boolean {
    const [before, after] = [this.before, this.read()]
    this.before = after
    const elapsedMs = after.monotonicMs - before.monotonicMs
    return after.clockMs - before.clockMs < elapsedMs - stepMinMs
  }

  private read() {
    return { clockMs: this.now().getTime(), monotonicMs: performance.now() }
  }
}
