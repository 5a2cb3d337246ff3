import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { NetworkLists } from '@latchkey/network-acl'
import type { Logger } from 'pino'
import { readNetworkLists } from './read-network-lists.ts'
import { stampOfFile, watchFiles } from './watched-files.ts'

/** Looks up the lists of networks that contain an address, in their current version. */
export interface OpenedLists extends Pick<NetworkLists, 'names' | 'listsOf'> {
  close(): void
}

interface ListsOptions {
  /** A folder with a file for each list. */
  readonly folder: string | undefined
  /** Interval in milliseconds at which the files are checked for replacement. */
  readonly checkMs: number
  readonly log: Logger
}

/**
 * Reads the configured lists; undefined if no folder is configured. They are read again when a file
 * is added, replaced or removed; if that fails, the previous lists stay in use.
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

/** Files with a dot in front are those of editors, and of mounted volumes of Kubernetes. */
async function filesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => !name.startsWith('.')).sort()
}

/** Added, replaced, modified and removed files give another stamp. */
async function stampOf(folder: string): Promise<string> {
  const stamps: string[] = []
  for (const name of await filesIn(folder)) {
    stamps.push(`${name} ${await stampOfFile(join(folder, name))}`)
  }
  return stamps.join('\n')
}
