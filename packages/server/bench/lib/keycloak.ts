import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { request } from 'undici'
import { formHeaders } from './application.ts'
import { childrenOf, type Program, whenUp } from './setting.ts'

/** A Keycloak that somebody unpacked, as it runs in production, with one realm. */
export interface Keycloak {
  readonly origin: string
  start(): Promise<Program>
}

interface Place {
  /** Where it was unpacked; nothing is written there. */
  readonly unpacked: string
  /** Where a copy of it is built and run. */
  readonly folder: string
  readonly port: number
  /** Of a superuser; Keycloak gets a database of its own there. */
  readonly databaseUrl: string
}

export const realm = 'bench'
const [administrator, administratorPassword] = ['admin', 'Battery-Horse-7-Correct']
const upMs = 300_000
const run = promisify(execFile)

/** argon2id as here: see passwords/password-hash.ts. */
const memoryKib = 46 * 1024

/** Copies Keycloak, builds it for PostgreSQL, and makes its database. */
export async function makeKeycloak(place: Place): Promise<Keycloak> {
  const { unpacked, folder, port, databaseUrl } = place
  const home = join(folder, 'keycloak')
  await cp(unpacked, home, { recursive: true })
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await database.query('create database keycloak').finally(() => database.end())
  const url = new URL(databaseUrl)
  const program = join(home, 'bin/kc.sh')
  const env = {
    PATH: process.env.PATH,
    ...(process.env.JAVA_HOME !== undefined && { JAVA_HOME: process.env.JAVA_HOME }),
    KC_DB_URL: `jdbc:postgresql://${url.host}/keycloak`,
    KC_DB_USERNAME: decodeURIComponent(url.username),
    KC_DB_PASSWORD: decodeURIComponent(url.password),
    KC_BOOTSTRAP_ADMIN_USERNAME: administrator,
    KC_BOOTSTRAP_ADMIN_PASSWORD: administratorPassword,
  }
  await run(program, ['build', '--db=postgres', '--health-enabled=false'], { env })
  const origin = `http://localhost:${port}`
  const args = [
    'start',
    '--optimized',
    '--cache=local',
    '--http-enabled=true',
    '--log-level=WARN',
    `--http-port=${port}`,
    `--hostname=${origin}`,
    `--spi-password-hashing--argon2--memory=${memoryKib}`,
  ]
  return {
    origin,
    async start() {
      const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
      const started = await whenUp(child, `${origin}/realms/master`, upMs)
      return { ...started, stop: () => stopJava(child) }
    },
  }
}

/** `kc.sh` waits for Java, and does not pass signals on. */
async function stopJava(script: ChildProcess): Promise<void> {
  const ended = once(script, 'exit')
  for (const pid of await childrenOf(script.pid)) process.kill(pid, 'SIGTERM')
  await ended
}

export interface RealmContent {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  readonly email: string
  readonly password: string
  /** Their e-mail addresses. */
  readonly users: readonly string[]
  readonly clients: readonly string[]
  readonly roles: readonly string[]
}

/** Imports a realm whose first client logs users in and administers the realm. */
export async function fillRealm(origin: string, content: RealmContent): Promise<void> {
  const token = await fetchAccessToken(origin, 'master', {
    grant_type: 'password',
    client_id: 'admin-cli',
    username: administrator,
    password: administratorPassword,
  })
  const { clientId, clientSecret, redirectUri } = content
  const user = (email: string) => ({
    username: email,
    email,
    emailVerified: true,
    enabled: true,
    firstName: 'Ada',
    lastName: 'Lovelace',
  })
  await ask(origin, token, '/admin/realms', {
    realm,
    enabled: true,
    sslRequired: 'none',
    accessTokenLifespan: 3600,
    passwordPolicy: 'hashAlgorithm(argon2) and hashIterations(1)',
    roles: { realm: content.roles.map((name) => ({ name, description: 'bench' })) },
    clients: [
      {
        clientId,
        secret: clientSecret,
        redirectUris: [redirectUri],
        serviceAccountsEnabled: true,
        directAccessGrantsEnabled: true,
      },
      ...content.clients.map((each) => ({ clientId: each, name: each, secret: clientSecret })),
    ],
    users: [
      {
        ...user(content.email),
        credentials: [{ type: 'password', value: content.password, temporary: false }],
      },
      ...content.users.map(user),
      {
        username: `service-account-${clientId}`,
        enabled: true,
        serviceAccountClientId: clientId,
        clientRoles: { 'realm-management': ['realm-admin'] },
      },
    ],
  })
}

/** @throws Error unless the password of the realm is hashed by the same parameters as here */
export async function requireSameHashCost(databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl)
  url.pathname = '/keycloak'
  const database = new pg.Client({ connectionString: url.href })
  await database.connect()
  const text = 'select c.credential_data from credential c join user_entity u on u.id = c.user_id'
  const where = 'join realm r on r.id = u.realm_id where r.name = $1'
  const { rows } = await database
    .query<{ credential_data: string }>(`${text} ${where}`, [realm])
    .finally(() => database.end())
  const { algorithm, hashIterations, additionalParameters } = JSON.parse(
    rows[0]?.credential_data ?? '{}',
  )
  const { memory, parallelism, type } = additionalParameters ?? {}
  const found = [algorithm, type?.[0], memory?.[0], hashIterations, parallelism?.[0]].join()
  const same = ['argon2', 'id', memoryKib, 1, 1].join()
  if (found !== same) throw new Error(`Keycloak hashes by ${found} and not by ${same}.`)
}

/** A token of the realm, or of `master`. */
export async function fetchAccessToken(
  origin: string,
  of: string,
  form: Readonly<Record<string, string>>,
): Promise<string> {
  const { statusCode, body } = await request(
    `${origin}/realms/${of}/protocol/openid-connect/token`,
    { method: 'POST', headers: formHeaders, body: new URLSearchParams(form).toString() },
  )
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`Keycloak answered ${statusCode}: ${text}`)
  return JSON.parse(text).access_token
}

/** Ids of the realm's rows that were imported, in the order of their names there. */
export async function listIds(
  origin: string,
  token: string,
  path: 'users' | 'clients',
  beginning: string,
): Promise<readonly string[]> {
  const rows = await ask(origin, token, `/admin/realms/${realm}/${path}?max=100000`)
  if (!Array.isArray(rows)) throw new Error(`Keycloak listed no ${path}`)
  return rows
    .filter(({ username, clientId }) => String(username ?? clientId).startsWith(beginning))
    .map(({ id }) => String(id))
}

async function ask(origin: string, token: string, path: string, json?: object): Promise<unknown> {
  const { statusCode, body } = await request(`${origin}${path}`, {
    method: json ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(json && { body: JSON.stringify(json) }),
    bodyTimeout: upMs,
    headersTimeout: upMs,
  })
  const text = await body.text()
  if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}
