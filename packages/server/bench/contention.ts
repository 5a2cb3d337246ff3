/**
 * Changes of one record by many at once: 8 and 64 connections change one user, one application and
 * one role, each for some seconds. Every change says a text that no other says, and the log has
 * what each replaced, so that a lost change is seen: two would have replaced the same text.
 * Reach: `spread`, the largest p99 in proportion to its p50, <= 10, and `lost` 0.
 */
import pg from 'pg'
import { Pool } from 'undici'
import { median, round } from './lib/load.ts'
import { fetchToken, makeSetting, serverProgram, startProgram } from './lib/setting.ts'

const port = 18_443
const origin = `http://localhost:${port}`
const [warmUpMs, measuredMs] = [1000, 4000]
const scope = 'update:users update:clients update:roles'

/** A record, and its member that is changed, as the API and the log call it. */
interface Contended {
  readonly path: string
  readonly member: 'nickname' | 'description'
}

interface Figures {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

let texts = 0
const setting = await makeSetting()
const database = new pg.Pool({ connectionString: setting.databaseUrl, max: 1 })
try {
  const records = await makeRecords()
  const environment = setting.environment(port)
  const server = await startProgram(serverProgram, environment, `${origin}/readyz`)
  try {
    const authorization = `Bearer ${await fetchToken(origin, 'localhost', setting.tenant, scope)}`
    const headers = { authorization, 'content-type': 'application/json' }
    const spreads: number[] = []
    let lost = 0
    const figures: Record<string, Figures> = {}
    for (const [name, record] of Object.entries(records)) {
      for (const connections of [8, 64]) {
        await changing(record, { connections, headers, forMs: warmUpMs })
        const found = await changing(record, { connections, headers, forMs: measuredMs })
        spreads.push(found.p99Ms / found.p50Ms)
        figures[`${name}${connections}`] = found
        const line = `${round(found.perSecond)}/s  p50 ${found.p50Ms} ms  p99 ${found.p99Ms} ms`
        console.log(`${name.padEnd(12)} ${String(connections).padStart(2)} connections  ${line}`)
      }
      lost += await lostChanges(record)
    }
    console.log(
      JSON.stringify({ name: 'contention', spread: round(Math.max(...spreads)), lost, figures }),
    )
  } finally {
    await server.stop()
  }
} finally {
  await database.end()
  await setting.remove()
}

async function makeRecords(): Promise<Readonly<Record<string, Contended>>> {
  const made = await setting.tenant.store.write({ description: 'bench' }, async (store) => {
    await store.connections.create({ name: 'people', strategy: 'auth0', settings: {} })
    const user = await store.users.create({ connection: 'people', email: 'a@example.com' })
    const { clientId } = await store.clients.create({ name: 'Contended' })
    const role = await store.roles.create({ name: 'Contended' })
    return { userId: user.user_id ?? '', clientId, roleId: role.id ?? '' }
  })
  return {
    user: { path: `/api/v2/users/${encodeURIComponent(made.userId)}`, member: 'nickname' },
    application: { path: `/api/v2/clients/${made.clientId}`, member: 'description' },
    role: { path: `/api/v2/roles/${made.roleId}`, member: 'description' },
  }
}

interface Changing {
  readonly connections: number
  readonly headers: Readonly<Record<string, string>>
  readonly forMs: number
}

async function changing(
  { path, member }: Contended,
  { connections, headers, forMs }: Changing,
): Promise<Figures> {
  const pool = new Pool(origin, { connections, pipelining: 1 })
  const latenciesMs: number[] = []
  const startedMs = performance.now()
  const worker = async () => {
    while (performance.now() < startedMs + forMs) {
      texts += 1
      const body = JSON.stringify({ [member]: `text ${texts}` })
      const sentMs = performance.now()
      const answer = await pool.request({ method: 'PATCH', path, headers, body })
      const text = await answer.body.text()
      if (answer.statusCode !== 200) throw new Error(`Answered ${answer.statusCode}: ${text}`)
      latenciesMs.push(performance.now() - sentMs)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, worker))
  } finally {
    await pool.destroy()
  }
  const seconds = (performance.now() - startedMs) / 1000
  const sorted = latenciesMs.sort((a, b) => a - b)
  return {
    perSecond: round(sorted.length / seconds),
    p50Ms: round(median(sorted)),
    p99Ms: round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
  }
}

/** How many changes replaced a text that another one replaced as well. */
async function lostChanges({ path, member }: Contended): Promise<number> {
  const { rows } = await database.query<{ lost: number }>(
    `select (count(*) - count(distinct replaced))::int as lost
       from (select coalesce(data #>> array['details', 'changes', '0', 'before', $2], '') as replaced
               from logs where type = 'sapi'
                and data #>> '{details,request,path}' in ($1, $3)) as changes`,
    [path, member, decodeURIComponent(path)],
  )
  return rows[0]?.lost ?? 0
}
