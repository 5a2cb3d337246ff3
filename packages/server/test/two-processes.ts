import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  buildMmdb,
  createTestDatabase,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import type { Bounds } from '../src/config/bounds.ts'
import { type ChildServer, compileServer, startChild } from './child-server.ts'
import { freePort } from './free-port.ts'

/** A server in the test's own process and one that is a process of its own, over one database. */
export interface TwoProcesses {
  readonly here: TestServer
  readonly there: ChildServer
  readonly therePort: number
  stop(): Promise<void>
}

const trustedProxies = ['127.0.0.0/8', '::1']

/**
 * Both know where documentation addresses are, and believe proxies on the loopback.
 *
 * @param bounds of the server in the test's own process
 */
export async function startTwoProcesses(bounds: Partial<Bounds> = {}): Promise<TwoProcesses> {
  const [database] = await Promise.all([createTestDatabase(), compileServer()])
  const shared = { host: '::', publicPort: 443, trustedProxies }
  const first = await startTestServer({ database })
  const { dataFolder } = first
  const file = join(dataFolder, 'places.mmdb')
  await writeFile(file, buildMmdb({ ...places }))
  const networkListsFolder = join(dataFolder, 'lists')
  await mkdir(networkListsFolder)
  const networks = '# Documentation\n203.0.113.0/24,CA,CA-QC\n2001:db8:1::/48\n'
  await writeFile(join(networkListsFolder, 'auth0.icloud_relay_proxy.csv'), networks)
  await first.stopServing()
  const here = await startTestServer({
    database,
    dataFolder,
    bounds,
    config: {
      ...shared,
      geoCityDb: file,
      geoAsnDb: file,
      networkListsFolder,
      rateLimits: withoutRateLimits,
    },
  })
  const therePort = await freePort('::')
  const there = await startChild({
    DATABASE_URL: database.url,
    LATCHKEY_DATA: dataFolder,
    LATCHKEY_HOST: '::',
    LATCHKEY_PORT: String(therePort),
    LATCHKEY_PUBLIC_PORT: '443',
    LATCHKEY_TRUSTED_PROXIES: trustedProxies.join(),
    LATCHKEY_GEO_CITY_DB: file,
    LATCHKEY_GEO_ASN_DB: file,
    LATCHKEY_NETWORK_LISTS: networkListsFolder,
    LATCHKEY_RATE_LIMITS: Object.keys(withoutRateLimits)
      .map((name) => `${name}=off`)
      .join(),
  })
  return {
    here,
    there,
    therePort,
    async stop() {
      await there.end('SIGTERM')
      await here.stop()
      await first.stop()
      await database.drop()
    },
  }
}

const quebec = { country: { iso_code: 'CA' }, subdivisions: [{ iso_code: 'QC' }] }
const ontario = { country: { iso_code: 'CA' }, subdivisions: [{ iso_code: 'ON' }] }
const places = {
  '203.0.113.0/24': { ...quebec, autonomous_system_number: 64_500 },
  '198.51.100.0/25': { ...ontario, autonomous_system_number: 64_501 },
  '198.51.100.128/25': { country: { iso_code: 'NZ' }, autonomous_system_number: 64_501 },
}
