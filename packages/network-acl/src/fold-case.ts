/**
 * Lowers the letters A to Z and nothing else, so that two texts are equal without regard to case
 * in every language alike. (`toLowerCase` knows more letters, and one of them changes the length.)
 */
export const foldCase = (text: string): string =>
  /[^ -~]/.test(text)
    ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    : text.toLowerCase()
