/** One more attempt of a user to log in from a network. */
export interface CountedLogIn {
  readonly isExceeded: boolean
  /** Whether it is the first one of the window that exceeds the limit. */
  readonly isFirst: boolean
}

/**
 * Counts attempts to log in with a password, right or wrong, in short windows. Unknown users are
 * counted as well, so that the limit tells nobody which users there are.
 */
export type CountLogIn = (
  tenantId: string,
  identifier: string,
  network: string,
) => Promise<CountedLogIn> | CountedLogIn
