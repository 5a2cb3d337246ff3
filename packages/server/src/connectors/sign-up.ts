import type { SignUpConnector } from './connector.ts'

/**
 * The server creates an account for a user at the first log-in, unless the option `disable_signup`
 * is true.
 */
export const signUpUnlessDisabled: SignUpConnector = {
  isEnabled: ({ disable_signup }) => disable_signup !== true,
}
