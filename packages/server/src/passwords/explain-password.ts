import type { ExplainedRule, PasswordExplanation } from '../errors/password-explanation.ts'
import type { PasswordRules } from './password-rules.ts'

const kinds = {
  lowercase: { code: 'lowerCase', message: 'lower case letters (a-z)' },
  uppercase: { code: 'upperCase', message: 'upper case letters (A-Z)' },
  number: { code: 'numbers', message: 'numbers (i.e. 0-9)' },
  special: { code: 'specialCharacters', message: 'special characters (e.g. !@#$%^&*)' },
} as const

/** What is known about a password that was entered. */
interface Met {
  readonly length: number
  /** The length in UTF-8. */
  readonly bytes: number
  /** The kinds of characters that the password has. */
  readonly kinds: ReadonlySet<string>
  readonly hasRepeat: boolean
  readonly hasSequence: boolean
}

/** Explains each rule of a connection, and whether a password satisfies it. */
export function explainPassword(rules: PasswordRules, met: Met): PasswordExplanation {
  const explained = [
    lengthRule(rules, met),
    ...bytesRule(rules, met),
    ...kindRules(rules, met),
    ...runRules(rules, met),
  ]
  return { rules: explained, verified: explained.every(({ verified }) => verified) }
}

const lengthRule = ({ minLength }: PasswordRules, { length }: Met): ExplainedRule => ({
  code: 'lengthAtLeast',
  message: 'At least %d characters in length',
  format: [minLength],
  verified: length >= minLength,
})

/** Only for a password that is too long, because the message says that it is. */
const bytesRule = ({ bytesMax = Number.POSITIVE_INFINITY }: PasswordRules, { bytes }: Met) =>
  bytes <= bytesMax
    ? []
    : [
        {
          code: 'maxLength',
          message: 'Maximum password length exceeded',
          format: [bytesMax],
          verified: false,
        },
      ]

function kindRules(rules: PasswordRules, met: Met): ExplainedRule[] {
  const { kindsMin } = rules
  if (kindsMin === 0) return []
  const items = rules.kinds.map((kind) => ({ ...kinds[kind], verified: met.kinds.has(kind) }))
  const isAll = kindsMin === items.length
  const verified = items.filter((item) => item.verified).length >= kindsMin
  return [
    isAll
      ? { code: 'shouldContain', message: 'Should contain:', items, verified }
      : {
          code: 'containsAtLeast',
          message: 'Contain at least %d of the following %d types of characters:',
          format: [kindsMin, items.length],
          items,
          verified,
        },
  ]
}

function runRules({ repeats, sequences }: PasswordRules, met: Met): ExplainedRule[] {
  const identical = {
    code: 'identicalChars',
    message: 'No more than %d identical characters in a row (e.g., "%s" not allowed)',
    format: [2, 'aaa'],
    verified: !met.hasRepeat,
  }
  const sequential = {
    code: 'sequentialChars',
    message: 'No more than %d sequential characters (e.g., "%s" not allowed)',
    format: [2, 'abc'],
    verified: !met.hasSequence,
  }
  return [...(repeats ? [] : [identical]), ...(sequences ? [] : [sequential])]
}

/** The rules as lines of plain text. */
export const policyText = ({ rules }: PasswordExplanation): string =>
  rules.flatMap((rule) => linesOf(rule, '* ')).join('\n')

function linesOf({ message, format = [], items = [] }: ExplainedRule, bullet: string): string[] {
  const values = format.values()
  const line = message.replace(/%[ds]/g, () => String(values.next().value ?? ''))
  return [bullet + line, ...items.flatMap((item) => linesOf(item, ` ${bullet}`))]
}
