/**
 * How often a request has a header.
 *
 * @param name in lower case
 * @param rawHeaders those of Node.js, in which names and values alternate
 */
export function countHeader(name: string, rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const each = rawHeaders[at]
    // Most names differ in length, which is faster to compare than the letters.
    if (each?.length === name.length && each.toLowerCase() === name) count += 1
  }
  return count
}
