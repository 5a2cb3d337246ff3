import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Outbound } from '../../outbound/outbound.ts'

/** Passwords that were stolen elsewhere. */
export interface LeakedPasswords {
  /** Whether it is known to have leaked; a list that does not answer knows of nothing. */
  has(tenantId: string, password: string): Promise<boolean>
}

interface LeakedPasswordsParts {
  /** Nothing where no list is asked. */
  readonly url: string | undefined
  readonly outbound: Pick<Outbound, 'send'>
  readonly log: Logger
}

const prefixLength = 5
/** A range has some 900 lines of about 40 characters. */
const answerBytesMax = 1024 * 1024

/**
 * Asks a list by range: it learns the first five characters of the SHA-1 of a password, and answers
 * how all hashes go on that begin with them. `Add-Padding` hides how many those are.
 */
export function createLeakedPasswords({
  url,
  outbound,
  log,
}: LeakedPasswordsParts): LeakedPasswords {
  return {
    async has(tenantId, password) {
      if (url === undefined) return false
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
      const [prefix, rest] = [hash.slice(0, prefixLength), hash.slice(prefixLength)]
      try {
        const { status, body } = await outbound.send({
          tenantId,
          url: `${url}${prefix}`,
          method: 'GET',
          headers: { 'add-padding': 'true', 'user-agent': 'Latchkey' },
          answerBytesMax,
        })
        if (status !== 200) {
          throw new Error(`The list of leaked passwords answered with status ${status}.`)
        }
        return namesLeak(Buffer.from(body).toString('latin1'), rest)
      } catch (error) {
        log.warn({ err: error }, 'The list of leaked passwords could not be queried.')
        return false
      }
    },
  }
}

/** A line is the rest of a hash and how often it was seen; padding was seen never. */
function namesLeak(text: string, rest: string): boolean {
  return text.split(/\r?\n/).some((line) => {
    const [suffix, count] = line.split(':')
    return suffix?.toUpperCase() === rest && Number(count) > 0
  })
}
