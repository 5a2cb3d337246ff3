import { refusedBody } from '../../errors.ts'
import { typedIdentifier } from '../../identifiers/identifiers.ts'
import type { ConnectorWith } from '../connector.ts'

const defaultTotp = { length: 6, time_step: 180 } as const

/** Log-in by a code that is sent by text message. */
export const smsConnector: ConnectorWith<'code' | 'signUp'> = {
  type: 'passwordless',
  options: {
    defaults: { totp: defaultTotp, disable_signup: false, brute_force_protection: true },
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
    settingsOf({ totp }) {
      const { length, time_step } = { ...defaultTotp, ...totp }
      return { codeLength: length, lifetimeSeconds: time_step }
    },
    findAccount: ({ accounts }, connection, number) => accounts.findByPhone(connection, number),
    createAccount: ({ accounts }, connection, number) =>
      accounts.create(connection, {
        phoneNumber: number,
        profile: { phone_number: number, phone_verified: true },
      }),
  },
  signUp: { isEnabled: ({ disable_signup }) => disable_signup !== true },
}

function isGateway(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === ''
}
