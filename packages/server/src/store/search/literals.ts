import { literally } from '../rows/like.ts'

/** A LIKE pattern of the texts with anything between them. */
export function likePattern(parts: readonly string[]): string {
  return parts.map(literally).join('%')
}

const numeric = /^-?\d{1,30}(\.\d{1,30})?$/

export const isNumeric = (text: string) => numeric.test(text)
