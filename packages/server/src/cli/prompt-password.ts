import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Prompts for a password at a terminal, without echo; the empty text without a terminal. */
export async function promptPassword(): Promise<string> {
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
