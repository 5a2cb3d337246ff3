import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Reads a file, and creates it with `text` first if it does not exist. If several processes create
 * it at once, all read the whole text that the first one wrote.
 */
export async function readOrMakeFile(file: string, text: string): Promise<string> {
  const whole = `${file}-${randomBytes(4).toString('hex')}`
  await writeFile(whole, text, { mode: 0o600, flag: 'wx' })
  try {
    await link(whole, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(whole)
  }
  return (await readFile(file, 'utf8')).trim()
}
