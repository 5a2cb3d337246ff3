import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type NetworkLists, NetworkListsBuilder } from '@latchkey/network-acl'

/** The most lists in a folder. */
const listsMax = 32
/** The most bytes of all files; the list of a large relay has some 15 MB. */
const bytesMax = 64 * 1024 * 1024
/** The most lines of all files. */
const linesMax = 1_000_000
/** After this number of lines the event loop may serve requests. */
const linesAtOnce = 5_000

/** A file is named by its list, with an extension: `auth0.icloud_relay_proxy.csv`. */
const fileForm = /^(auth0\.[^.\s]{1,54})\.(?:txt|csv)$/

/**
 * Reads a list of networks from each file. A line begins with an address or CIDR; a comma and the
 * text after it are ignored, as are empty lines and lines that begin with `#`.
 *
 * @throws Error that names the file and the line
 */
export async function readNetworkLists(
  folder: string,
  files: readonly string[],
): Promise<NetworkLists> {
  if (files.length > listsMax) throw new Error(`There are more than ${listsMax} files.`)
  const builder = new NetworkListsBuilder()
  let [bytes, lines] = [0, 0]
  for (const file of files) {
    const path = join(folder, file)
    bytes += (await stat(path)).size
    if (bytes > bytesMax) throw new Error(`The files have more than ${bytesMax} bytes.`)
    begin(builder, file)
    let number = 0
    for await (const line of linesOf(path)) {
      number += 1
      lines += 1
      if (lines > linesMax) throw new Error(`The files have more than ${linesMax} lines.`)
      if (lines % linesAtOnce === 0) await setImmediate()
      const network = networkIn(line)
      if (network !== '' && !builder.add(network)) {
        throw new Error(`Line ${number} of ${file} does not begin with an address or CIDR.`)
      }
    }
  }
  return builder.build()
}

function begin(builder: NetworkListsBuilder, file: string): void {
  const name = fileForm.exec(file)?.[1]
  if (name === undefined) {
    throw new Error(`${file} is not the name of a list: name the file auth0.<name>.txt or .csv.`)
  }
  if (!builder.begin(name)) throw new Error(`There are two files for the list ${name}.`)
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = await open(path)
  try {
    yield* file.readLines()
  } finally {
    await file.close()
  }
}

function networkIn(line: string): string {
  const field = line.startsWith('#') ? '' : (line.split(',', 1)[0] ?? '')
  return field.trim()
}
