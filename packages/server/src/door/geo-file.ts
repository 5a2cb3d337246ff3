import { readFile } from 'node:fs/promises'
import { isIPv6 } from 'node:net'
import { Reader, type Response } from 'mmdb-lib'
import type { Logger } from 'pino'
import { stampOfFile, watchFiles } from './watched-files.ts'

/** A MaxMind database, of which the current version is read. */
export interface GeoFile<Of> {
  /** The record of an address; undefined if there is none. Never throws. */
  find(address: string): Of | undefined
  close(): void
}

interface Watch {
  /** The interval between checks of the file. */
  readonly checkMs: number
  readonly log: Logger
  readonly onReplaced: () => void
}

/**
 * Opens the file that a variable names, if it is set. Reads it again whenever it is replaced.
 *
 * @throws Error that names the variable and the file
 */
export async function openGeoFile<Of extends Response>(
  variable: string,
  file: string | undefined,
  { checkMs, log, onReplaced }: Watch,
): Promise<GeoFile<Of> | undefined> {
  if (file === undefined) return undefined
  const watched = await watchFiles({
    stampOf: () => stampOfFile(file),
    read: () => read<Of>(file),
    checkMs,
    onReloaded() {
      onReplaced()
      log.info({ file }, 'A GeoIP database was reloaded.')
    },
    onUnreadable: (err) =>
      log.warn({ file, err }, 'A GeoIP database could not be read; the previous one stays in use.'),
  }).catch((cause: Error) => {
    const text = `${variable} is "${file}", which cannot be read as a MaxMind database`
    throw new Error(`${text}: ${cause.message}`, { cause })
  })
  return { find: (address) => find(watched.current(), address), close: watched.close }
}

async function read<Of extends Response>(file: string) {
  const bytes = await readFile(file)
  const reader = new Reader<Of>(bytes)
  if (reader.metadata.searchTreeSize >= bytes.length) throw new Error('The file is incomplete')
  reader.get('192.0.2.1')
  return reader
}

function find<Of extends Response>(reader: Reader<Of>, address: string): Of | undefined {
  // Without this, the reader would look up the bits of the IPv6 address in an IPv4 tree.
  if (reader.metadata.ipVersion === 4 && isIPv6(address)) return undefined
  try {
    return reader.get(address) ?? undefined
  } catch {
    return undefined // the file is corrupt
  }
}
