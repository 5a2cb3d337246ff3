import type { Part } from './guest.ts'

/** `structuredClone` of values that JSON, `Map`, `Set`, `Date` and bytes can say. */
export const cloneOf: Part = (guest) => {
  const clone = (value: unknown, known: Map<unknown, unknown>): unknown => {
    if (typeof value === 'function' || typeof value === 'symbol') {
      throw new TypeError(`${String(value)} could not be cloned.`)
    }
    if (typeof value !== 'object' || value === null) return value
    if (known.has(value)) return known.get(value)
    const keep = <Value>(made: Value): Value => {
      known.set(value, made)
      return made
    }
    if (value instanceof Date) return keep(new Date(value))
    if (value instanceof RegExp) return keep(new RegExp(value))
    if (value instanceof ArrayBuffer) return keep(value.slice(0))
    if (ArrayBuffer.isView(value)) return keep(new Uint8Array(guest.bytesOf(value)))
    if (value instanceof Map) {
      const made = keep(new Map())
      for (const [key, member] of value) made.set(clone(key, known), clone(member, known))
      return made
    }
    if (value instanceof Set) {
      const made = keep(new Set())
      for (const member of value) made.add(clone(member, known))
      return made
    }
    const made = keep<object>(Array.isArray(value) ? [] : {})
    for (const [name, member] of Object.entries(value))
      Reflect.set(made, name, clone(member, known))
    if (value instanceof Error) {
      return keep(Object.assign(new Error(value.message), made, { name: value.name }))
    }
    return made
  }
  guest.define('structuredClone', (value: unknown) => clone(value, new Map()))
}
