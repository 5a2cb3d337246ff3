import { makeTenant } from '@latchkey/server/tenancy/make-tenant'
import { type DnsServer, startDnsServer } from './dns-server.ts'
import { furtherKeyPairs } from './further-key-pairs.ts'
import { patient } from './patience.ts'
import { preparedTenant } from './prepared-tenant.ts'
import { openTestServer, type TestServer, withoutRateLimits } from './test-server.ts'
import { openTenant, type TestTenant } from './test-tenant.ts'

/** What a test file may do with a shared server: nothing that affects other files. */
export interface SharedServer
  extends Pick<TestServer, 'database' | 'caFile' | 'port' | 'fetch' | 'openSocket' | 'exchange'> {
  /** The tenant of this file, at its own host name. */
  readonly tenant: TestTenant
  /** The lines logged since this file joined. */
  readonly log: readonly string[]
  /** The DNS server that verifies custom domains. */
  readonly dns: DnsServer
  /** Creates a tenant of this file, at `domain` below a name that no other file has. */
  addTenant(domain: string): Promise<TestTenant>
  /** Deletes the tenants of this file. */
  stop(): Promise<void>
}

/** Long timeouts, as no test of the shared server depends on them and the machine may be busy. */
const patientBounds = { databaseTimeoutMs: patient(5_000), answerTimeoutMs: patient(8_000) }

type Shared = Awaited<ReturnType<typeof openSharedServer>>

async function openSharedServer() {
  const dns = await startDnsServer()
  const config = { rateLimits: withoutRateLimits, dnsServers: [dns.address] }
  return { ...(await openTestServer({ config, bounds: patientBounds })), dns }
}

let starting: Promise<Shared> | undefined
let joined = 0

/**
 * Creates a tenant on the server that the test files of this worker share, without rate limits and
 * otherwise with defaults. It takes some 10 ms; a server of its own takes 500 ms, because it
 * compiles its validators and plans its statements.
 */
export async function joinTestServer(): Promise<SharedServer> {
  starting ??= openSharedServer()
  const server = await starting
  const { tenants, speakTo } = server
  joined += 1
  const place = `file-${joined}`
  const domain = `${place}.localhost`
  const { tenant: row, ...made } = await makeTenant(tenants, domain, preparedTenant().keyPairs)
  const keyPairs = furtherKeyPairs()
  const tenant = speakTo({ domain, name: row.name, ...made })
  const own = [domain]
  const logged = server.log.length
  const { database, caFile, port, fetch, openSocket, exchange, dns } = server
  return {
    tenant,
    database,
    caFile,
    port,
    fetch,
    openSocket,
    exchange,
    dns,
    get log() {
      return server.log.slice(logged)
    },
    async addTenant(name) {
      const other = `${place}.${name}`
      own.push(other)
      return speakTo(await openTenant(tenants, other, keyPairs))
    },
    async stop() {
      for (const name of own) {
        const row = await tenants.findByDomain(name)
        if (row) await tenants.delete(row.id)
      }
    },
  }
}

/** Stops it where test files run in the main process; a worker ends with it. */
export async function stopSharedServer(): Promise<void> {
  const server = await starting
  server?.dns.close()
  await server?.stop()
}
