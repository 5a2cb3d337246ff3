import { customAlphabet } from 'nanoid'

const lower = 'abcdefghijkmnopqrstuvwxyz'
const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const digits = '23456789'
const group = customAlphabet(lower + upper + digits, 7)
const oneOf = (characters: string) => customAlphabet(characters, 1)()

/**
 * Generates a password: 28 letters and digits without look-alikes in four groups, 163 random bits.
 * It has every kind of character, so that it satisfies every policy.
 */
export function newPassword(): string {
  const groups = Array.from({ length: 4 }, () => group())
  return `${oneOf(lower)}${groups.join('-')}${oneOf(upper)}${oneOf(digits)}`
}
