import type { WiredDatabase } from '@latchkey/testkit'

/**
 * Lists what is sent to PostgreSQL through a proxy by connections that are opened from now on: the
 * SQL of a simple query, and of others the name of the prepared statement, or its SQL without one
 * or with a generated one (PostgreSQL, "Message Formats").
 *
 * @returns the statements of each connection
 */
export function listStatements(proxy: WiredDatabase['wire']): readonly string[][] {
  const lists: string[][] = []
  proxy.tap(() => {
    const list: string[] = []
    lists.push(list)
    let waiting = Buffer.alloc(0)
    const parsed = new Map<string, string>()
    let isStarted = false
    return (bytes) => {
      waiting = Buffer.concat([waiting, bytes])
      for (;;) {
        const lengthAt = isStarted ? 1 : 0 // the startup message has no type
        if (waiting.length < lengthAt + 4) return
        const end = lengthAt + waiting.readUInt32BE(lengthAt)
        if (waiting.length < end) return
        const type = isStarted ? String.fromCharCode(waiting[0] ?? 0) : 'startup'
        const texts = waiting.toString('utf8', lengthAt + 4, end).split('\0')
        waiting = waiting.subarray(end)
        isStarted = true
        if (type === 'Q') list.push(texts[0] ?? '')
        const [first = '', second = ''] = texts
        if (type === 'P') parsed.set(first, second)
        if (type === 'B') list.push(/^(s\d+)?$/.test(second) ? (parsed.get(second) ?? '') : second)
      }
    }
  })
  return lists
}
