import type { ConnectionOptions } from '../connector.ts'

type PasswordRules = NonNullable<ConnectionOptions['password_options']>

/**
 * The defaults of `password_options` that are set in part. A part that is not set has none if the
 * older option of the same rule is set, which it would override.
 */
export function withDefaultRules(
  options: ConnectionOptions,
): Pick<ConnectionOptions, 'password_options'> {
  const { password_options: rules } = options
  if (!rules) return {}
  const { password_no_personal_info, password_history, password_dictionary } = options
  const part = <Rule extends object>(rule: Rule | undefined, defaults: Rule, older: unknown) =>
    rule || !older ? { ...defaults, ...rule } : undefined
  const complexity = { ...defaultComplexity, ...rules.complexity }
  const profile_data = part(rules.profile_data, defaultProfileData, password_no_personal_info)
  const history = part(rules.history, defaultHistory, password_history)
  const dictionary = part(rules.dictionary, defaultDictionary, password_dictionary)
  return {
    password_options: {
      complexity,
      ...(profile_data && { profile_data }),
      ...(history && { history }),
      ...(dictionary && { dictionary }),
    },
  }
}

/**
 * Neither `min_length` nor `character_types`: where they are not set, those of `passwordPolicy` are
 * required.
 */
const defaultComplexity = {
  character_type_rule: 'all',
  identical_characters: 'allow',
  sequential_characters: 'allow',
  max_length_exceeded: 'error',
} satisfies PasswordRules['complexity']

const defaultProfileData = {
  active: false,
  blocked_fields: [
    'name',
    'username',
    'nickname',
    'email',
    'phone_number',
    'user_metadata.name',
    'user_metadata.first',
    'user_metadata.last',
  ],
} satisfies PasswordRules['profile_data']

const defaultHistory = { active: false, size: 3 } satisfies PasswordRules['history']

const defaultDictionary = {
  active: false,
  custom: [],
  default: 'en_100k',
} satisfies PasswordRules['dictionary']
