import {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file outside the server of what it acknowledged, each line written to the disk at once. */
export interface Ledger {
  append(line: string): void
  /** All lines, read from the file. */
  replay(): readonly string[]
  remove(): void
}

export function openLedger(): Ledger {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-ledger-'))
  const path = join(folder, 'ledger')
  const file = openSync(path, 'a')
  return {
    append(line) {
      writeSync(file, `${line}\n`)
      fsyncSync(file)
    },
    replay: () => readFileSync(path, 'utf8').split('\n').slice(0, -1),
    remove() {
      closeSync(file)
      rmSync(folder, { recursive: true })
    },
  }
}
