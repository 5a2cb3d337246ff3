/** A bucket of attempts, refilled by one every `rateMs`. */
export interface AttemptBucket {
  readonly attemptsMax: number
  readonly rateMs: number
}

/** Free attempts, and then a wait after each that doubles with the next. */
export interface Pace {
  readonly freeMax: number
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** After the last attempt, all are forgotten. */
  readonly forgottenMs: number
}

export interface Counted {
  readonly count: number
  /** When the window ends. */
  readonly endsAt: Date
}

/** Counts limited attempts by subject in one tenant, for all processes. */
export interface Attempts {
  /** Counts an attempt in the fixed window that began with the first. */
  count(subject: string, windowMs: number): Promise<Counted>
  /** Counts an attempt in a window that each attempt extends, and returns the count. */
  countInRow(subject: string, windowMs: number): Promise<number>
  /**
   * Takes one attempt from the bucket of a subject.
   *
   * @returns how many are missing from the bucket, at most `attemptsMax + 1`
   */
  take(subject: string, bucket: AttemptBucket): Promise<number>
  /** How many attempts are missing from the bucket of a subject, without taking one. */
  findMissing(subject: string, bucket: AttemptBucket): Promise<number>
  /**
   * Counts an attempt, unless the wait after the last one is not over.
   *
   * @returns the counted attempts and the end of the wait, where it is not over
   */
  countPaced(subject: string, pace: Pace): Promise<Counted | undefined>
  /** Uncounts an attempt that turned out to be legitimate. */
  uncount(subject: string): Promise<void>
  /** Removes the counted attempts of a subject after a success. */
  forget(subject: string): Promise<void>
}
