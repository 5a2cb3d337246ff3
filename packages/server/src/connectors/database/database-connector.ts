import { refusedBody } from '../../errors.ts'
import { acceptIdentifiers, acceptNewUser } from '../../identifiers/accept-identifiers.ts'
import { verifiedForCodes } from '../../identifiers/code-identifiers.ts'
import { acceptsNewPasswords, signUpIdentifiers } from '../../identifiers/sign-up-identifiers.ts'
import { cutPassword } from '../../passwords/password-length.ts'
import type { ConnectionOptions, ConnectorWith, Strategy } from '../connector.ts'
import { databaseCodes } from './database-codes.ts'
import { withDefaultRules } from './default-password-rules.ts'
import { refuseAttributes } from './refuse-attributes.ts'

const strategies: readonly Strategy[] = ['auth0']

const defaultMethods = {
  passkey: { enabled: false },
  password: { enabled: true, api_behavior: 'required', signup_behavior: 'allow' },
  email_otp: { enabled: false },
  phone_otp: { enabled: false },
} as const

const defaultPasskeyOptions = {
  challenge_ui: 'both',
  local_enrollment_enabled: true,
  progressive_enrollment_enabled: true,
} as const

const defaults: ConnectionOptions = {
  mfa: { active: true, return_enroll_settings: true },
  passwordPolicy: 'good',
  disable_self_service_change_password: false,
  passkey_options: defaultPasskeyOptions,
  strategy_version: 2,
  authentication_methods: defaultMethods,
  brute_force_protection: true,
}

/** Log-in with passwords and passkeys of users whom the tenant stores itself. */
export const databaseConnector: ConnectorWith<
  'password' | 'passkeys' | 'codes' | 'signUp' | 'provisioning'
> = {
  type: 'database',
  options: {
    defaults,
    members: [
      'attributes',
      'authentication_methods',
      'brute_force_protection',
      'configuration',
      'customScripts',
      'disable_self_service_change_password',
      'disable_signup',
      'enable_script_context',
      'enabledDatabaseCustomization',
      'import_mode',
      'mfa',
      'non_persistent_attrs',
      'passkey_options',
      'passwordPolicy',
      'password_complexity_options',
      'password_dictionary',
      'password_history',
      'password_no_personal_info',
      'password_options',
      'precedence',
      'realm_fallback',
      'requires_username',
      'set_user_root_attributes',
      'strategy_version',
      'upstream_params',
      'validation',
    ],
    complete: async (options) => withDefaultMembers(options),
    check(options) {
      refuseAttributes(options)
      refuseRange(options.validation?.username, 'options.validation.username')
      const { min_length: min, max_length: max } = options.attributes?.username?.validation ?? {}
      refuseRange({ min, max }, 'options.attributes.username.validation')
    },
  },
  password: {
    isEnabled: ({ authentication_methods }) => authentication_methods?.password?.enabled !== false,
    findAccount: ({ logins }, query) => logins.findAccount({ ...query, strategies }),
    verify: ({ id, passwords }, { passwordHash, cutsPassword }, password) => {
      // A foreign hash has its own rule: bcrypt counts 72 bytes, even of a part of a character.
      const isOwn = passwordHash?.startsWith('$argon2id$') ?? false
      const counted = cutsPassword && isOwn ? cutPassword(password) : password
      return passwords.verify(id, passwordHash ?? undefined, counted)
    },
    async rehash({ id, store, passwords }, account, password) {
      const counted = account.cutsPassword ? cutPassword(password) : password
      await store.logins.replaceHash(account, await passwords.hash(id, counted))
    },
  },
  passkeys: {
    isEnabled: ({ authentication_methods }) => authentication_methods?.passkey?.enabled === true,
  },
  codes: databaseCodes,
  signUp: {
    isEnabled: (options) =>
      options.disable_signup !== true &&
      (acceptsNewPasswords(options) || verifiedForCodes(options).length > 0) &&
      signUpIdentifiers(options).length > 0,
  },
  provisioning: { acceptUser: acceptNewUser, acceptChange: acceptIdentifiers },
}

/**
 * Adds the defaults of options that a request sets only in part, because an update replaces all
 * options.
 */
function withDefaultMembers(options: ConnectionOptions): ConnectionOptions {
  const { attributes, authentication_methods: methods } = options
  const { passkey, password, email_otp, phone_otp } = { ...defaultMethods, ...methods }
  const { email } = attributes ?? {}
  return {
    ...options,
    authentication_methods: {
      passkey: passkey ?? defaultMethods.passkey,
      password: { ...defaultMethods.password, ...password },
      email_otp,
      phone_otp,
    },
    ...withDefaultRules(options),
    passkey_options: options.passkey_options ?? defaultPasskeyOptions,
    ...(email && {
      attributes: { ...attributes, email: { verification_method: 'link', unique: true, ...email } },
    }),
  }
}

interface Range {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

function refuseRange(range: Range | null | undefined, place: string): void {
  const { min, max } = range ?? {}
  if (min === undefined || max === undefined || min <= max) return
  throw refusedBody(`The minimum length, ${min}, is greater than the maximum length, ${max}`, place)
}
