import type { Guest, Part } from './guest.ts'

interface Answer {
  readonly failure?: { readonly name: string; readonly message: string }
  readonly value: never
}

/** How the other parts reach the host. The code may redefine the built-ins that it has saved. */
export const bridge: Part = (guest, host) => {
  const { stringify, parse } = JSON
  const { defineProperty } = Object
  const kinds: Record<string, ErrorConstructor> = { TypeError, RangeError }
  const PlainError = Error
  const read = (text: string): never => {
    const { failure, value }: Answer = parse(text)
    if (failure === undefined) return value
    const error = new (kinds[failure.name] ?? PlainError)(failure.message)
    if (error.name !== failure.name) error.name = failure.name
    throw error
  }
  const ask: Guest['ask'] = (name, value, bytes) => {
    const answer = host(name, stringify(value === undefined ? null : value), bytes)
    return read(typeof answer === 'string' ? answer : '{}')
  }
  guest.ask = ask
  guest.askBytes = (name, value, bytes) => {
    const answer = host(name, stringify(value === undefined ? null : value), bytes)
    return typeof answer === 'string' ? read(answer) : answer
  }
  guest.define = (name, value) => {
    const property = { value, writable: true, enumerable: false, configurable: true }
    defineProperty(globalThis, name, property)
  }
}
