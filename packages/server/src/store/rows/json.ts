import type { Prisma } from '../prisma/client.ts'

/** An object of the contract, which is JSON by its schema, as a column of JSON takes it. */
export function jsonOf(value: object): Prisma.JsonObject {
  return value as Prisma.JsonObject
}
