import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestServer, until } from '@latchkey/testkit'
import PostalMime from 'postal-mime'

/** What a pattern finds in a part of the newest mail to an address, once there is one. */
export async function mailTo(
  { dataFolder }: TestServer,
  address: string,
  pattern: RegExp,
  part: 'text' | 'html' = 'text',
): Promise<string> {
  const folder = join(dataFolder, 'mails')
  let found: string | undefined
  await until(`a mail to ${address} with ${pattern}`, async () => {
    for (const name of (await readdir(folder).catch(() => [])).sort().reverse()) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)))
      if (!mail.to?.some((to) => to.address === address)) continue
      found = pattern.exec(mail[part] ?? '')?.[1]
      if (found !== undefined) return true
    }
    return false
  })
  return found ?? ''
}
