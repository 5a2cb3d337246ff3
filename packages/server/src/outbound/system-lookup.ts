import { type LookupAddress, lookup as lookUp } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { FairQueue } from '../timing/fair-queue.ts'
import type { LookupAll } from './guarded-lookup.ts'
import { OutboundError } from './outbound-error.ts'

interface LookupOptions {
  /** DNS servers, with an optional port; by default those of the system. */
  readonly servers?: readonly string[]
  /** The longest time of a look-up. */
  readonly timeoutMs: number
}

type Addresses = readonly LookupAddress[]

/** How long the addresses of one family wait for those of the other (RFC 8305, section 3). */
const otherFamilyMs = 50
/**
 * The look-ups of names that DNS does not know. libuv looks up two names at one time, and the other
 * one may be that of the database.
 */
const unknownBounds = { runningMax: 1, waitingMax: 256 }

/** The error codes of a name that DNS does not know, and of a system without DNS servers. */
const unknownToDns: readonly unknown[] = ['ENOTFOUND', 'ENODATA', 'EBADNAME', 'ECONNREFUSED']

const hostsFile =
  process.platform === 'win32'
    ? `${process.env.SystemRoot}\\System32\\drivers\\etc\\hosts`
    : '/etc/hosts'

/**
 * Looks up names as the operating system does, but asks DNS servers itself. `getaddrinfo` keeps a
 * thread of libuv until it has asked all servers several times, and nothing can end it: a few names
 * whose servers do not respond delayed the look-ups of all tenants for minutes. It is only called
 * for names in the hosts file, and for those that DNS does not know, such as names in a search
 * domain.
 */
export function systemLookup({ servers = [], timeoutMs }: LookupOptions): LookupAll {
  const unknown = new FairQueue(unknownBounds)
  const findUnknown = (hostname: string) =>
    unknown.run('', () => askSystem(hostname), AbortSignal.timeout(timeoutMs))
  const find = async (hostname: string): Promise<Addresses> => {
    if (await isInHostsFile(hostname)) return askSystem(hostname)
    // Many DNS servers refuse such a name instead of answering that it does not exist.
    if (!hostname.includes('.')) return findUnknown(hostname)
    try {
      return await askDns(hostname, servers, timeoutMs)
    } catch (error) {
      if (!unknownToDns.includes(codeOf(error))) throw error
      return findUnknown(hostname)
    }
  }
  return (hostname, done) => {
    find(hostname).then(
      (addresses) => done(null, addresses),
      (error) => done(error, []),
    )
  }
}

const lookUpAll = promisify(lookUp)
const askSystem = (hostname: string): Promise<Addresses> => lookUpAll(hostname, { all: true })

async function isInHostsFile(hostname: string): Promise<boolean> {
  const text = await readFile(hostsFile, 'utf8').catch(() => '')
  const name = hostname.toLowerCase()
  return text.split('\n').some((line) => {
    const [entry = ''] = line.split('#', 1)
    return entry.toLowerCase().split(/\s+/).indexOf(name) > 0
  })
}

/** @throws OutboundError `timeout`, or the error of the DNS servers */
async function askDns(
  hostname: string,
  servers: readonly string[],
  timeoutMs: number,
): Promise<Addresses> {
  // The second attempt has twice the time of the first.
  const resolver = new Resolver({ timeout: Math.ceil(timeoutMs / 3), tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)
  const timer = setTimeout(() => resolver.cancel(), timeoutMs)
  try {
    return await firstOf([
      resolver.resolve4(hostname).then((all) => all.map((address) => ({ address, family: 4 }))),
      resolver.resolve6(hostname).then((all) => all.map((address) => ({ address, family: 6 }))),
    ])
  } catch (error) {
    if (codeOf(error) !== 'ECANCELLED' && codeOf(error) !== 'ETIMEOUT') throw error
    throw new OutboundError('timeout', `No response within ${timeoutMs} ms.`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** The addresses of both families, or of the one that is known if the other takes longer. */
async function firstOf(families: readonly Promise<LookupAddress[]>[]): Promise<Addresses> {
  const found: LookupAddress[] = []
  const errors: unknown[] = []
  const all = families.map((family) =>
    family.then(
      (addresses) => void found.push(...addresses),
      (error: unknown) => void errors.push(error),
    ),
  )
  const everything = Promise.all(all)
  await Promise.any(families).catch(() => everything)
  if (errors.length === families.length) {
    throw errors.find((error) => !unknownToDns.includes(codeOf(error))) ?? errors[0]
  }
  await Promise.race([everything, pause(otherFamilyMs, undefined, { ref: false })])
  return found.toSorted((one, other) => one.family - other.family)
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
