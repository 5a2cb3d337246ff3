import { describe, expect, it } from '@jest/globals'
import { newPassword } from './new-password.ts'
import { requireStrength } from './password-strength.ts'

type Options = Parameters<typeof requireStrength>[1]

function verdict(password: string, options: Options, personal = {}): string {
  try {
    requireStrength(password, options, personal)
    return 'ok'
  } catch (error) {
    return (error as { code: string }).code
  }
}
const weak = 'password_too_weak'

describe('a policy', () => {
  it.each([
    ['none', 'x', ''],
    ['low', 'aaaaaa', 'aaaaa'],
    ['fair', 'Abcdefg1', 'abcdefg1'],
    ['fair', 'ABCdefg1', 'Abcdef1'],
    ['good', 'abcdefG1', 'abcdefgh1'],
    ['good', 'abcdef1!', 'Abcde1!'],
    ['excellent', 'abcdefgH1!', 'abcdefH1!'],
    ['excellent', 'aabbccddE1', 'aaabccddE1'],
  ] as const)('%s accepts %s and refuses %s', (passwordPolicy, taken, refused) => {
    expect(verdict(taken, { passwordPolicy })).toBe('ok')
    expect(verdict(refused, { passwordPolicy })).toBe(weak)
  })

  it('is `good` by default', () => {
    expect([verdict('abcdefG1', {}), verdict('abcdefgh', {})]).toEqual(['ok', weak])
  })

  it('counts characters, not units of UTF-16', () => {
    expect(verdict('🔑🔑🔑🔑', { passwordPolicy: 'low' })).toBe(weak)
  })

  it('is overridden by a minimum length of the connection', () => {
    const options = {
      passwordPolicy: 'good',
      password_complexity_options: { min_length: 12 },
    } as const
    expect([verdict('abcdefG1', options), verdict('abcdefG1xxxx', options)]).toEqual([weak, 'ok'])
  })
})

describe('the newer options', () => {
  const complex = (complexity: object) => ({ password_options: { complexity } }) as Options

  it('take precedence over the policy', () => {
    const options = {
      passwordPolicy: 'excellent',
      ...complex({ min_length: 3, character_types: ['lowercase'] }),
    } as const
    expect([verdict('xyx', options), verdict('XYX', options)]).toEqual(['ok', weak])
  })

  it('require three of four character classes, or all that are named', () => {
    const character_types = ['lowercase', 'uppercase', 'number', 'special']
    const three = complex({ character_types, character_type_rule: 'three_of_four' })
    expect(verdict('abcdefG1', three)).toBe('ok')
    expect(verdict('abcdefG1', complex({ character_types }))).toBe(weak)
  })

  it('refuse three equal or sequential characters', () => {
    const options = complex({ identical_characters: 'block', sequential_characters: 'block' })
    const words = ['Aq7!aaa-', 'Aq7!abc-', 'Aq7!321-', 'Aq7!aab-']
    expect(words.map((word) => verdict(word, options))).toEqual([weak, weak, weak, 'ok'])
  })
})

describe('words', () => {
  it('of the dictionary of the tenant are refused case-insensitively', () => {
    const dictionary = ['Tulip-2026']
    for (const options of [
      { password_dictionary: { enable: true, dictionary } },
      { password_options: { dictionary: { active: true, custom: dictionary } } },
    ]) {
      expect(verdict('tULIP-2026', options)).toBe('password_too_common')
      expect(verdict('tULIP-2027', options)).toBe('ok')
    }
    expect(verdict('Tulip-2026', { password_dictionary: { enable: false, dictionary } })).toBe('ok')
  })

  it('of the profile are refused if the connection requires it', () => {
    const personal = { email: 'babbage@example.com', nickname: 'Al', family_name: 'Lovelace' }
    const options = { password_no_personal_info: { enable: true } }
    expect(verdict('my-BABBAGE-1', options, personal)).toBe('password_personal')
    expect(verdict('loveLACE-123', options, personal)).toBe('password_personal')
    expect(verdict('Also-al-fine-1', options, personal)).toBe('ok')
    const named = { user_metadata: { first: 'Augusta', last: 7 } }
    expect(verdict('aUGUSTA-123-x', options, named)).toBe('password_personal')
    expect(verdict('my-BABBAGE-1', {}, personal)).toBe('ok')
    const only = { password_options: { profile_data: { active: true, blocked_fields: ['name'] } } }
    expect(verdict('my-BABBAGE-1', only, personal)).toBe('ok')
  })
})

describe('newPassword()', () => {
  it('generates a password that every policy accepts, never the same twice', () => {
    const made = Array.from({ length: 200 }, newPassword)
    expect(new Set(made).size).toBe(200)
    const strict = {
      password_options: {
        complexity: { character_types: ['lowercase', 'uppercase', 'number', 'special'] },
      },
    } as Options
    for (const password of made) expect(verdict(password, strict)).toBe('ok')
  })
})
