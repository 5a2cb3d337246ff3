import { Prisma } from '../prisma/client.ts'

/**
 * Whether a statement has this limit in its text. PostgreSQL assumes that an unknown limit is a
 * tenth of the rows, so that of a large table a plan for the given limit always costs less, and is
 * made at each execution. Callers choose limits up to 101, and each text is one more statement, so
 * only the usual ones are texts: the default page, the largest, one row more of each for
 * checkpoints, and limits of this code.
 */
export const isUsualLimit = (rows: number): boolean =>
  Number.isSafeInteger(rows) && rows >= 0 && rows % 50 <= 1

/** The number after `limit` in a statement. */
export const limitOf = (rows: number): Prisma.Sql =>
  isUsualLimit(rows) ? Prisma.raw(String(rows)) : Prisma.sql`${rows}`
