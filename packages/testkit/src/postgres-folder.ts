import { chmod, mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guardFolder } from './postgres-guard.ts'

/** The in-memory file system of Linux, if there is one. */
const memory = '/dev/shm'
/** The free space that the concurrent databases of a run need, with their logs. */
const roomBytesMin = 4 * 1024 ** 3

/**
 * A folder that PostgreSQL can read, also under another account, and that is removed with this
 * process. It is in memory if there is room: creating the thousand files of a database takes 300 ms
 * of processor time on a disk, and 30 ms in memory.
 */
export async function makePostgresFolder(name: string): Promise<string> {
  const base = (await roomBytes(memory)) >= roomBytesMin ? memory : tmpdir()
  const folder = await mkdtemp(join(base, `latchkey-${name}-`))
  await chmod(folder, 0o755)
  guardFolder(folder)
  return folder
}

async function roomBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize
}
