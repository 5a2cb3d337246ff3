import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestServer, until } from '@latchkey/testkit'
import PostalMime from 'postal-mime'

/** The text of a mail to an address, by its number since the start, as it is written to a file. */
export async function mailTo(
  { dataFolder }: Pick<TestServer, 'dataFolder'>,
  address: string,
  number: number,
): Promise<string> {
  const folder = join(dataFolder, 'mails')
  let text: string | undefined
  await until(`mail ${number} to ${address}`, async () => {
    const names = (await readdir(folder).catch(() => [])).sort()
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    )
    const theirs = mails.filter(({ to }) => to?.some((each) => each.address === address))
    text = theirs[number - 1]?.text
    return text !== undefined
  })
  return text ?? ''
}

export const codeIn = (text: string) => /^\d{6,10}$/m.exec(text)?.[0] ?? ''
export const linkIn = (text: string) => /^https:\S+$/m.exec(text)?.[0] ?? ''
