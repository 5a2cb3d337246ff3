import { readFile, stat } from 'node:fs/promises'
import { isIPv6 } from 'node:net'
import { Reader, type Response } from 'mmdb-lib'
import type { Logger } from 'pino'

/** A database in MaxMind's format, as it is on the disk now. */
export interface GeoFile<Of> {
  /** Never throws; undefined for an address that is not in the file. */
  find(address: string): Of | undefined
  close(): void
}

interface Watch {
  /** Milliseconds. */
  readonly checkMs: number
  readonly log: Logger
  readonly onReplaced: () => void
}

/**
 * Reads the file that a variable names, if it is set, and again whenever the file is replaced.
 *
 * @throws Error naming both.
 */
export async function openGeoFile<Of extends Response>(
  variable: string,
  file: string | undefined,
  { checkMs, log, onReplaced }: Watch,
): Promise<GeoFile<Of> | undefined> {
  if (file === undefined) return undefined
  let { stamp, reader } = await read<Of>(file).catch((cause: Error) => {
    const text = `${variable} is "${file}", which cannot be read as a MaxMind database`
    throw new Error(`${text}: ${cause.message}`, { cause })
  })
  const check = async () => {
    try {
      const next = await stampOf(file).catch(() => 'away')
      if (next === stamp) return
      stamp = next // one warning for each state of a file that cannot be read
      reader = (await read<Of>(file)).reader
      onReplaced()
      log.info({ file }, 'A GeoIP database was reloaded.')
    } catch (err) {
      log.warn({ file, err }, 'A GeoIP database could not be read; the previous one stays in use.')
    }
  }
  let checked = Promise.resolve()
  const timer = setInterval(() => {
    checked = checked.then(check)
  }, checkMs)
  timer.unref()
  return { find: (address) => find(reader, address), close: () => clearInterval(timer) }
}

async function read<Of extends Response>(file: string) {
  const stamp = await stampOf(file)
  const bytes = await readFile(file)
  const reader = new Reader<Of>(bytes)
  if (reader.metadata.searchTreeSize >= bytes.length) throw new Error('The file is incomplete')
  reader.get('192.0.2.1')
  return { stamp, reader }
}

/** Another file under the same name has another stamp, and so has a file that was written to. */
async function stampOf(file: string): Promise<string> {
  const { ino, size, mtimeMs } = await stat(file)
  return `${ino} ${size} ${mtimeMs}`
}

function find<Of extends Response>(reader: Reader<Of>, address: string): Of | undefined {
  // The reader would walk the bits of the one kind through the tree of the other.
  if (reader.metadata.ipVersion === 4 && isIPv6(address)) return undefined
  try {
    return reader.get(address) ?? undefined
  } catch {
    return undefined // a file that is broken within
  }
}
