import { chmod, mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guardFolder } from './postgres-guard.ts'

/** Where Linux has a file system in memory, unless it has none. */
const memory = '/dev/shm'
/** The databases of a run that are there at the same time, with what they log. */
const roomBytesMin = 4 * 1024 ** 3

/**
 * A folder that PostgreSQL can reach, also where it runs as another account, and that does not
 * outlive this process. In memory where there is room: a database has a thousand files, and making
 * them on a disk takes 300 ms of processor time, in memory 30 ms.
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
