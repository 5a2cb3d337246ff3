import { setTimeout } from 'node:timers/promises'
import { withoutDeadline } from '../../timing/deadline.ts'
import { SharedQuestion } from './shared-question.ts'

/** The longest that a read waits for a replica to catch up, before the primary answers it. */
const waitMs = 50
/** How long a replica that was unavailable, behind or unusable is not asked again. */
const pauseMs = 1_000
/** The pause between two position queries to one server. */
const askEveryMs = 5

/**
 * Why a replica is not read. `late`: it did not prove in time that it has everything that is
 * committed.
 */
export type ReaderTrouble = 'no answer' | 'late' | 'not a standby' | 'of another history'

interface Options<Reader> {
  readonly readers: readonly Reader[]
  /** Reads the end of what the primary has committed, as a position in its WAL, in bytes. */
  readonly readWritten: () => Promise<bigint>
  /** Reads the end of what a replica has replayed; undefined if the server is no replica. */
  readonly readReplayed: (reader: Reader) => Promise<bigint | undefined>
  /** Called when a replica can no longer be read, and again when it can. */
  readonly onTrouble: (reader: Reader, trouble: ReaderTrouble | undefined, error?: unknown) => void
  readonly onRead: (from: 'reader' | 'primary') => void
}

/**
 * The replicas that answer reads. A read uses a replica only after that has replayed everything
 * that the primary had committed when the read began (PostgreSQL, "Recovery Control Functions"). So
 * a caller sees every write that was answered to it, whichever process made it.
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
   * Runs `work` with a replica, or with `undefined` for the primary. If the replica fails, `work`
   * runs again with the primary, so it must only read.
   *
   * @param isFault whether an error is one of the replica
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

  /** Chooses a replica that has replayed everything committed so far; replicas take turns. */
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

  /**
   * Waits until a replica has replayed everything committed so far.
   *
   * @returns why it must not be read; undefined if it can be
   */
  async #catchUp(followed: Followed<Reader>, endMs: number): Promise<ReaderTrouble | undefined> {
    // Asked before the primary: a replica that is still ahead of the primary afterwards follows
    // another one.
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

/** A replica, with what is known of it. */
interface Followed<Reader> {
  readonly reader: Reader
  readonly position: SharedQuestion<bigint | undefined>
  /**
   * The position of the replica when it was last asked; undefined if it was not asked since a
   * pause.
   */
  replayed: bigint | undefined
  pausedUntilMs: number
  trouble: ReaderTrouble | undefined
}
