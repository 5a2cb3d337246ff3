import type { Part } from './guest.ts'

/** `console`, and how values and errors become text. */
export const consoleOf: Part = (guest) => {
  const { stringify } = JSON
  const [text, PlainError] = [String, Error]
  const charactersMax = 16_384
  const cut = (value: string): string =>
    value.length > charactersMax ? `${value.slice(0, charactersMax)}…` : value
  const shown = (value: unknown): unknown => {
    if (typeof value === 'bigint') return `${value}n`
    if (typeof value === 'function') return `[Function ${value.name}]`
    if (value instanceof PlainError) return `${value.name}: ${value.message}`
    if (value instanceof Map || value instanceof Set) return [...value]
    return value
  }
  const replacer = () => {
    const above: unknown[] = []
    return function (this: unknown, _name: string, value: unknown): unknown {
      while (above.length > 0 && above.at(-1) !== this) above.pop()
      const member = shown(value)
      if (typeof member !== 'object' || member === null) return member
      if (above.includes(member)) return '[Circular]'
      above.push(member)
      return member
    }
  }
  /** Without the lines of this prelude. */
  const stackOf = (error: Error): string => {
    const lines = text(error.stack ?? '').split('\n')
    return cut(lines.filter((line) => !line.includes('(latchkey:')).join('\n'))
  }
  guest.textOf = (value) => {
    if (typeof value === 'string') return cut(value)
    if (typeof value !== 'object' || value === null) return cut(text(value))
    try {
      if (value instanceof PlainError) return cut(`${value}\n${stackOf(value)}`)
      return cut(stringify(value, replacer()) ?? text(value))
    } catch {
      return '[an object that cannot be shown]'
    }
  }
  guest.describe = (error) => {
    // What the engine throws when there is no memory for an error.
    if (error === null) {
      return { name: 'Error', message: 'null was thrown, as when memory is used up.', stack: '' }
    }
    if (!(error instanceof PlainError)) {
      return { name: 'Error', message: guest.textOf(error), stack: '' }
    }
    const [name, stack] = [cut(text(error.name)), stackOf(error)]
    const place = name === 'SyntaxError' ? / at (\S+:\d+:\d+)/.exec(stack)?.[1] : undefined
    const message = cut(text(error.message))
    return { name, message: place ? `${message} (${place})` : message, stack }
  }
  const write =
    (level: string) =>
    (...values: unknown[]): void => {
      guest.ask('log', { level, text: values.map(guest.textOf).join(' ') })
    }
  const levels = ['log', 'info', 'warn', 'error', 'debug']
  const console = Object.fromEntries(levels.map((level) => [level, write(level)]))
  guest.define('console', { ...console, trace: write('debug') })
}
