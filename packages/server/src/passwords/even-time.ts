import { setTimeout as pause } from 'node:timers/promises'

/** The most kinds of hashes whose time is known. A kind is an algorithm with its parameters. */
const kindsMax = 32
/**
 * The longest that the response to a wrong password is delayed, whatever an imported hash costs.
 */
const waitMsMax = 1_000
/** The weight of a new measurement in the moving average. */
const weight = 0.1
/** The factor above the average within which nearly all comparisons end. */
const margin = 1.25

/**
 * Delays the response to a wrong password to the time of the slowest recent kind of hash. So the
 * time reveals neither whether a user exists, nor how the password was hashed.
 */
export class EvenTime {
  private readonly averages = new Map<string, number>()

  /**
   * Waits for the rest of that time.
   *
   * @param spentMs the time that the comparison took
   */
  async wait(kind: string, spentMs: number): Promise<void> {
    this.note(kind, spentMs)
    const evenMs = Math.min(waitMsMax, Math.max(...this.averages.values()) * margin)
    if (spentMs < evenMs) await pause(evenMs - spentMs)
  }

  /**
   * Updates the average of a kind; the least recently used kind is removed if there are too many.
   */
  private note(kind: string, spentMs: number): void {
    const before = this.averages.get(kind) ?? spentMs
    this.averages.delete(kind)
    this.averages.set(kind, before + (spentMs - before) * weight)
    const [oldest] = this.averages.keys()
    if (this.averages.size > kindsMax && oldest !== undefined) this.averages.delete(oldest)
  }
}

/** The algorithm and the parameters of a PHC string. */
export function kindOfHash(stored: string): string {
  const [, algorithm = '', ...fields] = stored.split('$')
  return [algorithm, ...fields.filter((field) => field.includes('='))].join('$').slice(0, 256)
}
