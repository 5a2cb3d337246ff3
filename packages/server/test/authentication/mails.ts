import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestServer, until } from '@latchkey/testkit'

/** The link of the newest mail to an address, of those that are written as files. */
export async function linkTo(server: TestServer, address: string, path: string): Promise<string> {
  const folder = join(server.dataFolder, 'mails')
  let link: string | undefined
  await until(`a mail to ${address} with ${path}`, async () => {
    for (const name of (await readdir(folder).catch(() => [])).sort().reverse()) {
      const text = (await readFile(join(folder, name), 'utf8')).replace(/=\r?\n/g, '')
      if (!text.includes(address)) continue
      link = new RegExp(`https://[^\\s"<]*${path}[^\\s"<]*`).exec(text)?.[0]?.replaceAll('=3D', '=')
      if (link) return true
    }
    return false
  })
  return link ?? ''
}
