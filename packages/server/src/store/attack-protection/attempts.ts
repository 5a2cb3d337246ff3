/**
 * Counted attempts that expire later than this factor times their duration are from before the
 * clock was set back, and have expired. The clocks of processes may differ by the duration.
 */
export const longestFactor = 2

/** A bucket of attempts, refilled by one every `rateMs`. */
export interface AttemptBucket {
  readonly attemptsMax: number
  readonly rateMs: number
}

/** Some attempts are free; after each further one, the wait before the next doubles. */
export interface Pace {
  readonly freeMax: number
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** The time after the last attempt at which all attempts are forgotten. */
  readonly forgottenMs: number
}

/** The counted attempts in a window. */
export interface Counted {
  readonly count: number
  /** When the window ends. */
  readonly endsAt: Date
}

/** Counts attempts by subject in one tenant, for all processes. */
export interface Attempts {
  /** Counts an attempt in a fixed window, which begins with the first attempt. */
  count(subject: string, windowMs: number): Promise<Counted>
  /**
   * Counts an attempt in a window that each attempt extends.
   *
   * @returns the count
   */
  countInRow(subject: string, windowMs: number): Promise<number>
  /**
   * Takes an attempt from the bucket of a subject.
   *
   * @returns how many attempts are missing from the bucket, at most `attemptsMax + 1`
   */
  take(subject: string, bucket: AttemptBucket): Promise<number>
  /** How many attempts are missing from the bucket of a subject, without taking one. */
  findMissing(subject: string, bucket: AttemptBucket): Promise<number>
  /**
   * Counts an attempt, unless the wait after the last one is not over.
   *
   * @returns undefined if it was counted; otherwise the counted attempts, and the end of the wait
   */
  countPaced(subject: string, pace: Pace): Promise<Counted | undefined>
  /** Takes an attempt back that turned out to be legitimate. */
  uncount(subject: string): Promise<void>
  /** Removes the counted attempts of a subject, after a success. */
  forget(subject: string): Promise<void>
}
