/** A number whose text is so long, or so large, that a double might be another number. */
const mayBeInexact = /\d[\d.]{15}|\d[eE]/
/** Texts, which are passed over, and numbers (RFC 8259, sections 6 and 7). */
const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * Finds a number that this server would answer as another one: JSON numbers are read as doubles
 * (RFC 8259, section 6), of which 9007199254740993 is none and 1e400 would be written as `null`.
 *
 * @param text valid JSON
 */
export function findInexactNumber(text: string): string | undefined {
  if (!mayBeInexact.test(text)) return undefined
  for (const [found] of text.matchAll(token)) {
    if (!found.startsWith('"') && !isExact(found)) return found.slice(0, 64)
  }
  return undefined
}

/** Whether the shortest text of the double is the same decimal number. */
function isExact(literal: string): boolean {
  const number = Number(literal)
  return Number.isFinite(number) && decimalOf(literal) === decimalOf(String(number))
}

/** A decimal number in its one form: its digits without zeros around them, and its exponent. */
function decimalOf(literal: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(literal) ?? []
  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  const significant = withoutZerosBehind(digits)
  if (significant === '') return '0'
  const zeros = digits.length - significant.length
  return `${sign}${significant}e${Number(exponent) - fraction.length + zeros}`
}

/** By hand: a regular expression would look at every run of zeros from each of its zeros. */
function withoutZerosBehind(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  return digits.slice(0, end)
}
