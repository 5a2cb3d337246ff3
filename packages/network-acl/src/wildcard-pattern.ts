/**
 * Text with `*` for zero or more characters, cut at its stars: `a*b*` is `['a', 'b', '']`.
 * Nothing is compiled to a regular expression, and nothing backtracks.
 */
export type WildcardPattern = readonly string[]

export const cutAtStars = (text: string): WildcardPattern => text.split('*')

/**
 * Whether the whole text fits the pattern. The first piece is at the start, the last at the
 * end, and each piece between is taken at its leftmost place, which leaves the most room for the
 * rest; so one pass decides.
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

/** The longest piece: no text fits that lacks it. Empty for a pattern of stars only. */
export const longestPiece = (pattern: WildcardPattern): string =>
  pattern.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')
