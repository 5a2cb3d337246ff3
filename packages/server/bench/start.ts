/**
 * From the spawn of the process to its first ready answer, with a database that is initialised and
 * running, and the memory of the process after 1,000 requests and after a minute at full load, of
 * tokens, reads and writes in turn. The embedded PostgreSQL's own start is told apart, as
 * `embeddedReadyMs`. Reach: `readyMs` <= 900, `rssMb` <= 170, `rssLoadMb` <= 230.
 */
import { readFile } from 'node:fs/promises'
import { load, median, round, type Shot } from './lib/load.ts'
import {
  fetchToken,
  makeSetting,
  type Program,
  serverProgram,
  startProgram,
} from './lib/setting.ts'

const port = 18_443
const starts = 5
const requests = 1000
const loadSeconds = 20
const origin = `http://localhost:${port}`

const setting = await makeSetting()
try {
  const readyMs = await timeStarts(setting.environment(port))
  const { DATABASE_URL: _url, ...embedded } = setting.environment(port)
  await setting.close() // the embedded database starts with the server from here on
  const embeddedReadyMs = await timeStarts(embedded)
  const server = await start(embedded)
  const memory = await measureMemory(server).finally(server.stop)
  const times = { readyMs: round(readyMs), embeddedReadyMs: round(embeddedReadyMs) }
  const figures = { ...times, ...memory }
  console.log(JSON.stringify({ name: 'start', ...figures }))
} finally {
  await setting.remove()
}

async function timeStarts(env: NodeJS.ProcessEnv): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < starts; run += 1) {
    const beganMs = performance.now()
    const server = await start(env)
    times.push(performance.now() - beganMs)
    await server.stop()
  }
  console.log(times.map((ms) => `${ms.toFixed(0)} ms`).join('  '))
  return median(times)
}

function start(env: NodeJS.ProcessEnv): Promise<Program> {
  return startProgram(serverProgram, env, `${origin}/readyz`)
}

/** Tokens, reads and refusals in turn: every part of the server that there is. */
async function call(turn: number): Promise<void> {
  if (turn % 3 === 0) {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: setting.tenant.clientId,
      client_secret: setting.tenant.clientSecret,
      audience: '/api/v2/',
    })
    await (await fetch(`${origin}/oauth/token`, { method: 'POST', body })).text()
  } else if (turn % 3 === 1) {
    await (await fetch(`${origin}/.well-known/jwks.json`)).text()
  } else {
    await (await fetch(`${origin}/api/v2/network-acls`)).text()
  }
}

async function measureMemory(server: Program) {
  for (let sent = 0; sent < requests; sent += 1) await call(sent)
  const rssMb = await readRssMb(server)
  await loadAll()
  return { rssMb, rssLoadMb: await readRssMb(server) }
}

/** Tokens, reads and writes, each as fast as they are answered. */
async function loadAll(): Promise<void> {
  const scope = 'read:roles create:roles'
  const token = await fetchToken(origin, 'localhost', setting.tenant, scope)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { clientId, clientSecret } = setting.tenant
  const asked = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    audience: '/api/v2/',
  }).toString()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const path = '/api/v2/roles'
  let made = 0
  const create = (): Shot => {
    made += 1
    return { method: 'POST', path, headers, body: JSON.stringify({ name: `Role ${made}` }) }
  }
  const fetchTokens: Shot = { method: 'POST', path: '/oauth/token', headers: form, body: asked }
  const read: Shot = { method: 'GET', path, headers }
  for (const shot of [() => fetchTokens, () => read, create]) {
    const { perSecond } = await load(origin, loadSeconds, 200, shot)
    console.log(`${shot().method} ${shot().path}  ${round(perSecond)}/s`)
  }
}

async function readRssMb(server: Program): Promise<number> {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8')
  return round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
