import { readFile } from 'node:fs/promises'
import type { ChildServer } from '../../test/child-server.ts'

export interface Memory {
  readonly peak: number
  readonly present: number
}

/** Peak and present resident memory of a process in bytes (Linux, proc_pid_status(5)). */
export async function readMemory({ pid }: Pick<ChildServer, 'pid'>): Promise<Memory> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024
  return { peak: bytes('VmHWM'), present: bytes('VmRSS') }
}
