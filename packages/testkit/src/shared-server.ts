import { makeTenant } from '@latchkey/server/tenancy/make-tenant'
import { patient } from './patience.ts'
import { preparedTenant } from './prepared-tenant.ts'
import { openTestServer, type TestServer, withoutRateLimits } from './test-server.ts'
import type { TestTenant } from './test-tenant.ts'

/** What a file may do with a server that is not its own: nothing that others would notice. */
export interface SharedServer
  extends Pick<TestServer, 'database' | 'caFile' | 'port' | 'fetch' | 'openSocket' | 'exchange'> {
  /** Its own, at a host name that nobody else has. */
  readonly tenant: TestTenant
  /** Lines that were logged since this file came. */
  readonly log: readonly string[]
  /** Another tenant of this file, at `domain` below a name that no other file has. */
  addTenant(domain: string): Promise<TestTenant>
  /** Deletes the tenants of this file with all that they have. */
  stop(): Promise<void>
}

/** Nobody here asks how long a server waits, and a busy machine makes it wait. */
const patientBounds = { databaseTimeoutMs: patient(5_000), answerTimeoutMs: patient(8_000) }

type Shared = Awaited<ReturnType<typeof openTestServer>>

let starting: Promise<Shared> | undefined
let joined = 0

/**
 * A tenant of its own on the server that the test files of this worker share, one after the other:
 * no limits on rates, and otherwise as it comes. It costs a hundredth of a second, a server of its
 * own half of one, as that compiles its validators and plans its statements anew.
 */
export async function joinTestServer(): Promise<SharedServer> {
  starting ??= openTestServer({ config: { rateLimits: withoutRateLimits }, bounds: patientBounds })
  const server = await starting
  const { tenants, speakTo } = server
  joined += 1
  const place = `file-${joined}`
  const domain = `${place}.localhost`
  const { keyPairs } = preparedTenant()
  const { tenant: row, ...made } = await makeTenant(tenants, domain, keyPairs)
  const tenant = speakTo({ domain, name: row.name, ...made })
  const own = [domain]
  const logged = server.log.length
  const { database, caFile, port, fetch, openSocket, exchange } = server
  return {
    tenant,
    database,
    caFile,
    port,
    fetch,
    openSocket,
    exchange,
    get log() {
      return server.log.slice(logged)
    },
    addTenant(name) {
      const other = `${place}.${name}`
      own.push(other)
      return server.addTenant(other)
    },
    async stop() {
      for (const name of own) {
        const row = await tenants.findByDomain(name)
        if (row) await tenants.delete(row.id)
      }
    },
  }
}

/** Ends it where test files run in the process that stays; a worker ends with all that it has. */
export async function stopSharedServer(): Promise<void> {
  await (await starting)?.stop()
}
