import type { Schema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import { explainPassword } from './explain-password.ts'
import { type FrequentPasswords, isFrequentPassword } from './frequent-passwords.ts'
import { countedPassword, passwordBytesMax } from './password-length.ts'
import type { CharacterKind, PasswordRules } from './password-rules.ts'

type Options = Schema<'ConnectionOptions'>
type Policy = NonNullable<Options['passwordPolicy']>

/** The personal data that a password must not contain. */
export type Personal = Pick<
  Schema<'User'>,
  | 'email'
  | 'username'
  | 'name'
  | 'nickname'
  | 'given_name'
  | 'family_name'
  | 'phone_number'
  | 'user_metadata'
>

const kinds = {
  lowercase: /\p{Ll}/u,
  uppercase: /\p{Lu}/u,
  number: /\p{Nd}/u,
  special: /[^\p{L}\p{Nd}]/u,
} as const

const all: readonly CharacterKind[] = ['lowercase', 'uppercase', 'number', 'special']
const anything: PasswordRules = {
  minLength: 1,
  bytesMax: undefined,
  kinds: all,
  kindsMin: 0,
  repeats: true,
  sequences: true,
}

const policies: Readonly<Record<Policy, PasswordRules>> = {
  none: anything,
  low: { ...anything, minLength: 6 },
  fair: { ...anything, minLength: 8, kinds: ['lowercase', 'uppercase', 'number'], kindsMin: 3 },
  good: { ...anything, minLength: 8, kindsMin: 3 },
  excellent: { ...anything, minLength: 10, kindsMin: 3, repeats: false },
}

/**
 * Refuses a new password that violates the policy of its connection. Earlier passwords are compared
 * elsewhere.
 *
 * @throws ApiError `password_too_weak`, `password_too_common`, `password_personal`
 */
export function requireStrength(password: string, options: Options, personal: Personal): void {
  const explanation = explainPassword(passwordRulesOf(options), metBy(password, options))
  if (!explanation.verified) throw new ApiError('password_too_weak', { explanation })
  const folded = password.toLowerCase()
  const { list, words } = dictionaryOf(options)
  const isListed = list !== undefined && isFrequentPassword(folded, list)
  if (isListed || words.some((word) => word.toLowerCase() === folded)) {
    throw new ApiError('password_too_common')
  }
  if (personalWordsOf(options, personal).some((word) => folded.includes(word))) {
    throw new ApiError('password_personal')
  }
}

/** The rules of a connection, from its policy and its newer password options. */
export function passwordRulesOf(options: Options): PasswordRules {
  const policy = policies[options.passwordPolicy ?? 'good']
  const minLength = options.password_complexity_options?.min_length ?? policy.minLength
  const { complexity } = options.password_options ?? {}
  if (!complexity) return { ...policy, minLength }
  const { character_types, character_type_rule = 'all' } = complexity
  const kindsMin = character_type_rule === 'all' ? character_types?.length : 3
  const charactersMin = complexity.min_length ?? minLength
  // No password would satisfy both.
  const isBounded = complexity.max_length_exceeded === 'error' && charactersMin <= passwordBytesMax
  return {
    minLength: charactersMin,
    bytesMax: isBounded ? passwordBytesMax : undefined,
    ...(character_types
      ? { kinds: character_types, kindsMin: kindsMin ?? 0 }
      : { kinds: policy.kinds, kindsMin: policy.kindsMin }),
    repeats: complexity.identical_characters !== 'block',
    sequences: complexity.sequential_characters !== 'block',
  }
}

function metBy(password: string, options: Options) {
  const characters = [...password]
  const counted = countedPassword(password, options)
  return {
    length: characters.length,
    bytes: Buffer.byteLength(password),
    kinds: new Set(all.filter((kind) => kinds[kind].test(counted))),
    hasRepeat: hasRun(characters, [0]),
    hasSequence: hasRun(characters, [1, -1]),
  }
}

/** Whether each of three neighbours differs from the one before by the same one of these steps. */
function hasRun(characters: readonly string[], steps: readonly number[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0)
  return codes.some((code, at) => {
    const [next = Number.NaN, last = Number.NaN] = codes.slice(at + 1, at + 3)
    return steps.some((step) => next - code === step && last - next === step)
  })
}

interface Dictionary {
  /** The built-in list; undefined if the dictionary is off. */
  readonly list?: FrequentPasswords
  /** The words of the tenant. */
  readonly words: readonly string[]
}

function dictionaryOf({ password_options, password_dictionary }: Options): Dictionary {
  const { dictionary: rule } = password_options ?? {}
  if (rule) {
    return rule.active
      ? { list: rule.default ?? 'en_100k', words: rule.custom ?? [] }
      : { words: [] }
  }
  return password_dictionary?.enable
    ? { list: 'en_10k', words: password_dictionary.dictionary ?? [] }
    : { words: [] }
}

/** The names that the metadata of a user may have, by their paths. */
function namesIn(metadata: Personal['user_metadata']): Readonly<Record<string, string>> {
  const named = ['name', 'first', 'last'].map((name) => [name, metadata?.[name]] as const)
  const texts = named.flatMap(([name, text]) =>
    typeof text === 'string' ? [[`user_metadata.${name}`, text] as const] : [],
  )
  return Object.fromEntries(texts)
}

/** Shorter words occur in too many passwords by chance. */
const personalLengthMin = 3

function personalWordsOf(options: Options, personal: Personal): readonly string[] {
  const { profile_data } = options.password_options ?? {}
  const isEnabled = profile_data?.active ?? options.password_no_personal_info?.enable ?? false
  if (!isEnabled) return []
  const { email, username, name, nickname, given_name, family_name, phone_number } = personal
  const members = {
    email,
    username,
    name,
    nickname,
    given_name,
    family_name,
    phone_number,
    ...namesIn(personal.user_metadata),
  }
  return Object.entries(members)
    .filter(([member]) => profile_data?.blocked_fields?.includes(member) ?? true)
    .flatMap(([, word]) => [word, word?.split('@', 1)[0]])
    .map((word) => word?.toLowerCase() ?? '')
    .filter(({ length }) => length >= personalLengthMin)
}
