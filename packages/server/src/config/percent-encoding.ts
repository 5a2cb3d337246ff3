/** Whether a part of a URL can be decoded: each `%` begins a character in UTF-8. */
export function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
