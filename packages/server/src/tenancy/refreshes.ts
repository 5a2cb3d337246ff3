import { within } from '../timing/within.ts'

/** A caller waits no longer than this for a refresh; then it gets the cached value. */
const waitMs = 250

/**
 * Refreshes of cached values. The first caller waits for a slow database for a moment; later ones
 * get the cached value at once until the refresh has ended.
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
