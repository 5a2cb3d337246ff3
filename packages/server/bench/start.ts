/**
 * From the spawn of the process to its first ready answer, with a database that is initialised and
 * running, and the memory of the process after 1,000 requests. The embedded PostgreSQL's own start
 * is told apart, as `embeddedReadyMs`. Reach: `readyMs` <= 1500, `rssMb` <= 200.
 */
import { readFile } from 'node:fs/promises'
import { median, round } from './lib/load.ts'
import { makeSetting, type Program, serverProgram, startProgram } from './lib/setting.ts'

const port = 18_443
const starts = 5
const requests = 1000
const origin = `http://localhost:${port}`

const setting = await makeSetting()
try {
  const readyMs = await timeStarts(setting.environment(port))
  const { DATABASE_URL: _url, ...embedded } = setting.environment(port)
  await setting.close() // the embedded database starts with the server from here on
  const embeddedReadyMs = await timeStarts(embedded)
  const server = await start(embedded)
  for (let sent = 0; sent < requests; sent += 1) await call(sent)
  const rssMb = await readRssMb(server)
  await server.stop()
  const figures = { readyMs: round(readyMs), embeddedReadyMs: round(embeddedReadyMs), rssMb }
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

async function readRssMb(server: Program): Promise<number> {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8')
  return round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
