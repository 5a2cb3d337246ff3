import type { CodeConnector } from './connector.ts'

const defaultTotp = { length: 6, time_step: 180 } as const

/** The default options of connections that send one-time codes. */
export const passwordlessDefaults = {
  totp: defaultTotp,
  disable_signup: false,
  brute_force_protection: true,
} as const

/**
 * The number of digits and the lifetime in seconds of the codes of a connection, from its option
 * `totp`.
 */
export const codeSettingsOf: CodeConnector['settingsOf'] = ({ totp }) => {
  const { length, time_step } = { ...defaultTotp, ...totp }
  return { codeLength: length, lifetimeSeconds: time_step }
}
