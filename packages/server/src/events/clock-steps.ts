/** Smaller differences come from a clock that is being adjusted gradually. */
const stepMinMs = 2_000

/**
 * Detects that the clock was set back, by comparison with the monotonic clock.
 *
 * @param now the clock
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
