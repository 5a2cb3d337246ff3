/**
 * A text of a tenant for a terminal: control characters, and those that change the direction of
 * text, are escaped.
 */
export function onOneLine(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )
}
