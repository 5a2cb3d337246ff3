import type { Scope } from '../rows/scope.ts'
import { entryOfOrigin, type LoginOrigin } from './logins.ts'
import { type LogEntry, logs } from './logs.ts'

/** The log types of failed log-ins and sign-ups, and of the limits that follow. */
export type LoginFailure =
  | 'f'
  | 'fp'
  | 'fu'
  | 'fs'
  | 'limit_wc'
  | 'limit_mu'
  | 'limit_sul'
  | 'pwd_leak'

/** What a log entry says of a failure besides its origin. */
export type FailedLogin = Pick<
  LogEntry,
  'description' | 'connection' | 'connection_id' | 'strategy' | 'strategy_type'
>

/** The failed log-ins of one tenant. */
export interface FailedLogins {
  /** Writes the log entry of a failed log-in. */
  add(
    type: LoginFailure,
    identifier: string,
    origin: LoginOrigin,
    about?: FailedLogin,
  ): Promise<void>
}

const identifierLengthMax = 256

export function failedLogins(scope: Scope): FailedLogins {
  return {
    async add(type, identifier, origin, about) {
      const user_name = identifier.slice(0, identifierLengthMax)
      await logs(scope).append({ type, ...entryOfOrigin(origin), ...about, user_name })
    },
  }
}
