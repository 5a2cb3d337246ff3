/** The members of a JSON object, of which nothing is known yet. */
export type Members = Readonly<Record<string, unknown>>

/** Whether a value is an object and no array. */
export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An own member of a value; undefined unless the value is an object that has it. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined

/** Parses a JSON object in UTF-8; undefined for any other JSON, and for malformed text. */
export function membersIn(json: string | Uint8Array): Members | undefined {
  try {
    const text = typeof json === 'string' ? json : new TextDecoder().decode(json)
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
