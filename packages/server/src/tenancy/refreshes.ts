import { within } from '../timing/within.ts'

/** The longest that a caller waits for a refresh, before it gets the cached value. */
const waitMs = 250

/**
 * Refreshes of cached values. The first caller waits for the database for `waitMs` at most. Later
 * callers get the cached value at once, until the refresh has ended.
 */
export class Refreshes {
  private readonly slow = new Set<string>()

  async wait(name: string, refresh: Promise<unknown>): Promise<void> {
    let isDone = false
    const end = () => {
      isDone = true
      this.slow.delete(name)
    }
    refresh.then(end, end)
    if (this.slow.has(name)) return
    await within(waitMs, refresh)
    if (!isDone) this.slow.add(name)
  }
}
