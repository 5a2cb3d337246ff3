/**
 * How cost grows to 10^9 users: measures what a user and each operation take in a tenant of 200,000
 * users, and calculates from that what 10^6 to 10^9 users need, divided among primaries by tenant
 * (decision 110; `lib/growth.ts` has the usage and the prices that are assumed). Argument: the
 * seconds for each operation, 8.
 */
import pg from 'pg'
import { Pool } from 'undici'
import { type Application, formHeaders, makeApplication } from './lib/application.ts'
import { demandOf, type OperationCost } from './lib/growth.ts'
import { repeat, round } from './lib/load.ts'
import { fillUsers, userIdOf } from './lib/many-users.ts'
import { openLogInPage } from './lib/page-log-in.ts'
import { fetchToken, makeSetting, readCpuOf, serverProgram, startProgram } from './lib/setting.ts'

const port = 18_443
const origin = `http://localhost:${port}`
const [usersCount, atOnce, warmUpSeconds] = [200_000, 8, 3]
const seconds = Number(process.argv[2] ?? 8)

let turn = 0
const setting = await makeSetting()
const database = new pg.Pool({ connectionString: setting.databaseUrl, max: 1 })
const { rows: locks } = await database.query(`select pg_read_file('postmaster.pid') as text`)
const postmaster = Number(locks[0].text.split('\n', 1)[0])
const bytesBefore = await databaseBytes()
await fillUsers(setting.databaseUrl, [{ tenantId: setting.tenant.tenant.id, count: usersCount }])
const bytesPerUser = ((await databaseBytes()) - bytesBefore) / usersCount
const server = await startProgram(serverProgram, setting.environment(port), `${origin}/readyz`)
const pool = new Pool(origin, { connections: atOnce, pipelining: 1 })
try {
  const app = await makeApplication(origin, setting)
  const token = await fetchToken(
    origin,
    `localhost:${port}`,
    setting.tenant,
    'read:users update:users',
  )
  const costs = {
    logIn: await costOf(() => logIn(app)),
    token: await costOf(takeToken),
    read: await costOf(() => onUser('GET', token)),
    write: await costOf(() => onUser('PATCH', token)),
  }
  console.table(costs)
  const demands = [1e6, 1e7, 1e8, 1e9].map((users) => demandOf(users, bytesPerUser, costs))
  console.table(
    demands.map((demand) =>
      Object.fromEntries(Object.entries(demand).map(([name, value]) => [name, round(value)])),
    ),
  )
  const { users = 1, primaries = 1, dollarsPerMonth = 0 } = demands.at(-1) ?? {}
  const figures = {
    bytesPerUser: round(bytesPerUser),
    usersPerPrimary: round(users / primaries),
    dollarsPerUserAndYear: round((dollarsPerMonth * 12) / users),
  }
  console.log(JSON.stringify({ name: 'growth', ...figures }))
} finally {
  await pool.destroy()
  await server.stop()
  await database.end()
  await setting.remove()
}

async function databaseBytes(): Promise<number> {
  const { rows } = await database.query('select pg_database_size(current_database())::float8 as n')
  return rows[0].n
}

/** The end of the write-ahead log. */
async function walBytes(): Promise<number> {
  const { rows } = await database.query(`select (pg_current_wal_insert_lsn() - '0/0')::float8 as n`)
  return rows[0].n
}

/** Means of what was done within some seconds. */
async function costOf(work: () => Promise<unknown>): Promise<OperationCost> {
  await repeat(atOnce, warmUpSeconds, work)
  await database.query('checkpoint')
  const read = async () => ({
    serverCpuUs: await server.cpuUs(),
    databaseCpuUs: await readCpuOf(postmaster),
    walBytes: await walBytes(),
    storedBytes: await databaseBytes(),
  })
  const before = await read()
  const { requests } = await repeat(atOnce, seconds, work)
  const after = await read()
  const each = (member: keyof OperationCost) => round((after[member] - before[member]) / requests)
  return {
    serverCpuUs: each('serverCpuUs'),
    databaseCpuUs: each('databaseCpuUs'),
    walBytes: each('walBytes'),
    storedBytes: each('storedBytes'),
  }
}

async function logIn(app: Application): Promise<void> {
  const issuer = `https://localhost:${port}`
  const submit = await openLogInPage({ pool, issuer, authorizePath: '/authorize' }, app)
  await submit()
}

async function takeToken(): Promise<void> {
  const { clientId, clientSecret } = setting.tenant
  const form = {
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    audience: '/api/v2/',
    scope: 'read:users',
  }
  const body = new URLSearchParams(form).toString()
  await send({ method: 'POST', path: '/oauth/token', headers: formHeaders, body })
}

/** On users all over the tenant. */
async function onUser(method: 'GET' | 'PATCH', token: string): Promise<void> {
  turn += 1
  const id = userIdOf((turn * 7919) % usersCount)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = method === 'PATCH' ? { body: JSON.stringify({ nickname: `ada${turn}` }) } : {}
  await send({ method, path: `/api/v2/users/${encodeURIComponent(id)}`, headers, ...body })
}

async function send(request: Parameters<Pool['request']>[0]): Promise<void> {
  const { statusCode, body } = await pool.request(request)
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`${request.path}: ${statusCode} ${text}`)
}
