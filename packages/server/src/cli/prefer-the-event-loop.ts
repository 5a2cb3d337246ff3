import { readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** How much nicer the threads are that work for the event loop; see setpriority(2). */
const niceness = 10
const nicestOfLinux = 19

/**
 * Makes the threads of libuv and V8 (signatures, files, garbage) leave the processor to the event
 * loop: by default each of them may interrupt it when the event loop gives it work. Only Linux has
 * a priority for each thread. Threads that begin later, as those that hash passwords, have that of
 * the event loop.
 */
export function preferTheEventLoop(): void {
  const priority = Math.min(getPriority() + niceness, nicestOfLinux)
  for (const thread of threadIds()) if (thread !== process.pid) lower(thread, priority)
}

function threadIds(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return [] // not on Linux
  }
}

function lower(thread: number, priority: number): void {
  try {
    setPriority(thread, priority)
  } catch {
    // The thread has ended, or a sandbox forbids it.
  }
}
