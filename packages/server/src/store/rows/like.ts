/**
 * A text within a pattern of LIKE, where it stands for itself. Prisma hands what `contains`,
 * `startsWith` and `endsWith` are given to LIKE as it is.
 */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A condition of Prisma: the text has this part, in either case. */
export const contains = (part: string) =>
  ({ contains: literally(part), mode: 'insensitive' }) as const

/** A condition of Prisma: the text begins so. */
export const beginsWith = (beginning: string) => ({ startsWith: literally(beginning) }) as const

/** A condition of Prisma: the text ends so. */
export const endsWith = (end: string) => ({ endsWith: literally(end) }) as const
