const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML, in an element or an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (each) => characters[each] ?? each)

const references: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** Resolves the character references that texts in HTML usually have. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:quot|#34|#39|apos|lt|gt|amp);/g, (each) => references[each] ?? each)
