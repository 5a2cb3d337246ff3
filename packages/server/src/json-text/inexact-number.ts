/** Matches a number that is so long or large that the nearest double may differ from it. */
const mayBeInexact = /\d[\d.]{15}|\d[eE]/
/** String literals, which are skipped, and numbers (RFC 8259, sections 6 and 7). */
const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * Finds a number that cannot be answered as it was sent. The server reads JSON numbers as IEEE 754
 * doubles (RFC 8259, section 6): 9007199254740993 would be rounded, and 1e400 be written as `null`.
 *
 * @param text valid JSON
 * @returns the literal; undefined if all numbers are exact
 */
export function findInexactNumber(text: string): string | undefined {
  if (!mayBeInexact.test(text)) return undefined
  for (const [found] of text.matchAll(token)) {
    if (!found.startsWith('"') && !isExact(found)) return found.slice(0, 64)
  }
  return undefined
}

/** Whether the shortest text of the double is the same decimal number as the literal. */
function isExact(literal: string): boolean {
  const number = Number(literal)
  return Number.isFinite(number) && decimalOf(literal) === decimalOf(String(number))
}

/**
 * The canonical form of a decimal number: its digits without leading and trailing zeros, and its
 * exponent.
 */
function decimalOf(literal: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(literal) ?? []
  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  const significant = withoutZerosBehind(digits)
  if (significant === '') return '0'
  const zeros = digits.length - significant.length
  return `${sign}${significant}e${Number(exponent) - fraction.length + zeros}`
}

/** A loop, because a regular expression would take quadratic time for long runs of zeros. */
function withoutZerosBehind(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  return digits.slice(0, end)
}
