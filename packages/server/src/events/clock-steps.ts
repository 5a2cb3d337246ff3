/** A clock that is slowed or hurried to be right again does not step. */
const stepMinMs = 2_000

/**
 * Finds out when the clock has been set back, by the monotonic one.
 *
 * @param now the clock that is set
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
