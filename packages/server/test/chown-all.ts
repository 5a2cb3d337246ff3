import { chown, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Gives a folder with all that it contains to a user. */
export async function chownAll(folder: string, uid: number, gid: number): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const name of ['', ...names]) await chown(join(folder, name), uid, gid)
}
