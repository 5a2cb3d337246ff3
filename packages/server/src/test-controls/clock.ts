const RealDate = Date

/**
 * The wall clock of this process. It replaces the global `Date`, since libraries such as
 * oidc-provider and jose take no other clock. `performance.now()`, timers and Node.js itself keep
 * the time of the machine.
 */
export class Clock {
  #offsetMs = 0

  constructor() {
    const readMs = () => this.now().getTime()
    globalThis.Date = new Proxy(RealDate, {
      get: (target, name) => (name === 'now' ? readMs : Reflect.get(target, name)),
      apply: () => new RealDate(readMs()).toString(),
      // All dates are of one class, also those that Node.js or earlier code has created.
      construct: (target, given, made) =>
        Reflect.construct(target, given.length === 0 ? [readMs()] : given, made),
    })
  }

  /** The time of this clock. */
  now(): Date {
    return new RealDate(RealDate.now() + this.#offsetMs)
  }

  get offsetMs(): number {
    return this.#offsetMs
  }

  /** Sets the clock ahead of the machine, from where it continues to run. */
  setAhead(offsetMs: number): void {
    this.#offsetMs = offsetMs
  }

  /** Restores the global `Date`. */
  close(): void {
    this.#offsetMs = 0
    globalThis.Date = RealDate
  }
}

/** The time of the machine, whatever the clock is set to. */
export const machineTime = (): Date => new RealDate(RealDate.now())
