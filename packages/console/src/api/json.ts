/** An object of JSON. */
export type Members = Readonly<Record<string, unknown>>

/** Whether a value is an object of JSON: neither null nor an array. */
export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value if it is an object of JSON; else an object without members. */
export const membersIn = (value: unknown): Members => (isMembers(value) ? value : {})

/** The value if it is an array; else an empty one. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A member as text; empty if it is absent. */
export function textIn(value: unknown, ...path: readonly string[]): string {
  const found = path.reduce<unknown>((at, name) => membersIn(at)[name], value)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}

/** Whether two values have the same JSON; the order of members counts. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The members of `after` that differ from `before`; null for removed ones. */
export function changesBetween(before: Members, after: Members): Members {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isSame(before[name], after[name]))
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]))
}

/** Indented JSON. */
export const pretty = (value: unknown): string => JSON.stringify(value, null, 2)
