import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { type DatabaseConfig, readDatabaseConfig } from './database.ts'
import { type Environment, variables } from './env.ts'
import { type EventBounds, type EventConfig, eventBounds, readEventConfig } from './events.ts'
import { type MailConfig, readMailConfig } from './mail.ts'
import { type MutualTlsConfig, readMutualTlsConfig } from './mutual-tls.ts'
import { hasTrustedProxies, type ProxyConfig, readProxyConfig } from './proxies.ts'
import { type RedisConfig, readRedisConfig } from './redis.ts'
import { readTlsConfig, type TlsConfig } from './tls.ts'
import { readTracingConfig, type TracingConfig } from './tracing.ts'

/** `limit` requests per `windowSeconds`, or no limit. */
export type RateLimit = { readonly limit: number; readonly windowSeconds: number } | 'off'

/**
 * By the name of a policy, or `*` for all others. Without either, a policy has the limit of the
 * contract.
 */
export type RateLimits = Readonly<Record<string, RateLimit>>

export type Tls =
  | { readonly kind: 'private-ca' }
  | { readonly kind: 'files'; readonly certFile: string; readonly keyFile: string }
  | { readonly kind: 'off' }

export interface Config
  extends DatabaseConfig,
    ProxyConfig,
    EventConfig,
    MailConfig,
    MutualTlsConfig,
    RedisConfig,
    TracingConfig,
    TlsConfig {
  readonly production: boolean
  readonly host: string
  readonly port: number
  /** The port in issuers; undefined for the listening port. */
  readonly publicPort: number | undefined
  readonly tls: Tls
  readonly dataFolder: string
  readonly databasePoolSize: number
  /** How many processes serve behind the port. */
  readonly processes: number
  readonly encryptionKey: Buffer | undefined
  readonly firstTenantDomain: string | undefined
  /** MaxMind databases of cities or countries, and of autonomous systems. */
  readonly geoCityDb: string | undefined
  readonly geoAsnDb: string | undefined
  readonly logLevel: string
  /** The URL of the list of leaked passwords, to which the beginning of a hash is appended. */
  readonly leakedPasswordsUrl: string | undefined
  readonly rateLimits: RateLimits
  /** Where metrics and health checks are served to the operator; undefined ports serve nothing. */
  readonly operationsHost: string
  readonly operationsPort: number | undefined
  readonly bounds: Bounds
}

/** All bounds of requests. */
export interface Bounds extends EventBounds {
  readonly bodyBytesMax: number
  /** The size of a body with a file of users. */
  readonly importBytesMax: number
  readonly formFieldsMax: number
  readonly uriBytesMax: number
  readonly headersTimeoutMs: number
  readonly requestTimeoutMs: number
  readonly keepAliveTimeoutMs: number
  /** How long a client may stall while it reads a response. */
  readonly readTimeoutMs: number
  /** Unread responses in memory, for all clients together. */
  readonly unreadBytesMax: number
  /** The timeout of one wait for a connection, and of one statement. */
  readonly databaseTimeoutMs: number
  /** The time of a request from its head to its response, without sending. */
  readonly answerTimeoutMs: number
  /** The time for current requests when the server stops. */
  readonly stopTimeoutMs: number
  /** The time of a stop; what is not done by then is abandoned. */
  readonly exitTimeoutMs: number
  /** How long a tenant, its keys and its grants are cached. */
  readonly rememberMs: number
  /** How often databases of places are checked for replacement. */
  readonly geoCheckMs: number
  /** How often records of network ACLs are written, summarized and pruned. */
  readonly aclFlushMs: number
  /** How often log entries of tokens are written. */
  readonly entryFlushMs: number
  readonly aclSumUpMs: number
  readonly aclPruneMs: number
  /** How often tenants' logs are pruned. */
  readonly logPruneMs: number
  /** The timeout of a request to a client, and concurrent requests to one of them. */
  readonly outboundTimeoutMs: number
  readonly outboundConnectionsMax: number
  /** How often expired tickets and blocks are deleted. */
  readonly expiredPruneMs: number
  /** How often nearly used up windows of rate limits are written. */
  readonly rateFlushMs: number
}

const bounds: Bounds = {
  ...eventBounds,
  bodyBytesMax: 1024 * 1024,
  importBytesMax: 256 * 1024 * 1024,
  formFieldsMax: 10_000,
  uriBytesMax: 8 * 1024,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  keepAliveTimeoutMs: 65_000,
  readTimeoutMs: 10_000,
  unreadBytesMax: 64 * 1024 * 1024,
  databaseTimeoutMs: 5_000,
  answerTimeoutMs: 8_000,
  stopTimeoutMs: 7_000,
  exitTimeoutMs: 9_500,
  rememberMs: 1_000,
  geoCheckMs: 5_000,
  aclFlushMs: 1_000,
  entryFlushMs: 250,
  aclSumUpMs: 10_000,
  aclPruneMs: 60_000,
  logPruneMs: 60_000,
  outboundTimeoutMs: 2_500,
  outboundConnectionsMax: 8,
  expiredPruneMs: 60_000,
  rateFlushMs: 1_000,
}

const processesMax = 256

/** What `LATCHKEY_IMPORT_BYTES` takes at most. */
const importBytesLimit = 4 * 1024 ** 3

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent']

/** Names each invalid variable and its remedy. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration is invalid:\n${problems.map((line) => `  - ${line}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/**
 * Reads the whole environment before anything starts.
 *
 * @throws ConfigError with all problems at once
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = []
  const refuse = (problem: string) => void problems.push(problem)
  const given: Environment = env
  const production = given.NODE_ENV === 'production'
  const tls = readTls(given, refuse)
  const proxies = readProxyConfig(given, refuse)
  const config: Config = {
    production,
    host: given.LATCHKEY_HOST || (production ? '::' : '127.0.0.1'),
    port: readNumber('LATCHKEY_PORT', given, 8443, 0, 65_535, refuse),
    publicPort: readPublicPort(given, tls.kind === 'off' && hasTrustedProxies(proxies), refuse),
    tls,
    ...readTlsConfig(given, refuse),
    ...proxies,
    ...readEventConfig(given, refuse),
    ...readMailConfig(given, refuse),
    ...readMutualTlsConfig(given, proxies, tls.kind !== 'off', refuse),
    dataFolder: resolve(given.LATCHKEY_DATA || '.latchkey'),
    ...readDatabaseConfig(given, refuse),
    ...readRedisConfig(given, refuse),
    ...readTracingConfig(given, refuse),
    databasePoolSize: readNumber('LATCHKEY_DATABASE_POOL', given, 10, 1, 1000, refuse),
    processes: readProcesses(given, refuse),
    encryptionKey: readEncryptionKey(given, refuse),
    firstTenantDomain: given.LATCHKEY_FIRST_TENANT || (production ? undefined : 'localhost'),
    geoCityDb: readGeoFile('LATCHKEY_GEO_CITY_DB', given, refuse),
    geoAsnDb: readGeoFile('LATCHKEY_GEO_ASN_DB', given, refuse),
    logLevel: given.LATCHKEY_LOG_LEVEL || 'info',
    leakedPasswordsUrl: readLeakedPasswordsUrl(given, refuse),
    rateLimits: readRateLimits(given, refuse),
    operationsHost: given.LATCHKEY_OPERATIONS_HOST || '127.0.0.1',
    operationsPort: given.LATCHKEY_OPERATIONS_PORT
      ? readNumber('LATCHKEY_OPERATIONS_PORT', given, 0, 0, 65_535, refuse)
      : undefined,
    bounds: { ...bounds, importBytesMax: readImportBytes(given, refuse) },
  }
  if (!logLevels.includes(config.logLevel)) {
    refuse(`LATCHKEY_LOG_LEVEL must be one of ${logLevels.join(', ')}.`)
  }
  for (const name of Object.keys(env)) {
    if (name.startsWith('LATCHKEY_') && !(name in variables)) {
      refuse(`${name} is not a variable of Latchkey. See the table in packages/server/README.md.`)
    }
  }
  if (production) checkProduction(config, refuse)
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** Refuses defaults that are only for local use. */
function checkProduction(config: Config, refuse: (problem: string) => void): void {
  if (!config.encryptionKey) {
    refuse('LATCHKEY_ENCRYPTION_KEY is required. Generate one with: openssl rand -base64 32')
  }
  if (config.tls.kind === 'private-ca') {
    refuse(
      'LATCHKEY_TLS_CERT_FILE and LATCHKEY_TLS_KEY_FILE are required. ' +
        'Configure a certificate; or, behind a proxy in LATCHKEY_TRUSTED_PROXIES, set LATCHKEY_TLS=off.',
    )
  }
  if (config.tls.kind === 'off' && !hasTrustedProxies(config)) {
    refuse(
      'LATCHKEY_TLS is off and LATCHKEY_TRUSTED_PROXIES is empty: issuers would be http. ' +
        'List the proxy that ends TLS.',
    )
  }
}

function readNumber(
  name: keyof Environment,
  env: Environment,
  fallback: number,
  min: number,
  max: number,
  refuse: (problem: string) => void,
): number {
  const text = env[name]
  if (!text) return fallback
  const number = Number(text)
  if (Number.isInteger(number) && number >= min && number <= max) return number
  refuse(`${name} is "${text}"; it must be a whole number from ${min} to ${max}.`)
  return fallback
}

function readProcesses(env: Environment, refuse: (problem: string) => void): number {
  if (env.LATCHKEY_PROCESSES === 'auto') return Math.min(availableParallelism(), processesMax)
  return readNumber('LATCHKEY_PROCESSES', env, 1, 1, processesMax, refuse)
}

function readImportBytes(env: Environment, refuse: (problem: string) => void): number {
  const { importBytesMax } = bounds
  return readNumber('LATCHKEY_IMPORT_BYTES', env, importBytesMax, 1024, importBytesLimit, refuse)
}

function readPublicPort(
  env: Environment,
  isBehindProxy: boolean,
  refuse: (problem: string) => void,
): number | undefined {
  if (!env.LATCHKEY_PUBLIC_PORT) return isBehindProxy ? 443 : undefined
  return readNumber('LATCHKEY_PUBLIC_PORT', env, 443, 1, 65_535, refuse)
}

function readTls(env: Environment, refuse: (problem: string) => void): Tls {
  const { LATCHKEY_TLS_CERT_FILE, LATCHKEY_TLS_KEY_FILE } = env
  const tls = env.LATCHKEY_TLS || 'on'
  if (tls !== 'on' && tls !== 'off') refuse(`LATCHKEY_TLS is "${tls}"; it must be on or off.`)
  if (tls === 'off') return { kind: 'off' }
  if (!LATCHKEY_TLS_CERT_FILE && !LATCHKEY_TLS_KEY_FILE) return { kind: 'private-ca' }
  for (const name of ['LATCHKEY_TLS_CERT_FILE', 'LATCHKEY_TLS_KEY_FILE'] as const) {
    const file = env[name]
    if (!file) refuse(`${name} is required: the certificate and its key must be set together.`)
    else if (!canRead(file)) refuse(`${name} is "${file}", which cannot be read.`)
  }
  return {
    kind: 'files',
    certFile: LATCHKEY_TLS_CERT_FILE ?? '',
    keyFile: LATCHKEY_TLS_KEY_FILE ?? '',
  }
}

function canRead(file: string): boolean {
  try {
    readFileSync(file)
    return true
  } catch {
    return false
  }
}

function readGeoFile(
  name: 'LATCHKEY_GEO_CITY_DB' | 'LATCHKEY_GEO_ASN_DB',
  env: Environment,
  refuse: (problem: string) => void,
): string | undefined {
  const file = env[name]
  if (!file) return undefined
  if (!canRead(file)) refuse(`${name} is "${file}", which cannot be read.`)
  return resolve(file)
}

function readLeakedPasswordsUrl(env: Environment, refuse: (problem: string) => void) {
  const url = env.LATCHKEY_LEAKED_PASSWORDS_URL
  if (!url) return undefined
  if (!/^https:\/\/\S+\/$/.test(url) || !URL.canParse(url)) {
    refuse(
      'LATCHKEY_LEAKED_PASSWORDS_URL must be an https URL that ends with a slash; ' +
        'write https://api.pwnedpasswords.com/range/.',
    )
  }
  return url
}

function readEncryptionKey(env: Environment, refuse: (problem: string) => void) {
  const text = env.LATCHKEY_ENCRYPTION_KEY
  if (!text) return undefined
  const key = Buffer.from(text, 'base64')
  if (key.length === 32) return key
  refuse(
    'LATCHKEY_ENCRYPTION_KEY must be 32 bytes in Base64. Generate one with: openssl rand -base64 32',
  )
  return undefined
}

function readRateLimits(env: Environment, refuse: (problem: string) => void): RateLimits {
  const limits: Record<string, RateLimit> = {}
  for (const entry of (env.LATCHKEY_RATE_LIMITS ?? '').split(/[\s,]+/).filter(Boolean)) {
    const [, policy, limit, windowSeconds] =
      /^([a-z-]+)=(?:off|([1-9]\d{0,8})\/([1-9]\d{0,5}))$/.exec(entry) ?? []
    if (entry === 'off') limits['*'] = 'off'
    else if (policy === undefined) {
      refuse(
        `LATCHKEY_RATE_LIMITS has "${entry}"; write management-write=100/10, token=off or off.`,
      )
    } else if (limit === undefined) limits[policy] = 'off'
    else limits[policy] = { limit: Number(limit), windowSeconds: Number(windowSeconds) }
  }
  return limits
}
