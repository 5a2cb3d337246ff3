/**
 * Escapes a text for a pattern of LIKE. Prisma does not escape the values of `contains`,
 * `startsWith` and `endsWith`.
 */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A condition of Prisma: the text contains this part, case-insensitively. */
export const contains = (part: string) =>
  ({ contains: literally(part), mode: 'insensitive' }) as const

/** A condition of Prisma: the text begins with this. */
export const beginsWith = (beginning: string) => ({ startsWith: literally(beginning) }) as const

/** A condition of Prisma: the text ends with this. */
export const endsWith = (end: string) => ({ endsWith: literally(end) }) as const
