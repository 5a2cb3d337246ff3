import { Prisma } from '../prisma/client.ts'

/**
 * The condition that a column has one of the values. PostgreSQL keeps the plan of a comparison with
 * one value, which is the usual case; it plans a comparison with a list at each execution, because
 * it expects ten values where it does not know how many there are.
 *
 * @param column SQL, never from a caller
 */
export const isAmong = (column: string, values: readonly string[]): Prisma.Sql =>
  values.length === 1
    ? Prisma.sql`${Prisma.raw(column)} = ${values[0]}`
    : Prisma.sql`${Prisma.raw(column)} = any (${values})`
