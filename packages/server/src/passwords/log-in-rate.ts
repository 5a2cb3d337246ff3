/** The result of counting a log-in attempt of a user from a network. */
export interface CountedLogIn {
  readonly isExceeded: boolean
  /** Whether it is the first attempt in the window that exceeds the limit. */
  readonly isFirst: boolean
}

/**
 * Counts attempts to log in by password, right or wrong, in short windows. Identifiers of unknown
 * users are counted as well, so that the limit does not reveal which users exist.
 */
export type CountLogIn = (
  tenantId: string,
  identifier: string,
  network: string,
) => Promise<CountedLogIn> | CountedLogIn
