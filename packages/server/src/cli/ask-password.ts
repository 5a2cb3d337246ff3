import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks at a terminal and shows nothing of the answer. Nobody is asked where there is none. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: unseen, terminal: true })
  process.stderr.write('Password (empty: generate one): ')
  try {
    return await reader.question('')
  } finally {
    reader.close()
    process.stderr.write('\n')
  }
}
