/**
 * Replaces network ACLs (random ids out of 1,000) through the whole server in production mode,
 * against the least that has to be done: see lib/management-floor.ts. Reach: `ratio` >= 0.55.
 * Then it asks for what is not there by the last read of the document and by the first: what
 * finding and validating an operation costs must not grow with their number. Reach: `routesRatio`
 * >= 0.9. Last, it compares a replacement, which is one statement of its own, with a PATCH of all
 * members, which goes through `write`: `replaceRatio` is what that statement gains (decision 012).
 */
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Document } from '../src/operations/document.ts'
import type { Operation } from '../src/operations/operation.ts'
import { readOperations } from '../src/operations/read-operation.ts'
import { compare, load, printFigures, round, type Shot } from './lib/load.ts'
import { fetchToken, makeSetting, serverProgram, startProgram } from './lib/setting.ts'

const rowCount = 1000
const [serverPort, floorPort] = [18_443, 18_444]
const floorProgram = fileURLToPath(new URL('lib/management-floor.ts', import.meta.url))

/** Both read one row by its key and find none. */
const unknownIds: Readonly<Record<string, string>> = {
  getNetworkAcl: 'acl_9Hs3kP7vWq2LrXb4Jd8NfT',
  getEventStream: 'est_9Hs3kP7vWq2LrXb4Jd8NfT',
}

const setting = await makeSetting()
try {
  const ids: { id: string; priority: number }[] = []
  for (let index = 0; index < rowCount; index += 1) {
    const priority = 1 + index / 100
    const acl = await setting.tenant.store.write({ description: 'bench' }, ({ networkAcls }) =>
      networkAcls.create({ ...body(priority, 0), priority }),
    )
    ids.push({ id: acl.id, priority })
  }
  await setting.analyze()
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
    const shot = (prefix: string, method: 'PUT' | 'PATCH' = 'PUT'): Shot => {
      const { id, priority } = ids[Math.floor(Math.random() * rowCount)] ?? { id: '', priority: 1 }
      const path = `${prefix}/${id}`
      return { method, path, headers, body: JSON.stringify(body(priority, Math.random())) }
    }
    const writes = (name: string, method: 'PUT' | 'PATCH') => ({
      name,
      run: (s: number) => load(origin, s, 200, () => shot('/api/v2/network-acls', method)),
      cpuUs: server.cpuUs,
    })
    const compared = await compare(
      writes('server', 'PUT'),
      {
        name: 'floor',
        run: (s) => load(floorOrigin, s, 200, () => shot(`/${setting.tenant.tenant.id}`)),
        cpuUs: floor.cpuUs,
      },
      5,
      4,
    )
    const asked = (name: string, path: string) => ({
      name,
      run: (s: number) => load(origin, s, 404, () => ({ method: 'GET' as const, path, headers })),
      cpuUs: server.cpuUs,
    })
    const [first, last] = firstAndLastRead()
    const routes = await compare(asked('last', last), asked('first', first), 5, 2)
    const replaced = await compare(writes('replace', 'PUT'), writes('write', 'PATCH'), 5, 3)
    printFigures('management', compared, {
      routesRatio: round(routes.ratio),
      replaceRatio: round(replaced.ratio),
    })
  } finally {
    await server.stop()
    await floor.stop()
  }
} finally {
  await setting.remove()
}

/** Addresses of nothing, by the first and the last operation of the document that reads one row. */
function firstAndLastRead(): readonly [string, string] {
  const document = createRequire(import.meta.url)('@latchkey/contract/management.json') as Document
  const reads = readOperations(document).filter(({ id }) => id in unknownIds)
  const addressOf = (operation: Operation | undefined) => {
    const id = unknownIds[operation?.id ?? '']
    if (id === undefined) throw new Error(`Give the bench an unknown id for ${operation?.id}.`)
    return `/api/v2${operation?.path.replace('{id}', id)}`
  }
  return [addressOf(reads[0]), addressOf(reads.at(-1))]
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
