/** The reason why a string is refused that PostgreSQL cannot store. */
export const unstorableText = 'A string contains a NUL character or an unpaired surrogate'

/**
 * NUL, raw or escaped, and escaped surrogates: a cheap test that most bodies do not match. Only a
 * text that matches is inspected.
 */
const unstorablePattern = /\0|%00|\\u0000|\\u[dD][89a-fA-F]/

/**
 * The text with U+FFFD in place of NUL and unpaired surrogates, which a truncated text may have.
 */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd')

/** Whether PostgreSQL can store a text: without NUL and unpaired surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * Whether a value, parsed from `text`, has a string that cannot be stored: PostgreSQL stores no
 * NUL, and UTF-8 has no lone surrogates (RFC 3629, section 3).
 */
export function hasUnstorableText(text: string, root: unknown): boolean {
  if (!unstorablePattern.test(text)) return false
  const pending: unknown[] = [root]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value === 'string') {
      if (!isStorable(value)) return true
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) pending.push(name, member)
    }
  }
  return false
}
