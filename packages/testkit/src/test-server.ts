import { readFile, rm } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'
import type { Bounds } from '@latchkey/server/config/bounds'
import { type Config, readConfig } from '@latchkey/server/config/config'
import type { FurtherConnectors } from '@latchkey/server/connectors/connectors'
import type { LoginProtocol } from '@latchkey/server/login/login-transaction'
import type { PasswordCost } from '@latchkey/server/passwords/password-hash'
import { type RunningServer, startServer } from '@latchkey/server/running-server'
import type { Tenants } from '@latchkey/server/store/tenants/tenants'
import { pino } from 'pino'
import { Agent, buildConnector, fetch, type RequestInit } from 'undici'
import { furtherKeyPairs } from './further-key-pairs.ts'
import { patient } from './patience.ts'
import { createPreparedDatabase, type TestDatabase } from './postgres.ts'
import { copyDataFolder, testDomain } from './prepared-tenant.ts'
import {
  exchange,
  openRawSocket,
  type RawAnswer,
  type RawOptions,
  type RawSocket,
} from './raw-socket.ts'
import { until } from './receiver.ts'
import {
  type OpenedTenant,
  openPreparedTenant,
  openTenant,
  type TestTenant,
  testTenant,
} from './test-tenant.ts'

/** What a test server has that differs from the default. */
export interface TestServerOptions {
  /** Overrides the configuration of the environment. */
  readonly config?: Partial<Config>
  readonly bounds?: Partial<Bounds>
  readonly now?: () => Date
  /** Further protocols that use the log-in pages. */
  readonly protocols?: readonly LoginProtocol[]
  /** Further connectors, by strategy. */
  readonly connectors?: FurtherConnectors
  /** The cost of a password hash; minimal by default. */
  readonly passwordCost?: PasswordCost
  /** Whether it delivers events; most tests with streams have no receiver. */
  readonly deliversEvents?: boolean
  /** A database that another server uses too; by default a new one. */
  readonly database?: TestDatabase
  /** The CA to trust if certificates come from files. */
  readonly ca?: string
  /** The data folder of another server, for its CA and encryption key. */
  readonly dataFolder?: string
}

type SocketOptions = Pick<RawOptions, 'servername' | 'localAddress'>

/** A server with HTTPS on its own port, with one tenant at `localhost`. */
export interface TestServer {
  readonly tenant: TestTenant
  readonly database: TestDatabase
  readonly dataFolder: string
  readonly caFile: string
  readonly port: number
  /** The port that requests client certificates, if there is one. */
  readonly mtlsPort: number | undefined
  /** The port of metrics, if there is one. */
  readonly operationsPort: number | undefined
  /** The queues of passwords, which a test can fill. */
  readonly passwords: RunningServer['passwords']
  /** Every logged line. */
  readonly log: readonly string[]
  /** `fetch` that trusts the CA and connects to this server for every host and port. */
  readonly fetch: typeof fetch
  /** Opens a connection for bytes that `fetch` would not send. */
  openSocket(options?: SocketOptions): Promise<RawSocket>
  /** Sends these bytes and reads one response. */
  exchange(bytes: string | Buffer): Promise<RawAnswer>
  /** Creates a tenant; for an existing domain only another client of it. */
  addTenant(domain: string): Promise<TestTenant>
  /** Stops the server as a signal does; its clients and its database stay. */
  stopServing(): Promise<void>
  /** Stops the server, and deletes its database. */
  stop(): Promise<void>
}

/** Disables rate limits: the default of test servers, as tests send much at once. */
export const withoutRateLimits = {
  'management-read': 'off',
  'management-write': 'off',
  'management-search': 'off',
  'management-key-rotation': 'off',
  'authentication-token': 'off',
  'authentication-clients': 'off',
  'authentication-userinfo': 'off',
  'authentication-mfa': 'off',
  'authentication-login': 'off',
  'authentication-user': 'off',
  'authentication-mails': 'off',
  'authentication-passwordless': 'off',
  'unknown-host': 'off',
  'authentication-account': 'off',
  'authentication-authorize': 'off',
  'authentication-pages': 'off',
  'authentication-registration': 'off',
  'authentication-verifications': 'off',
  'authentication-wallets': 'off',
  'authentication-jwks': 'off',
  'authentication-metadata': 'off',
} as const satisfies Config['rateLimits']

/** A hash of 46 MiB takes 50 ms of processor time, which most tests are not about. */
const cheapPasswords: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/** Starts a server in this process; the test file stops it. */
export function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  return openTestServer(options)
}

/** A server with direct access to its tenants. */
interface OpenTestServer extends TestServer {
  readonly tenants: Tenants
  speakTo(opened: OpenedTenant): TestTenant
}

/**
 * Starts a server in this process, with its internals for tests that need them; the test file stops
 * it.
 */
export async function openTestServer(options: TestServerOptions): Promise<OpenTestServer> {
  const database = options.database ?? (await createPreparedDatabase())
  const dataFolder = options.dataFolder ?? (await copyDataFolder())
  const lines: string[] = []
  const fromEnvironment = readConfig({
    LATCHKEY_DATA: dataFolder,
    DATABASE_URL: database.socketUrl ?? database.url,
    LATCHKEY_MIGRATION_DATABASE_URL: database.ownerUrl,
  })
  const config: Config = {
    ...fromEnvironment,
    port: 0,
    databasePoolSize: 4,
    rateLimits: withoutRateLimits,
    deliversEvents: options.deliversEvents ?? false,
    bounds: { ...fromEnvironment.bounds, ...options.bounds },
    ...options.config,
  }
  const now = options.now ?? (() => new Date())
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const server = await startServer({
    config,
    log,
    now,
    protocols: options.protocols ?? [],
    connectors: options.connectors ?? {},
    passwordCost: options.passwordCost ?? cheapPasswords,
  })
  const caFile = server.privateCa?.certificateFile ?? ''
  const { agent, trusting, openSocket } = await connectTo(server.port, options.ca ?? caFile)
  const { tenants } = server.store
  const ownKeyPairs = furtherKeyPairs()
  const speakTo = (opened: OpenedTenant) => testTenant(server, agent, opened)
  let stopped: Promise<void> | undefined
  const stopServing = () => {
    stopped ??= server.stop()
    return stopped
  }
  const tenant = speakTo(
    await (options.database
      ? openTenant(tenants, testDomain, ownKeyPairs)
      : openPreparedTenant(tenants)),
  )
  await until('events of the setup are in the past', () => areSettled(database))
  return {
    tenant,
    database,
    dataFolder,
    caFile,
    port: server.port,
    mtlsPort: server.mtlsPort,
    operationsPort: server.operationsPort,
    passwords: server.passwords,
    log: lines,
    fetch: trusting,
    openSocket,
    exchange: async (bytes) => exchange(await openSocket(), bytes),
    addTenant: async (domain) => speakTo(await openTenant(tenants, domain, ownKeyPairs)),
    speakTo,
    tenants,
    stopServing,
    async stop() {
      await agent.destroy()
      await stopServing()
      if (!options.database) await database.drop()
      if (!options.dataFolder) await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** HTTP clients of a server, which trust this CA; with an empty name the CAs of the system. */
async function connectTo(port: number, caFile: string) {
  const ca = caFile === '' ? undefined : await readFile(caFile)
  const agent = agentTo(port, ca)
  const trusting = ((input: string, init: RequestInit = {}) =>
    fetch(input, { dispatcher: agent, redirect: 'manual', ...init })) as typeof fetch
  const openSocket: TestServer['openSocket'] = (from) => openRawSocket({ port, ca, ...from })
  return { agent, trusting, openSocket }
}

/** Connects to this port for every host. The CA is read once for all connections. */
function agentTo(port: number, ca: Buffer | undefined): Agent {
  const connectAnywhere = buildConnector({
    ...(ca && { secureContext: createSecureContext({ ca }) }),
    lookup: (_host, _options, done) => done(null, loopback),
    timeout: patient(10_000),
  })
  return new Agent({
    connect: (target, done) => connectAnywhere({ ...target, port: String(port) }, done),
  })
}

const loopback = [{ address: '127.0.0.1', family: 4 }]

/**
 * Whether all written events precede the position of a feed that begins now: no transaction of the
 * cluster that began before them is still open, in whichever test.
 */
async function areSettled(database: TestDatabase): Promise<boolean> {
  const { rows } = await database.query(`
    select coalesce(max(xid) < pg_snapshot_xmin(pg_current_snapshot()), true) as settled
      from events`)
  return rows[0].settled
}
