import { nestedMax } from './bounds.ts'

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

/** Whether a value has at most so many bytes as JSON, and is not nested too deeply. */
export const isWithin = (value: Json, bytesMax: number): boolean => bytesLeft(value, bytesMax) >= 0

/**
 * How many of the bytes a value leaves as JSON; below 0 if it needs more, or is nested too deeply.
 * It ends early: a value that repeats another one can be larger than the memory.
 */
export function bytesLeft(value: Json, bytes: number, depth = 0): number {
  if (depth > nestedMax) return -1
  if (typeof value !== 'object' || value === null) return bytes - lengthOf(value)
  const isNamed = isObject(value)
  let left = bytes - 2
  for (const [name, each] of Object.entries(value)) {
    left = bytesLeft(each, left - (isNamed ? lengthOf(name) + 2 : 1), depth + 1)
    if (left < 0) break
  }
  return left
}

const lengthOf = (value: string | number | boolean | null) =>
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
