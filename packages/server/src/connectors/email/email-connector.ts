import { refusedBody } from '../../errors.ts'
import { emailOf } from '../../identifiers/identifiers.ts'
import type { ConnectorWith } from '../connector.ts'
import { codeSettingsOf, passwordlessDefaults } from '../passwordless-options.ts'
import { signUpUnlessDisabled } from '../sign-up.ts'

/** Log-in by a code or a link that is sent by e-mail. */
export const emailConnector: ConnectorWith<'code' | 'signUp'> = {
  type: 'passwordless',
  options: {
    defaults: passwordlessDefaults,
    members: [
      'authParams',
      'brute_force_protection',
      'disable_signup',
      'email',
      'name',
      'non_persistent_attrs',
      'set_user_root_attributes',
      'totp',
      'upstream_params',
    ],
    check({ email }) {
      if (typeof email !== 'boolean') return
      throw refusedBody('Expected type object or null but found type boolean', 'options.email')
    },
  },
  code: {
    channel: 'email',
    addressOf: (text) => emailOf(text.trim()),
    settingsOf: codeSettingsOf,
    findAccount: ({ accounts }, connection, email) => accounts.findByEmail(connection, email),
    createAccount: ({ accounts }, connection, email) =>
      accounts.create(connection, { email, profile: { email, email_verified: true } }),
  },
  signUp: signUpUnlessDisabled,
}
