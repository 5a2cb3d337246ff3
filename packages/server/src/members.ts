export type Members = Readonly<Record<string, unknown>>

/** Whether a value is an object with members; an array is none. */
export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A member that the value has by itself; undefined of what has no members. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined

/** The members of a JSON object in UTF-8; undefined of any other text. */
export function membersIn(json: string | Uint8Array): Members | undefined {
  try {
    const text = typeof json === 'string' ? json : new TextDecoder().decode(json)
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
