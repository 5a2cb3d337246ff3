import { refusedBody } from '../../errors.ts'
import { typedIdentifier } from '../../identifiers/identifiers.ts'
import type { ConnectorWith } from '../connector.ts'
import { codeSettingsOf, passwordlessDefaults } from '../passwordless-options.ts'
import { signUpUnlessDisabled } from '../sign-up.ts'

/** Log-in by a code that is sent by text message. */
export const smsConnector: ConnectorWith<'code' | 'signUp'> = {
  type: 'passwordless',
  options: {
    defaults: passwordlessDefaults,
    members: [
      'authParams',
      'brute_force_protection',
      'disable_signup',
      'forward_req_info',
      'from',
      'gateway_authentication',
      'gateway_url',
      'messaging_service_sid',
      'name',
      'provider',
      'strategy_version',
      'syntax',
      'template',
      'totp',
      'twilio_sid',
      'twilio_token',
      'upstream_params',
    ],
    nullable: ['gateway_authentication', 'messaging_service_sid'],
    check({ gateway_url: address }) {
      if (address === undefined || isGateway(address)) return
      const reason = 'The URL must begin with https:// and must not have a user name or password'
      throw refusedBody(reason, 'options.gateway_url')
    },
  },
  code: {
    channel: 'sms',
    addressOf(text) {
      const typed = typedIdentifier(text)
      return typed?.kind === 'phone_number' ? typed.value : undefined
    },
    settingsOf: codeSettingsOf,
    findAccount: ({ accounts }, connection, number) => accounts.findByPhone(connection, number),
    createAccount: ({ accounts }, connection, number) =>
      accounts.create(connection, {
        phoneNumber: number,
        profile: { phone_number: number, phone_verified: true },
      }),
  },
  signUp: signUpUnlessDisabled,
}

function isGateway(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === ''
}
