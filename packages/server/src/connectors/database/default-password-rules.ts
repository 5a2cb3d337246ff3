import type { ConnectionOptions } from '../connector.ts'

type PasswordRules = NonNullable<ConnectionOptions['password_options']>

/**
 * Adds the defaults to `password_options` that a request sets only in part. A rule that is not set
 * gets no defaults if the older option for the same rule is set, because the rule would override
 * that option.
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
 * Without `min_length` and `character_types`: if they are not set, `passwordPolicy` determines
 * them.
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
