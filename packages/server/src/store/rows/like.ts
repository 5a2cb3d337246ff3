/**
 * Escapes a text for a LIKE pattern, because Prisma does not escape the values of `contains`,
 * `startsWith` and `endsWith`.
 */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A Prisma condition: the text contains a part, in any case. */
export const contains = (part: string) =>
  ({ contains: literally(part), mode: 'insensitive' }) as const

/** A Prisma condition: the text begins with another. */
export const beginsWith = (beginning: string) => ({ startsWith: literally(beginning) }) as const

/** A Prisma condition: the text ends with another. */
export const endsWith = (end: string) => ({ endsWith: literally(end) }) as const
