import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

/**
 * The text of a file that is made, with this text, unless it is there. Of several processes that
 * make it at once, all answer what the first has written, whole.
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
