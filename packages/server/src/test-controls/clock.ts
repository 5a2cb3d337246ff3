const RealDate = Date

/**
 * The wall clock of this process. It replaces the global `Date`, because libraries such as
 * oidc-provider and jose read the time by it and take no other; `performance.now()`, timers and
 * Node itself keep the time of the machine.
 */
export class Clock {
  #offsetMs = 0

  constructor() {
    const readMs = () => this.now().getTime()
    globalThis.Date = new Proxy(RealDate, {
      get: (target, name) => (name === 'now' ? readMs : Reflect.get(target, name)),
      apply: () => new RealDate(readMs()).toString(),
      // All dates are of one class, whether they were made before or by Node.
      construct: (target, given, made) =>
        Reflect.construct(target, given.length === 0 ? [readMs()] : given, made),
    })
  }

  /** By this clock. */
  now(): Date {
    return new RealDate(RealDate.now() + this.#offsetMs)
  }

  get offsetMs(): number {
    return this.#offsetMs
  }

  /** Sets the clock, which runs on from there. */
  setAhead(offsetMs: number): void {
    this.#offsetMs = offsetMs
  }

  /** Gives the process the time of the machine back. */
  close(): void {
    this.#offsetMs = 0
    globalThis.Date = RealDate
  }
}

/** The time of the machine, wherever the clock is set to. */
export const machineTime = (): Date => new RealDate(RealDate.now())
