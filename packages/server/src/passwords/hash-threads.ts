import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { CostlyHashes } from '@latchkey/password-hashes'
import type { Options } from '@node-rs/argon2'
import type { Piscina } from 'piscina'
import { once } from '../timing/once.ts'

/** The tasks of the threads: argon2 with the parameters of the PHC string `stored`, and others. */
export interface HashTasks {
  hash(task: { readonly password: string; readonly cost: Options }): string
  verify(task: { readonly stored: string; readonly password: string }): boolean
  bcrypt(task: { readonly password: string; readonly salt: string }): Promise<string>
  pbkdf2(task: Parameters<CostlyHashes['pbkdf2']>[0]): Uint8Array
  scrypt(task: Parameters<CostlyHashes['scrypt']>[0]): Uint8Array
}

/**
 * Hashing takes 46 MiB and all of a core. There are two threads at most, and on a machine with
 * several cores one is left for other work.
 */
const threadsMax = Math.max(1, Math.min(2, availableParallelism() - 1))
/** The task that runs and the next one, so that no thread waits for the event loop in between. */
const tasksPerThread = 2

/** The most tasks that threads have at one time. */
export const tasksMax = threadsMax * tasksPerThread

/** How long an idle thread is kept: it takes time to start, and memory while it exists. */
const idleMs = 10_000

const openOnce = once(open)

async function open(): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: fileURLToPath(new URL('./hash-thread.js', import.meta.url)),
    minThreads: 0,
    maxThreads: threadsMax,
    concurrentTasksPerWorker: tasksPerThread,
    idleTimeout: idleMs,
  })
}

/** Runs a task in the next free thread. */
export async function runInThread<Name extends keyof HashTasks>(
  name: Name,
  task: Parameters<HashTasks[Name]>[0],
): Promise<Awaited<ReturnType<HashTasks[Name]>>> {
  return (await openOnce()).run(task, { name })
}
