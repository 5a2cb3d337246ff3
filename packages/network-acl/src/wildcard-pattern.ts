/**
 * A text with `*` for zero or more characters, split at the stars: `a*b*` is `['a', 'b', '']`. It
 * is not converted to a regular expression, and matching does not backtrack.
 */
export type WildcardPattern = readonly string[]

/** Splits a text at its stars. */
export const cutAtStars = (text: string): WildcardPattern => text.split('*')

/**
 * Whether the whole text matches the pattern. The first piece must be at the start, and the last at
 * the end. Each piece in between is taken at its leftmost place, which leaves the most text for the
 * rest, so one pass decides.
 */
export const fitsPattern = (text: string, pattern: WildcardPattern): boolean => {
  const last = pattern.length - 1
  const head = pattern[0] as string
  const tail = pattern[last] as string
  if (last === 0) return text === head
  if (!text.startsWith(head)) return false
  let at = head.length
  for (let piece = 1; piece < last; piece++) {
    const middle = pattern[piece] as string
    const found = text.indexOf(middle, at)
    if (found < 0) return false
    at = found + middle.length
  }
  return text.length - tail.length >= at && text.endsWith(tail)
}

/** The longest piece, which every matching text contains; empty for a pattern of stars only. */
export const longestPiece = (pattern: WildcardPattern): string =>
  pattern.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')
