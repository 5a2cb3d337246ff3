/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject

/** An object of JSON. */
export interface JsonObject {
  readonly [name: string]: Json
}

/** Whether a value is an object, and no list. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is a list. */
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

/** A member that the object has itself. */
export const memberOf = (value: Json | undefined, name: string): Json | undefined =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined

/** The bytes of a value as JSON. */
export const bytesOf = (value: Json): number =>
  new TextEncoder().encode(JSON.stringify(value)).length

/** Whether databases can store all texts of a value: none has NUL or half of a surrogate pair. */
export function isStorable(value: Json): boolean {
  if (typeof value === 'string') return !/\0|\p{Surrogate}/u.test(value)
  if (isList(value)) return value.every(isStorable)
  if (!isObject(value)) return true
  return Object.entries(value).every(([name, each]) => isStorable(name) && isStorable(each))
}

/** Whether two values are equal; the order of members does not matter. */
export function isEqual(one: Json, other: Json): boolean {
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((each, at) => isEqual(each, other[at] ?? null))
  }
  if (!isObject(one) || !isObject(other)) return one === other
  const names = Object.keys(one)
  const isSame = (name: string) =>
    Object.hasOwn(other, name) && isEqual(one[name] ?? null, other[name] ?? null)
  return names.length === Object.keys(other).length && names.every(isSame)
}
