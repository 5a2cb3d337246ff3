import type { Prisma } from '../prisma/client.ts'

/**
 * An object of the contract as the value of a JSON column. Undefined members are removed, so that
 * the written row equals the one that is read.
 */
export function jsonOf(value: object): Prisma.JsonObject {
  return JSON.parse(JSON.stringify(value))
}
