import { literally } from '../rows/like.ts'

/** The texts in a pattern of LIKE, with anything between them. */
export function likePattern(parts: readonly string[]): string {
  return parts.map(literally).join('%')
}

const numeric = /^-?\d{1,30}(\.\d{1,30})?$/

export const isNumeric = (text: string) => numeric.test(text)
