import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import { issuer } from './config/issuer.ts'
import { managementError } from './door/answer-errors.ts'
import { openGeo } from './door/geo.ts'
import { openNetworkLists } from './door/network-lists.ts'
import { assertPorts, type Listening, type ListenOptions, listen } from './listener/listen.ts'
import { openPrivateCa, type PrivateCa } from './listener/private-ca.ts'
import type { Mailer } from './mail/mail.ts'
import { type OpenStore, openStore } from './open-store.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { Peers } from './peers/peer-facts.ts'
import { trustProxies } from './peers/trusted-proxies.ts'
import { createServer } from './server.ts'
import { openOperations } from './services/open-operations.ts'
import { openServices } from './services/open-services.ts'
import type { StartOptions } from './services/start-options.ts'
import { takesWrites } from './store/database/database.ts'
import { findByHost } from './tenancy/find-by-host.ts'
import type { Tenancy } from './tenancy/tenancy.ts'
import { machineTime } from './test-controls/clock.ts'
import { keepMessages } from './test-controls/mailbox.ts'
import { createTestControls } from './test-controls/router.ts'
import { openTestControls } from './test-controls/test-controls.ts'
import { Shutdown } from './timing/shutdown.ts'

/** A started server, with what tests and the command line need of it. */
export interface RunningServer {
  readonly port: number
  /** The port that requests client certificates; undefined if there is none. */
  readonly mtlsPort: number | undefined
  /** The port of metrics and health checks; undefined if there is none. */
  readonly operationsPort: number | undefined
  readonly store: OpenStore
  /** Undefined if certificates come from files, or TLS is off. */
  readonly privateCa: PrivateCa | undefined
  readonly issuerOf: (domain: string) => string
  readonly passwords: Passwords
  stop(): Promise<void>
}

/** The private CA; undefined if certificates come from files, or TLS is off. */
const openCaOf = async (config: Config, now: () => Date) =>
  config.tls.kind === 'private-ca' ? openPrivateCa(config.dataFolder, now, config) : undefined

/** Starts all parts of the server; resolves once it answers requests. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, log, now } = options
  const shutdown = new Shutdown(config.bounds.exitTimeoutMs, (error) =>
    log.warn({ err: error }, 'A step of the shutdown failed.'),
  )
  if (!options.isSupervised) await assertPorts(config)
  const controls = config.testControls ? openTestControls(config, log) : undefined
  shutdown.add(() => controls?.clock.close())
  const store = await openStore(options)
  shutdown.add(() => store.close())
  try {
    const geo = await openGeo({ ...config, checkMs: config.bounds.geoCheckMs, log })
    shutdown.add(() => geo?.close())
    const networkLists = await openNetworkLists({
      folder: config.networkListsFolder,
      checkMs: config.bounds.networkListsCheckMs,
      log,
    })
    shutdown.add(() => networkLists?.close())
    const peers: Peers = new WeakMap()
    const trusts = trustProxies(config.trustedProxies)
    // The private CA uses the time of the machine, as the TLS clients do.
    const privateCa = await openCaOf(config, controls ? machineTime : now)
    let port = config.publicPort ?? config.port
    let mtlsPort = config.mtlsPort
    const issuerOf = (domain: string) => issuer(config, domain, port)
    const observed = controls && ((mailer: Mailer) => keepMessages(mailer, controls.mailbox))
    const services = await openServices(options, store, issuerOf, shutdown, observed)
    const { tenancy, events, rates, metrics, passwords, issued } = services
    let isStopping = false
    const isReady = async () => !isStopping && (await takesWrites(store.database))
    const { protocols = [] } = options
    const faults = controls?.faults
    const line = {
      ...services,
      protocols,
      peers,
      trusts,
      geo,
      networkLists,
      faults,
      config,
      log,
      now,
      isReady,
      mtlsPortOf: () => mtlsPort,
    }
    const { app, issueDirectly } = createServer(line)
    const test =
      controls &&
      createTestControls({
        ...controls,
        ...store,
        tenancy,
        passwords,
        issueDirectly,
        bounds: config.bounds,
        log,
        now,
      })
    const operations =
      metrics && (await openOperations(options, store, { ...services, metrics }, isReady, test))
    shutdown.add(() => operations?.close())
    await rates.load()
    options.signal?.throwIfAborted()
    const door = { config, app, peers, trusts, privateCa, issued, tenancy, log }
    const listening = await openListener(shutdown, door)
    shutdown.add(() => {
      isStopping = true
      services.followers.stop()
      services.verificationFollowers.stop()
      // while requests end: what they write here is delivered by other processes
      void events?.stop()
    })
    port = config.publicPort ?? listening.port
    mtlsPort = listening.mtlsPort
    return {
      port: listening.port,
      mtlsPort,
      operationsPort: operations?.port,
      store,
      privateCa,
      issuerOf,
      passwords,
      stop: () => shutdown.run(),
    }
  } catch (error) {
    await shutdown.run()
    throw error
  }
}

type ListenerParts = Pick<ListenOptions, 'app' | 'peers' | 'trusts' | 'privateCa' | 'issued'> & {
  readonly config: Config
  readonly tenancy: Tenancy
  readonly log: Logger
}

/** Opens the ports that serve tenants. */
async function openListener(shutdown: Shutdown, parts: ListenerParts): Promise<Listening> {
  const { tenancy, log, ...rest } = parts
  const listening = await listen({
    ...rest,
    writeError: (error) => JSON.stringify(managementError(error)),
    onCertificateError: (error, hostname) =>
      log.warn({ err: error, hostname }, 'The certificate of a custom domain cannot be used.'),
    onRenewalError: (error) =>
      log.warn({ err: error }, 'The renewed certificate cannot be used; the former one is served.'),
    onSocketsRefused: (socketsMax) =>
      log.warn({ socketsMax }, 'Sockets are refused: raise the limit of open files (ulimit -n).'),
    isServed: async (hostname) => (await findByHost(tenancy, hostname)) !== undefined,
  })
  shutdown.add(() => listening.close())
  return listening
}
