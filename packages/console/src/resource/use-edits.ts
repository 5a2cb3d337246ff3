import { useState } from 'preact/hooks'
import { isSame } from '../api/json.ts'

interface Edits<Value> {
  /** The answer of the API from which the value was read. */
  readonly of: object
  readonly before: Value
  readonly edited: Value
  /** What was stored last; the next answer replaces it, as the server may have changed it. */
  readonly sent?: Value
}

/**
 * The edits of a stored value. When the value is read again, members that nobody has edited take
 * what is stored now, and the others keep what was typed.
 */
export function useEdits<Value extends object>(of: object, stored: Value) {
  const [latest, setLatest] = useState<Edits<Value>>({ of, before: stored, edited: stored })
  const upToDate = (edits: Edits<Value>): Edits<Value> => {
    if (edits.of === of) return edits
    return { of, before: stored, edited: withTyped(edits, stored) }
  }
  const { before, edited } = upToDate(latest)
  return {
    before,
    edited,
    edit: (to: Value) => setLatest((last) => ({ ...upToDate(last), edited: to })),
    /** Notes that this value was stored. */
    settle: (sent: Value) => setLatest((last) => ({ ...upToDate(last), sent })),
  }
}

/** The stored value with the members that were typed since it was read or sent. */
function withTyped<Value extends object>(edits: Edits<Value>, stored: Value): Value {
  const { before, edited, sent = before } = edits
  const names = [...new Set([...Object.keys(sent), ...Object.keys(edited)])]
  const typed = names
    .map((name) => [name, Reflect.get(edited, name)] as const)
    .filter(([name, each]) => !isSame(each, Reflect.get(sent, name)))
  return { ...stored, ...Object.fromEntries(typed) }
}
