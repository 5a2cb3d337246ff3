import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { withoutNulls } from '../rows/merge.ts'

type Options = Schema<'ConnectionOptions'>

/** Users are kept here, with a password or by mails. */
export type SupportedStrategy = 'auth0' | 'email'

/** What a new connection has where nothing else is said. */
const databaseDefaults: Options = {
  mfa: { active: true, return_enroll_settings: true },
  passwordPolicy: 'good',
  passkey_options: {
    challenge_ui: 'both',
    local_enrollment_enabled: true,
    progressive_enrollment_enabled: true,
  },
  strategy_version: 2,
  authentication_methods: {
    passkey: { enabled: false },
    password: { enabled: true, api_behavior: 'required', signup_behavior: 'allow' },
  },
  brute_force_protection: true,
}

/** The code of a mail where nothing else is said: its digits, and how long it can be used. */
export const defaultTotp = { length: 6, time_step: 180 } as const

const emailDefaults: Options = {
  totp: defaultTotp,
  disable_signup: false,
  brute_force_protection: true,
}

const defaults = { auth0: databaseDefaults, email: emailDefaults } as const

/**
 * The options of a new connection.
 *
 * @throws ApiError `invalid_body`
 */
export function newOptions(strategy: SupportedStrategy, options: Options = {}): Options {
  return { ...defaults[strategy], ...acceptedOptions(strategy, options) }
}

/**
 * Options as they are stored: without members that are null.
 *
 * @throws ApiError `invalid_body` for what would be kept without an effect, or cannot be.
 */
export function acceptedOptions(strategy: SupportedStrategy, options: Options): Options {
  refuseForeign(strategy, options)
  refuseScripts(options)
  refuseRange(options.validation?.username, 'options.validation.username')
  const { min_length: min, max_length: max } = options.attributes?.username?.validation ?? {}
  refuseRange({ min, max }, 'options.attributes.username.validation')
  return withoutNulls(options)
}

/** Those of connections by mail: what is not among both is of one strategy alone. */
const ofEmail: readonly string[] = ['email', 'totp', 'name', 'authParams']
const ofBoth: readonly string[] = ['disable_signup', 'brute_force_protection']

function refuseForeign(strategy: SupportedStrategy, options: Options): void {
  const isForeign = (name: string) =>
    !ofBoth.includes(name) && ofEmail.includes(name) !== (strategy === 'email')
  const name = Object.keys(options).find(isForeign)
  if (name === undefined) return
  throw refusedBody(`Connections of the strategy ${strategy} do not have it`, `options.${name}`)
}

const scriptFlags = [
  'enabledDatabaseCustomization',
  'import_mode',
  'enable_script_context',
] as const
const scriptMembers = ['customScripts', 'configuration'] as const

function refuseScripts(options: Options): void {
  const flag = scriptFlags.find((name) => options[name])
  const filled = scriptMembers.find((name) => Object.keys(options[name] ?? {}).length > 0)
  const name = flag ?? filled
  if (name === undefined) return
  throw refusedBody('Scripts that ask another store for users are not run here', `options.${name}`)
}

interface Range {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

function refuseRange(range: Range | null | undefined, place: string): void {
  const { min, max } = range ?? {}
  if (min === undefined || max === undefined || min <= max) return
  throw refusedBody(`The least length, ${min}, is greater than the greatest, ${max}`, place)
}

/** Whether people may make an account of their own there. */
export function takesSignups(options: Schema<'ConnectionOptions'>): boolean {
  const { disable_signup, authentication_methods } = options
  return disable_signup !== true && authentication_methods?.password?.signup_behavior !== 'block'
}

/** Whether people may log in there by passkeys. */
export const takesPasskeys = ({ authentication_methods }: Schema<'ConnectionOptions'>): boolean =>
  authentication_methods?.passkey?.enabled === true
