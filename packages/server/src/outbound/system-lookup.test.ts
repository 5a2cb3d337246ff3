import { type LookupAddress, lookup as lookUp } from 'node:dns'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type DnsServer, startDnsServer } from '@latchkey/testkit'
import type { LookupAll } from './guarded-lookup.ts'
import { systemLookup } from './system-lookup.ts'

const timeoutMs = 1_500
/** More names than libuv looks up at one time. */
const silentNames = Array.from({ length: 12 }, (_, at) => `host-${at}.silent.test`)

let dns: DnsServer
let lookup: LookupAll
beforeAll(async () => {
  dns = await startDnsServer()
  dns.set('A', 'known.test', '192.0.2.7')
  dns.silence('silent.test')
  lookup = systemLookup({ servers: [dns.address], timeoutMs })
})
afterAll(() => dns.close())

const find = (hostname: string) =>
  new Promise<readonly LookupAddress[]>((resolve, reject) => {
    lookup(hostname, (error, addresses) => (error ? reject(error) : resolve(addresses)))
  })

describe('a look-up', () => {
  it('has the addresses that DNS servers have', async () => {
    expect(await find('known.test')).toEqual([{ address: '192.0.2.7', family: 4 }])
  })

  it('of a name in the hosts file is that of the operating system', async () => {
    const addresses = await promisify(lookUp)('localhost', { all: true })
    expect(await find('localhost')).toEqual(addresses)
  })

  it.each([
    ['that DNS does not know', 'unknown.invalid'],
    ['in a search domain', 'unknown'],
  ])('of a name %s is left to the operating system', async (_, name) => {
    await expect(find(name)).rejects.toMatchObject({ syscall: 'getaddrinfo' })
  })

  it('ends in time, and delays no other, while DNS servers do not respond', async () => {
    const startedMs = performance.now()
    const silent = silentNames.map((name) => find(name).catch((error: unknown) => error))
    expect(await find('known.test')).toHaveLength(1)
    await find('localhost')
    await promisify(lookUp)('localhost')
    expect(performance.now() - startedMs).toBeLessThan(timeoutMs / 2)
    for (const error of await Promise.all(silent)) {
      expect(error).toMatchObject({ reason: 'timeout', message: 'No response within 1500 ms.' })
    }
    expect(performance.now() - startedMs).toBeLessThan(timeoutMs * 3)
  })
})
