import type { Prisma } from '../prisma/client.ts'

/**
 * An object of the contract as a column of JSON takes it and answers it: undefined members are
 * absent, so a row that is written is the row that is read.
 */
export function jsonOf(value: object): Prisma.JsonObject {
  return JSON.parse(JSON.stringify(value))
}
