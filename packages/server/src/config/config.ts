import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { isTenantDomain } from '../record-rules/host-name.ts'
import { type AcmeConfig, readAcmeConfig } from './acme.ts'
import { type Bounds, bounds } from './bounds.ts'
import { ConfigError, type Refuse } from './config-error.ts'
import { type CustomDomainConfig, readCustomDomainConfig } from './custom-domains.ts'
import { type DatabaseConfig, readDatabaseConfig } from './database.ts'
import { type Environment, variables } from './env.ts'
import { type EventConfig, readEventConfig } from './events.ts'
import { type MailConfig, readMailConfig } from './mail.ts'
import { type MutualTlsConfig, readMutualTlsConfig } from './mutual-tls.ts'
import { hasTrustedProxies, type ProxyConfig, readProxyConfig } from './proxies.ts'
import {
  readImportBytes,
  readNumber,
  readPhoneMessages,
  readProcesses,
  readPublicPort,
} from './read-numbers.ts'
import { type RateLimits, readRateLimits } from './read-rate-limits.ts'
import { canRead, readTls, type Tls } from './read-tls.ts'
import { type RedisConfig, readRedisConfig } from './redis.ts'
import { readTestControls } from './test-controls.ts'
import { readTlsConfig, type TlsConfig } from './tls.ts'
import { readTracingConfig, type TracingConfig } from './tracing.ts'

/** The configuration of a server, read from the environment and validated. */
export interface Config
  extends DatabaseConfig,
    AcmeConfig,
    ProxyConfig,
    CustomDomainConfig,
    EventConfig,
    MailConfig,
    MutualTlsConfig,
    RedisConfig,
    TracingConfig,
    TlsConfig {
  readonly production: boolean
  readonly host: string
  readonly port: number
  /** The port in issuers; undefined to use the port that the server listens on. */
  readonly publicPort: number | undefined
  readonly tls: Tls
  readonly dataFolder: string
  readonly databasePoolSize: number
  /** The number of processes that serve the port. */
  readonly processes: number
  readonly encryptionKey: Buffer | undefined
  /**
   * Keys that only decrypt: former keys, or those of another installation, during a replacement.
   */
  readonly decryptionKeys: readonly Buffer[]
  readonly firstTenantDomain: string | undefined
  /** MaxMind databases: of cities or countries, and of autonomous systems. */
  readonly geoCityDb: string | undefined
  readonly geoAsnDb: string | undefined
  /** The folder with the lists of networks that network ACLs name. */
  readonly networkListsFolder: string | undefined
  /** A `node_modules` folder. */
  readonly actionPackagesFolder: string | undefined
  readonly logLevel: string
  /** The URL of the list of leaked passwords; the prefix of a hash is appended to it. */
  readonly leakedPasswordsUrl: string | undefined
  /** The URL of the Twilio API, with a slash at its end. */
  readonly twilioUrl: string
  /**
   * The URL that host and path of a request to a captcha provider are appended to, with a slash at
   * its end.
   */
  readonly captchaGatewayUrl: string | undefined
  readonly rateLimits: RateLimits
  /** The most text messages with codes that a tenant may send in an hour. */
  readonly phoneMessagesHourlyMax: number
  /**
   * Where metrics and health checks are served to the operator. Without a port, they are not
   * served.
   */
  readonly operationsHost: string
  readonly operationsPort: number | undefined
  /** Whether the operations port serves the test controls. */
  readonly testControls: boolean
  readonly bounds: Bounds
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent']

/**
 * Reads and validates all variables.
 *
 * @throws ConfigError with every problem
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = []
  const refuse = (problem: string) => void problems.push(problem)
  const given: Environment = env
  const production = readProduction(given, refuse)
  const tls = readTls(given, refuse)
  const proxies = readProxyConfig(given, refuse)
  const config: Config = {
    production,
    host: given.LATCHKEY_HOST || (production ? '::' : '127.0.0.1'),
    port: readNumber('LATCHKEY_PORT', given, 8443, 0, 65_535, refuse),
    publicPort: readPublicPort(given, tls.kind === 'off' && hasTrustedProxies(proxies), refuse),
    tls,
    ...readTlsConfig(given, { production, tls }, refuse),
    ...proxies,
    ...readCustomDomainConfig(given, refuse),
    ...readAcmeConfig(given, tls.kind !== 'off', refuse),
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
    decryptionKeys: readDecryptionKeys(given, refuse),
    firstTenantDomain: readFirstTenant(given, production, refuse),
    geoCityDb: readGeoFile('LATCHKEY_GEO_CITY_DB', given, refuse),
    geoAsnDb: readGeoFile('LATCHKEY_GEO_ASN_DB', given, refuse),
    networkListsFolder: readNetworkListsFolder(given, refuse),
    actionPackagesFolder: readPackagesFolder(given, refuse),
    logLevel: given.LATCHKEY_LOG_LEVEL || 'info',
    leakedPasswordsUrl: readLeakedPasswordsUrl(given, refuse),
    twilioUrl: readTwilioUrl(given, refuse),
    captchaGatewayUrl: readCaptchaGatewayUrl(given, refuse),
    rateLimits: readRateLimits(given, refuse),
    phoneMessagesHourlyMax: readPhoneMessages(given, refuse),
    operationsHost: given.LATCHKEY_OPERATIONS_HOST || '127.0.0.1',
    operationsPort: given.LATCHKEY_OPERATIONS_PORT
      ? readNumber('LATCHKEY_OPERATIONS_PORT', given, 0, 0, 65_535, refuse)
      : undefined,
    testControls: readTestControls(given, refuse),
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

function readDecryptionKeys(env: Environment, refuse: Refuse) {
  const texts = (env.LATCHKEY_DECRYPTION_KEYS ?? '').split(',').map((each) => each.trim())
  const keys = texts.filter((each) => each !== '').map((each) => Buffer.from(each, 'base64'))
  if (keys.every(({ length }) => length === 32)) return keys
  refuse('LATCHKEY_DECRYPTION_KEYS must be keys of 32 bytes in Base64, comma-separated.')
  return []
}

/** Reads the domain of the first tenant: a domain that cannot be requested would be of no use. */
function readFirstTenant(
  { LATCHKEY_FIRST_TENANT: domain }: Environment,
  production: boolean,
  refuse: Refuse,
): string | undefined {
  if (!domain) return production ? undefined : 'localhost'
  if (!isTenantDomain(domain)) {
    refuse(
      `LATCHKEY_FIRST_TENANT is "${domain}"; it must be a host name in lower case, without scheme ` +
        'and port: id.example.com.',
    )
  }
  return domain
}

/** Refuses another spelling, which would start the server with the settings of a developer. */
function readProduction({ NODE_ENV: name = '' }: Environment, refuse: Refuse): boolean {
  const isMeant = /^prod(uction)?$/i.test(name.trim())
  if (isMeant && name !== 'production') refuse(`NODE_ENV is "${name}"; write production.`)
  return isMeant
}

/** The fewest distinct bytes of a key. One of 10^36 random keys has fewer. */
const distinctBytesMin = 8

/** Refuses defaults that are meant for local use only. */
function checkProduction(config: Config, refuse: Refuse): void {
  const { encryptionKey } = config
  if (!encryptionKey) {
    refuse('LATCHKEY_ENCRYPTION_KEY is required. Generate one with: openssl rand -base64 32')
  } else if (new Set(encryptionKey).size < distinctBytesMin) {
    refuse(
      'LATCHKEY_ENCRYPTION_KEY is not random. Generate one with: openssl rand -base64 32. ' +
        'If this one is in use, put it in LATCHKEY_DECRYPTION_KEYS.',
    )
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
        'List the proxy that terminates TLS.',
    )
  }
}

function readGeoFile(
  name: 'LATCHKEY_GEO_CITY_DB' | 'LATCHKEY_GEO_ASN_DB',
  env: Environment,
  refuse: Refuse,
): string | undefined {
  const file = env[name]
  if (!file) return undefined
  if (!canRead(file)) refuse(`${name} is "${file}", which cannot be read.`)
  return resolve(file)
}

/** Node.js looks packages up in folders of this name alone. */
const packagesFolderName = 'node_modules'

function readPackagesFolder(env: Environment, refuse: Refuse): string | undefined {
  const folder = env.LATCHKEY_ACTION_PACKAGES
  if (!folder) return undefined
  try {
    readdirSync(folder)
  } catch {
    refuse(`LATCHKEY_ACTION_PACKAGES is "${folder}", which is no folder that can be read.`)
  }
  if (basename(resolve(folder)) !== packagesFolderName) {
    refuse(`LATCHKEY_ACTION_PACKAGES is "${folder}"; its name must be ${packagesFolderName}.`)
  }
  return resolve(folder)
}

function readNetworkListsFolder(env: Environment, refuse: Refuse): string | undefined {
  const folder = env.LATCHKEY_NETWORK_LISTS
  if (!folder) return undefined
  try {
    readdirSync(folder)
  } catch {
    refuse(`LATCHKEY_NETWORK_LISTS is "${folder}", which is no folder that can be read.`)
  }
  return resolve(folder)
}

function readLeakedPasswordsUrl(env: Environment, refuse: Refuse) {
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

function readTwilioUrl(env: Environment, refuse: Refuse): string {
  const url = env.LATCHKEY_TWILIO_URL
  if (!url) return 'https://api.twilio.com/'
  if (!/^https:\/\/\S+\/$/.test(url) || !URL.canParse(url)) {
    refuse(
      'LATCHKEY_TWILIO_URL must be an https URL that ends with a slash; ' +
        'write https://api.dublin.ie1.twilio.com/.',
    )
  }
  return url
}

function readCaptchaGatewayUrl(env: Environment, refuse: Refuse): string | undefined {
  const url = env.LATCHKEY_CAPTCHA_GATEWAY_URL || undefined
  if (url !== undefined && (!/^https:\/\/\S+\/$/.test(url) || !URL.canParse(url))) {
    refuse(
      'LATCHKEY_CAPTCHA_GATEWAY_URL must be an https URL that ends with a slash; ' +
        'write https://gateway.example.com/.',
    )
  }
  return url
}

function readEncryptionKey(env: Environment, refuse: Refuse) {
  const text = env.LATCHKEY_ENCRYPTION_KEY
  if (!text) return undefined
  const key = Buffer.from(text, 'base64')
  if (key.length === 32) return key
  refuse(
    'LATCHKEY_ENCRYPTION_KEY must be 32 bytes in Base64. Generate one with: openssl rand -base64 32',
  )
  return undefined
}
