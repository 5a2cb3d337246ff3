import { setTimeout as pause } from 'node:timers/promises'

/** Kinds of hashes whose cost is known at one time; a kind is an algorithm with its parameters. */
const kindsMax = 32
/** No wrong password waits longer than this, whatever an imported hash costs. */
const waitMsMax = 1_000
/** How much a new measurement counts. */
const weight = 0.1
/** Above the average, so that nearly all comparisons end before the wait does. */
const margin = 1.25

/**
 * Delays the response to a wrong password to the time of the slowest recently seen hash, so that it
 * reveals neither whether a user exists nor how the password was hashed.
 */
export class EvenTime {
  private readonly averages = new Map<string, number>()

  /** Waits for the rest of the time, after a comparison that took `spentMs`. */
  async wait(kind: string, spentMs: number): Promise<void> {
    this.note(kind, spentMs)
    const evenMs = Math.min(waitMsMax, Math.max(...this.averages.values()) * margin)
    if (spentMs < evenMs) await pause(evenMs - spentMs)
  }

  /** The kind that was seen least lately makes room. */
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
