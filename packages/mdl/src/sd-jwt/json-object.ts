/** An object of JSON whose members are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a value is an object of JSON: neither null nor an array. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A member of an object; undefined for one that it inherits, and for any other value. */
export const memberOf = (value: unknown, name: string): unknown =>
  isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
