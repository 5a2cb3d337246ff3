import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Reads a file, and creates it with `text` first if it does not exist. If several processes create
 * it at once, all read the whole text that the first one wrote. It is on the disk before it is
 * used, because what it encrypts may outlast a power failure.
 *
 * @throws Error for an empty file, which says what to do
 */
export async function readOrMakeFile(file: string, text: string, mode = 0o600): Promise<string> {
  const whole = `${file}-${randomBytes(4).toString('hex')}`
  await writeFile(whole, text, { mode, flag: 'wx', flush: true })
  try {
    await link(whole, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(whole)
  }
  const found = (await readFile(file, 'utf8')).trim()
  if (found !== '') return found
  throw new Error(`${file} is empty. Restore it from a backup, or remove it to make a new one.`)
}
