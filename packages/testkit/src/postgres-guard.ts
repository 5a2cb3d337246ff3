import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'

let guard: Writable | undefined

/**
 * Names a folder that must not outlive this process, nor a PostgreSQL in it: not even where this
 * process is killed.
 */
export function guardFolder(folder: string): void {
  guard ??= startGuard()
  guard.write(`${folder}\n`)
}

/** In a group of its own: an interrupt of the terminal does not reach it. */
function startGuard(): Writable {
  const program = fileURLToPath(new URL('./postgres-guard.mjs', import.meta.url))
  const child = spawn(process.execPath, [program], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.unref()
  if (child.stdin instanceof Socket) child.stdin.unref()
  return child.stdin
}
