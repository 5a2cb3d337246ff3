import { storableText } from '../unstorable-text.ts'

/** The most characters of a reason that is sent to a client. */
const reasonLengthMax = 1_000

/** The reason that an action gives, cut off at its bound; undefined unless it is a text. */
export function reasonOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return storableText(value.slice(0, reasonLengthMax))
}
