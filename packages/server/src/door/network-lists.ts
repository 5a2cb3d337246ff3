import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { NetworkLists } from '@latchkey/network-acl'
import type { Logger } from 'pino'
import { readNetworkLists } from './read-network-lists.ts'
import { stampOfFile, watchFiles } from './watched-files.ts'

/** The current lists of networks, looked up by address. */
export interface OpenedLists extends Pick<NetworkLists, 'names' | 'listsOf'> {
  close(): void
}

interface ListsOptions {
  /** A folder with a file for each list. */
  readonly folder: string | undefined
  /** The interval between checks of the files. */
  readonly checkMs: number
  readonly log: Logger
}

/**
 * Opens the folder of lists; undefined if none is configured. Reads it again when a file is added,
 * replaced or removed; if reading fails, the previous lists stay in use.
 *
 * @throws Error that names the variable, the file and the line
 */
export async function openNetworkLists(options: ListsOptions): Promise<OpenedLists | undefined> {
  const { folder, checkMs, log } = options
  if (folder === undefined) return undefined
  const watched = await watchFiles({
    stampOf: () => stampOf(folder),
    read: async () => readNetworkLists(folder, await filesIn(folder)),
    checkMs,
    onReloaded: ({ names }) => log.info({ folder, names }, 'The lists of networks were reloaded.'),
    onUnreadable: (err) =>
      log.warn(
        { folder, err },
        'The lists of networks could not be read; the previous ones stay in use.',
      ),
  }).catch((cause: Error) => {
    throw new Error(`LATCHKEY_NETWORK_LISTS is "${folder}": ${cause.message}`, { cause })
  })
  return {
    get names() {
      return watched.current().names
    },
    listsOf: (address) => watched.current().listsOf(address),
    close: watched.close,
  }
}

/**
 * The files of lists. Names that begin with a dot belong to editors, or to mounted volumes of
 * Kubernetes.
 */
async function filesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => !name.startsWith('.')).sort()
}

/** A text that changes whenever a file is added, replaced, modified or removed. */
async function stampOf(folder: string): Promise<string> {
  const stamps: string[] = []
  for (const name of await filesIn(folder)) {
    stamps.push(`${name} ${await stampOfFile(join(folder, name))}`)
  }
  return stamps.join('\n')
}
