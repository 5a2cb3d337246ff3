import type { WiredDatabase } from '@latchkey/testkit'

/**
 * Lists what is sent to PostgreSQL through a proxy by connections that are opened from now on: the
 * SQL of a simple query, and of others the name of the prepared statement, or its SQL without one
 * (PostgreSQL, "Message Formats").
 *
 * @returns the statements of each connection
 */
export function listStatements(proxy: WiredDatabase['wire']): readonly string[][] {
  const lists: string[][] = []
  proxy.tap(() => {
    const list: string[] = []
    lists.push(list)
    let waiting = Buffer.alloc(0)
    let unnamed = ''
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
        if (type === 'P' && texts[0] === '') unnamed = texts[1] ?? ''
        if (type === 'B') list.push(texts[1] || unnamed)
      }
    }
  })
  return lists
}
