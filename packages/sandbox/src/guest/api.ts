import type { Part } from './guest.ts'

/** `api`: its methods are recorded by the host, or answered. */
export const apiOf: Part = (guest) => {
  interface Methods {
    [name: string]: Methods | ((...args: unknown[]) => unknown)
  }
  const withoutTail = (args: unknown[]): unknown[] => {
    while (args.length > 0 && args.at(-1) === undefined) args.pop()
    return args
  }
  guest.api = (methods, answered) => {
    const api: Methods = {}
    const add = (method: string, run: (...args: unknown[]) => unknown): void => {
      const path = method.split('.')
      const name = path.pop() ?? ''
      let holder = api
      for (const part of path) {
        holder[part] ??= {}
        const next = holder[part]
        if (typeof next === 'object') holder = next
      }
      holder[name] = run
    }
    for (const method of methods) {
      add(method, (...args) => {
        guest.ask('call', { method, args: withoutTail(args) })
        return api
      })
    }
    for (const method of answered) {
      add(method, (...args) => guest.ask('answer', { method, args: withoutTail(args) }))
    }
    return api
  }
}
