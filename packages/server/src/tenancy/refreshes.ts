import { within } from '../timing/within.ts'

/** What is read anew is waited for no longer than this; then the last known answer serves. */
const waitMs = 250

/**
 * Refreshes of what is remembered. A database that is slow holds up who asks first, and for a
 * moment; who asks after that gets the last known answer at once, until the refresh has ended.
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
