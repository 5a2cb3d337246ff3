import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

/** The time between two attempts to open the session again. */
const retryMs = 5_000

/** How a session that has ended is opened again, and the listeners of its states. */
export interface SessionKeeping {
  /** @throws Error whose message says what to do */
  readonly reopen: () => Promise<pg.Client>
  /** The session has ended unexpectedly. */
  readonly onLost: () => void
  readonly onReopened: () => void
  /** An attempt failed; the next one follows in a few seconds. */
  readonly onFailure: (error: unknown) => void
}

/** A session in PostgreSQL that is opened again when it ends, until it is released. */
export class KeptSession {
  #session: pg.Client
  readonly #keeping: SessionKeeping
  readonly #release = new AbortController()
  #reopening: Promise<void> = Promise.resolve()

  constructor(session: pg.Client, keeping: SessionKeeping) {
    this.#session = session
    this.#keeping = keeping
    this.#watch()
  }

  /** Ends the keeping. @returns the latest session, which may have ended */
  async release(): Promise<pg.Client> {
    this.#release.abort()
    await this.#reopening
    return this.#session
  }

  #watch(): void {
    this.#session.once('end', () => {
      if (!this.#release.signal.aborted) this.#reopening = this.#reopen()
    })
  }

  async #reopen(): Promise<void> {
    const { reopen, onLost, onReopened, onFailure } = this.#keeping
    const { signal } = this.#release
    onLost()
    while (!signal.aborted) {
      try {
        this.#session = await reopen()
        this.#watch()
        onReopened()
        return
      } catch (error) {
        onFailure(error)
        await setTimeout(retryMs, undefined, { signal }).catch(() => {}) // released meanwhile
      }
    }
  }
}
