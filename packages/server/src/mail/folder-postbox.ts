import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { nanoid } from 'nanoid'
import nodemailer from 'nodemailer'
import type { Postbox } from './mail.ts'
import { messageOf, oneLine } from './message.ts'

interface FolderParts {
  readonly folder: string
  readonly from: string
  readonly now: () => Date
  /** Prints one line with the link or the code on the terminal of the server. */
  readonly print: (line: string) => void
}

const filesMax = 1_000

/** Writes mails to a folder, as files that mail clients open. The oldest are deleted. */
export function openFolderPostbox({ folder, from, now, print }: FolderParts): Postbox {
  const transport = nodemailer.createTransport({ streamTransport: true, newline: 'windows' })
  return {
    async post(mail) {
      const date = now()
      const { message } = await transport.sendMail(messageOf(mail, { from, date }))
      const time = date.toISOString().replaceAll(/[:.]/g, '-')
      const file = join(folder, `${time}-${mail.kind}-${nanoid(6)}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const bytes = Buffer.isBuffer(message) ? message : await buffer(Readable.from(message))
      await writeFile(file, bytes, { mode: 0o600, flag: 'wx' })
      await removeOldest(folder)
      print(`Mail for ${mail.to}: ${oneLine(mail.subject)}${mail.secret && `: ${mail.secret}`}`)
    },
    close: () => undefined,
  }
}

/** The names of files begin with the time, so they sort from the oldest. */
async function removeOldest(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  const old = files.slice(0, Math.max(0, files.length - filesMax))
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
}
