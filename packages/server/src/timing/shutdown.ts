import { within } from './within.ts'

/**
 * Closes services in reverse order, each within a time limit. A service that fails or is slow does
 * not prevent the others from being closed.
 */
export class Shutdown {
  private readonly steps: (() => unknown)[] = []
  private readonly timeoutMs: number
  private readonly failed: (error: unknown) => void

  constructor(timeoutMs: number, failed: (error: unknown) => void) {
    this.timeoutMs = timeoutMs
    this.failed = failed
  }

  add(step: () => unknown): void {
    this.steps.push(step)
  }

  async run(): Promise<void> {
    const endMs = performance.now() + this.timeoutMs
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      const ended = this.end(step)
      await within(Math.max(0, endMs - performance.now()), ended)
    }
  }

  private async end(step: () => unknown): Promise<void> {
    try {
      await step()
    } catch (error) {
      this.failed(error)
    }
  }
}
