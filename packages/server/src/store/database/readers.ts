import { setTimeout } from 'node:timers/promises'
import { withoutDeadline } from '../../timing/deadline.ts'
import { SharedQuestion } from './shared-question.ts'

/** A read waits no longer than this for a replica to catch up; then it goes to the primary. */
const waitMs = 50
/** A replica that was away, behind or not usable is tried again after this time. */
const pauseMs = 1_000
/** The pause between two questions to one server. */
const askEveryMs = 5

/** Why a replica is not read; `late`: it did not show in time that it has all that is committed. */
export type ReaderTrouble = 'no answer' | 'late' | 'not a standby' | 'of another history'

interface Options<Reader> {
  readonly readers: readonly Reader[]
  /** The end of what the primary has committed, in bytes of its log. */
  readonly readWritten: () => Promise<bigint>
  /** The end of what a replica has replayed; undefined: it is no replica. */
  readonly readReplayed: (reader: Reader) => Promise<bigint | undefined>
  /** Called when a replica can no longer be read, and when it can again. */
  readonly onTrouble: (reader: Reader, trouble: ReaderTrouble | undefined, error?: unknown) => void
  readonly onRead: (from: 'reader' | 'primary') => void
}

/**
 * The replicas that answer reads. A read goes to a replica only once that has replayed all that the
 * primary had committed when the read began (PostgreSQL, "Recovery Control Functions"), so no
 * caller misses a write that was answered to it, by whichever process.
 */
export class Readers<Reader> {
  readonly #options: Options<Reader>
  readonly #written: SharedQuestion<bigint>
  readonly #followed: readonly Followed<Reader>[]
  #turn = 0

  constructor(options: Options<Reader>) {
    this.#options = options
    this.#written = new SharedQuestion(options.readWritten, askEveryMs)
    this.#followed = options.readers.map((reader) => ({
      reader,
      position: new SharedQuestion(() => options.readReplayed(reader), askEveryMs),
      replayed: undefined,
      pausedUntilMs: 0,
      trouble: undefined,
    }))
  }

  /**
   * Runs `work` with a replica, or else with `undefined` for the primary: also again where the
   * replica fails, so `work` must only read.
   *
   * @param isFault whether an error came from the replica
   */
  async read<T>(
    work: (reader: Reader | undefined) => Promise<T>,
    isFault: (error: unknown) => boolean,
  ): Promise<T> {
    const followed = await withoutDeadline(() => this.#choose())
    if (!followed) return this.#readPrimary(work)
    try {
      const result = await work(followed.reader)
      this.#options.onRead('reader')
      return result
    } catch (error) {
      if (!isFault(error)) throw error
      this.#pause(followed, 'no answer', error)
      return this.#readPrimary(work)
    }
  }

  #readPrimary<T>(work: (reader: undefined) => Promise<T>): Promise<T> {
    this.#options.onRead('primary')
    return work(undefined)
  }

  /** A replica that has replayed what is committed now; replicas take turns. */
  async #choose(): Promise<Followed<Reader> | undefined> {
    const nowMs = performance.now()
    const usable = this.#followed.filter(({ pausedUntilMs }) => pausedUntilMs <= nowMs)
    const followed = usable[this.#turn % usable.length]
    if (!followed) return undefined
    this.#turn = (this.#turn + 1) % this.#followed.length
    const endMs = nowMs + waitMs
    const late = setTimeout<ReaderTrouble>(waitMs, 'late', { ref: false })
    try {
      const trouble = await Promise.race([this.#catchUp(followed, endMs), late])
      if (trouble !== undefined) return this.#pause(followed, trouble)
    } catch (error) {
      return this.#pause(followed, 'no answer', error)
    }
    this.#resume(followed)
    return followed
  }

  /** Waits until a replica has replayed what is committed now. @returns why it is not to be read */
  async #catchUp(followed: Followed<Reader>, endMs: number): Promise<ReaderTrouble | undefined> {
    // Asked before the primary: a replica that is ahead of it afterwards follows another one.
    followed.replayed ??= await followed.position.answer()
    const before = followed.replayed
    const written = await this.#written.answer()
    if (before !== undefined && before > written) return 'of another history'
    while (followed.replayed !== undefined && followed.replayed < written) {
      if (performance.now() > endMs) return 'late'
      followed.replayed = await followed.position.answer()
    }
    return followed.replayed === undefined ? 'not a standby' : undefined
  }

  #pause(followed: Followed<Reader>, trouble: ReaderTrouble, error?: unknown): undefined {
    followed.pausedUntilMs = performance.now() + pauseMs
    followed.replayed = undefined
    if (followed.trouble === trouble) return
    followed.trouble = trouble
    this.#options.onTrouble(followed.reader, trouble, error)
  }

  #resume(followed: Followed<Reader>): void {
    if (followed.trouble === undefined) return
    followed.trouble = undefined
    this.#options.onTrouble(followed.reader, undefined)
  }
}

/** A replica, and what is known of it. */
interface Followed<Reader> {
  readonly reader: Reader
  readonly position: SharedQuestion<bigint | undefined>
  /** Where it was when it was last asked; undefined: it has not been asked since a pause. */
  replayed: bigint | undefined
  pausedUntilMs: number
  trouble: ReaderTrouble | undefined
}
