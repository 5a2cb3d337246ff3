/**
 * Replaces network ACLs (random ids out of 1,000) through the whole server in production mode,
 * against the least that has to be done: see lib/management-floor.ts. Reach: `ratio` >= 0.4.
 */
import { fileURLToPath } from 'node:url'
import { compare, load, printFigures, type Shot } from './lib/load.ts'
import { fetchToken, makeSetting, serverProgram, startProgram } from './lib/setting.ts'

const rowCount = 1000
const [serverPort, floorPort] = [18_443, 18_444]
const floorProgram = fileURLToPath(new URL('lib/management-floor.ts', import.meta.url))

const setting = await makeSetting()
try {
  const ids: { id: string; priority: number }[] = []
  for (let index = 0; index < rowCount; index += 1) {
    const priority = 1 + index / 100
    const acl = await setting.tenant.store.networkAcls.create({ ...body(priority, 0), priority })
    ids.push({ id: acl.id, priority })
  }
  const origin = `http://localhost:${serverPort}`
  const floorOrigin = `http://127.0.0.1:${floorPort}`
  const server = await startProgram(
    serverProgram,
    setting.environment(serverPort),
    `${origin}/readyz`,
  )
  const floor = await startProgram(
    ['--import', 'tsx', floorProgram, String(floorPort), setting.databaseUrl],
    process.env,
    floorOrigin,
  )
  try {
    const token = await fetchToken(origin, `localhost:${serverPort}`, setting.tenant)
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const shot = (prefix: string): Shot => {
      const { id, priority } = ids[Math.floor(Math.random() * rowCount)] ?? { id: '', priority: 1 }
      const path = `${prefix}/${id}`
      return { method: 'PUT', path, headers, body: JSON.stringify(body(priority, Math.random())) }
    }
    const compared = await compare(
      {
        name: 'server',
        run: (s) => load(origin, s, 200, () => shot('/api/v2/network-acls')),
        cpuUs: server.cpuUs,
      },
      {
        name: 'floor',
        run: (s) => load(floorOrigin, s, 200, () => shot(`/${setting.tenant.tenant.id}`)),
        cpuUs: floor.cpuUs,
      },
      5,
      4,
    )
    printFigures('management', compared)
  } finally {
    await server.stop()
    await floor.stop()
  }
} finally {
  await setting.remove()
}

function body(priority: number, salt: number) {
  return {
    description: `Keep scrapers out, ${salt}`,
    active: salt > 0.5,
    priority,
    rule: {
      action: { block: true as const },
      match: { ipv4_cidrs: ['203.0.113.0/24', '198.51.100.7'], user_agents: ['scraper/*'] },
      scope: 'management' as const,
    },
  }
}
