import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Outbound } from '../../outbound/outbound.ts'

/** Checks passwords against known leaks. */
export interface LeakedPasswords {
  /** Whether the password is in the list; false if the list is unavailable. */
  has(tenantId: string, password: string): Promise<boolean>
}

interface LeakedPasswordsParts {
  /** Undefined if no list is configured. */
  readonly url: string | undefined
  readonly outbound: Pick<Outbound, 'send'>
  readonly log: Logger
}

const prefixLength = 5
/** The largest response: a range has some 900 lines of about 40 characters. */
const answerBytesMax = 1024 * 1024

/**
 * Queries a list by range (k-anonymity): the list receives the first five characters of the SHA-1
 * of a password, and returns the rest of all hashes that begin with them. `Add-Padding` hides how
 * many there are.
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
        return listsLeak(Buffer.from(body).toString('latin1'), rest)
      } catch (error) {
        log.warn({ err: error }, 'The list of leaked passwords could not be queried.')
        return false
      }
    },
  }
}

/**
 * Whether a range contains a hash. A line is the rest of a hash and a count, which is 0 for
 * padding.
 */
function listsLeak(text: string, rest: string): boolean {
  return text.split(/\r?\n/).some((line) => {
    const [suffix, count] = line.split(':')
    return suffix?.toUpperCase() === rest && Number(count) > 0
  })
}
