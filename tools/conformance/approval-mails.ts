import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const arrivalMs = 1500
const pollMs = 500
const arrivalsMax = 20

/**
 * Mails to one user in five minutes, of ten that the server allows; a module requests up to three.
 */
const mailsMax = 7
const windowMs = 5 * 60 * 1000

/** The mails that ask a user for approval, in the folder of a server that sends none. */
export class ApprovalMails {
  private readonly folder: string
  private readonly address: string
  /** When each mail was read, in milliseconds since 1970, by the name of its file. */
  private readonly taken = new Map<string, number>()

  constructor(folder: string, address: string) {
    this.folder = folder
    this.address = address
  }

  /** The links of the mails since the last call, waiting for the first. */
  async take(): Promise<URL[]> {
    await wait(arrivalMs)
    for (let arrivals = 0; arrivals < arrivalsMax; arrivals += 1) {
      const links = await this.read()
      if (links.length > 0) return links
      await wait(pollMs)
    }
    return []
  }

  /** Waits until a module can request approval. Mails that were not answered are discarded. */
  async rest(): Promise<void> {
    await this.read()
    const times = [...this.taken.values()].sort((one, other) => other - one)
    const oldest = times[mailsMax - 1]
    if (oldest !== undefined) await wait(Math.max(0, oldest + windowMs - Date.now()))
  }

  private async read(): Promise<URL[]> {
    const files = (await this.list()).filter((name) => name.includes('-async-approval-'))
    const links: URL[] = []
    for (const name of files.sort().filter((each) => !this.taken.has(each))) {
      const mail = (await readFile(join(this.folder, name), 'utf8')).replace(/=\r?\n/g, '')
      const link = /https?:\/\/[^\s"<]*\/lo\/approval[^\s"<]*/.exec(mail)?.[0]
      const isOurs = mail.includes(`To: ${this.address}\r\n`)
      this.taken.set(name, isOurs ? Date.now() : 0)
      if (isOurs && link) links.push(new URL(link.replaceAll('=3D', '=')))
    }
    return links
  }

  /** The server creates the folder with its first mail. */
  private list(): Promise<string[]> {
    return readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
