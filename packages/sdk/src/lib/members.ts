/** A member of a value that may be an object. */
export function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** A member that is a string. */
export function textOf(value: unknown, name: string): string | undefined {
  const property = propertyOf(value, name)
  return typeof property === 'string' ? property : undefined
}
