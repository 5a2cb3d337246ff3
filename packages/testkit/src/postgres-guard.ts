import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'

let guard: Writable | undefined

/**
 * Registers a folder that is removed with this process, and whose PostgreSQL is stopped, even if
 * this process is killed.
 */
export function guardFolder(folder: string): void {
  guard ??= startGuard()
  guard.write(`${folder}\n`)
}

/** In its own process group, which an interrupt at the terminal does not reach. */
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
