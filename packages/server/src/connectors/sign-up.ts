import type { SignUpConnector } from './connector.ts'

/** Users get an account at their first log-in, unless `disable_signup` of the connection is true. */
export const signUpUnlessDisabled: SignUpConnector = {
  isEnabled: ({ disable_signup }) => disable_signup !== true,
}
