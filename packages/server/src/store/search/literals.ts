import { literally } from '../rows/like.ts'

/** A LIKE pattern of texts, with anything in between. */
export function likePattern(parts: readonly string[]): string {
  return parts.map(literally).join('%')
}

const numeric = /^-?\d{1,30}(\.\d{1,30})?$/

/** Whether a text is a number. */
export const isNumeric = (text: string) => numeric.test(text)
