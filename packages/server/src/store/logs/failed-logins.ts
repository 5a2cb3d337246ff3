import type { Scope } from '../rows/scope.ts'
import { entryOfOrigin, type LoginOrigin } from './logins.ts'
import { logs } from './logs.ts'

/** Failed, by password, by an unknown user; and what too many of them led to. */
export type LoginFailure = 'f' | 'fp' | 'fu' | 'fs' | 'limit_wc' | 'limit_mu' | 'pwd_leak'

/** Who was not let in to one tenant. */
export interface FailedLogins {
  /** Writes down that somebody was not let in, and why. */
  add(type: LoginFailure, identifier: string, origin: LoginOrigin): Promise<void>
}

const identifierLengthMax = 256

export function failedLogins(scope: Scope): FailedLogins {
  return {
    async add(type, identifier, origin) {
      const user_name = identifier.slice(0, identifierLengthMax)
      await logs(scope).append({ type, ...entryOfOrigin(origin), user_name })
    },
  }
}
