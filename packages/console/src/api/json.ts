/** An object of JSON. */
export type Members = Readonly<Record<string, unknown>>

export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const membersIn = (value: unknown): Members => (isMembers(value) ? value : {})

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A member as text; empty if it is absent. */
export function textIn(value: unknown, ...path: readonly string[]): string {
  const found = path.reduce<unknown>((at, name) => membersIn(at)[name], value)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}

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
