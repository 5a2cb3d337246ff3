/**
 * Converts A to Z to lower case, and nothing else, so that the result does not depend on a
 * language. (`toLowerCase` converts more letters, one of which changes the length.)
 */
export const foldCase = (text: string): string =>
  /[^ -~]/.test(text)
    ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    : text.toLowerCase()
