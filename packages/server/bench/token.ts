/**
 * Client-credentials tokens through the whole server in production mode, against the least that has
 * to be done: see lib/token-floor.ts. Reach: `ratio` >= 0.7.
 */
import { fileURLToPath } from 'node:url'
import { compare, load, printFigures, type Shot } from './lib/load.ts'
import { makeSetting, serverProgram, startProgram } from './lib/setting.ts'

const [serverPort, floorPort] = [18_443, 18_444]
const floorProgram = fileURLToPath(new URL('lib/token-floor.ts', import.meta.url))

const setting = await makeSetting()
try {
  const origin = `http://localhost:${serverPort}`
  const floorOrigin = `http://127.0.0.1:${floorPort}`
  const server = await startProgram(
    serverProgram,
    setting.environment(serverPort),
    `${origin}/readyz`,
  )
  const floor = await startProgram(
    ['--import', 'tsx', floorProgram, String(floorPort)],
    process.env,
    floorOrigin,
  )
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: setting.tenant.clientId,
    client_secret: setting.tenant.clientSecret,
    audience: '/api/v2/',
    scope: 'update:network_acls',
  }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const shot: Shot = { method: 'POST', path: '/oauth/token', headers, body }
  try {
    const compared = await compare(
      { name: 'server', run: (s) => load(origin, s, 200, () => shot), cpuUs: server.cpuUs },
      { name: 'floor', run: (s) => load(floorOrigin, s, 200, () => shot), cpuUs: floor.cpuUs },
      5,
      4,
    )
    printFigures('token', compared)
  } finally {
    await server.stop()
    await floor.stop()
  }
} finally {
  await setting.remove()
}
