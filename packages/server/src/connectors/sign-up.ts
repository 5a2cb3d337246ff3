import type { SignUpConnector } from './connector.ts'

/** Users get an account at their first log-in, unless the connection has `disable_signup`. */
export const signUpUnlessDisabled: SignUpConnector = {
  isEnabled: ({ disable_signup }) => disable_signup !== true,
}
