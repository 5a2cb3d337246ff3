/**
 * Log-ins by the page, with a password, through the whole server in production mode, against what
 * the machine hashes by argon2id with the same parameters, as many at a time as the server does.
 * Then `/oauth/token` while 200 log-ins wait. Reach: `ratio` >= 0.85, `tokenP99Ratio` <= 3.
 */
import { availableParallelism } from 'node:os'
import { hash } from '@node-rs/argon2'
import { Pool } from 'undici'
import { type Application, formHeaders, makeApplication } from './lib/application.ts'
import { compare, median, repeat, round } from './lib/load.ts'
import { openLogInPage } from './lib/page-log-in.ts'
import { makeSetting, serverProgram, startProgram } from './lib/setting.ts'

const port = 18_443
const origin = `http://localhost:${port}`
const issuer = `https://localhost:${port}`
/** Those of passwords/password-hash.ts. */
const cost = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }
const hashesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
const visitorsMax = 8
const waitingLogins = 200

const setting = await makeSetting()
const server = await startProgram(serverProgram, setting.environment(port), `${origin}/readyz`)
const pool = new Pool(origin, { connections: 256, pipelining: 1 })
try {
  const app = await makeApplication(origin, setting)
  const ours = (seconds: number) => repeat(visitorsMax, seconds, () => logIn(app))
  const bare = (seconds: number) => repeat(hashesAtOnce, seconds, () => hash(app.password, cost))
  const { ratio, a, b } = await compare(
    { name: 'server', run: ours, cpuUs: server.cpuUs },
    { name: 'argon2id', run: bare, cpuUs: async () => 0 },
    5,
    5,
  )
  const ratios: number[] = []
  for (let round = 0; round < 3; round += 1) ratios.push(await tokensWhileLoginsWait(app))
  const tokenP99Ratio = round(median(ratios))
  const perSecond = {
    perSecond: round(a?.perSecond ?? 0),
    floorPerSecond: round(b?.perSecond ?? 0),
  }
  console.log(JSON.stringify({ name: 'login', ratio: round(ratio), ...perSecond, tokenP99Ratio }))
} finally {
  await pool.destroy()
  await server.stop()
  await setting.remove()
}

async function logIn(app: Application): Promise<void> {
  const submit = await openPage(app)
  await submit()
}

function openPage(app: Application): Promise<() => Promise<void>> {
  return openLogInPage({ pool, issuer, authorizePath: '/authorize' }, app)
}

/** How much longer the slowest hundredth of tokens takes while log-ins wait for their hashes. */
async function tokensWhileLoginsWait(app: Application): Promise<number> {
  const tokens = (seconds: number) => repeat(4, seconds, takeToken)
  const submits: (() => Promise<void>)[] = []
  while (submits.length < waitingLogins) submits.push(await openPage(app))
  const quiet = await tokens(4)
  const logins = submits.map((submit) => submit())
  const busy = await tokens(4)
  await Promise.all(logins)
  console.log(`tokens   p99 ${quiet.p99Ms.toFixed(1)} ms, then ${busy.p99Ms.toFixed(1)} ms`)
  return busy.p99Ms / quiet.p99Ms
}

async function takeToken(): Promise<void> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: setting.tenant.clientId,
    client_secret: setting.tenant.clientSecret,
    audience: '/api/v2/',
    scope: 'read:users',
  })
  const asked = { method: 'POST', path: '/oauth/token', headers: formHeaders } as const
  const { statusCode, body } = await pool.request({ ...asked, body: form.toString() })
  await body.dump()
  if (statusCode !== 200) throw new Error(`A token was answered ${statusCode}`)
}
