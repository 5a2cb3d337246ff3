/**
 * Breaks the connection to the database at one message in fifty, before or after the database has
 * got it, in an order that the seed decides. No request is answered with success and has a partial
 * effect, and none without success leaves a part. Arguments: the requests, 1,500, and the seed, 1.
 */
import { startOwnPostgres } from '@latchkey/testkit'
import { healthWithin } from './lib/health.ts'
import { openFault } from './lib/open-fault.ts'

const requests = Number(process.argv[2] ?? 1_500)
const seed = Number(process.argv[3] ?? 1)
const [probability, workers] = [0.02, 4]
const connection = 'Username-Password-Authentication'
const password = 'Between-engine-and-loom-1843'

const { verdict, scene, server, close } = await openFault('failing-calls', startOwnPostgres())
const { query } = scene.postgres.database
const random = randomFrom(seed)
const statuses = new Map<number, number>()
let [broken, unknown] = [0, 0]
try {
  const client = await made('POST', '/api/v2/clients', { name: 'App', app_type: 'regular_web' })
  const enabled_clients = [client.client_id]
  await made('POST', '/api/v2/connections', {
    name: connection,
    strategy: 'auth0',
    enabled_clients,
  })
  const roles = [await made('POST', '/api/v2/roles', { name: 'Reader' })]
  roles.push(await made('POST', '/api/v2/roles', { name: 'Writer' }))
  const roleIds = roles.map(({ id }) => id)
  scene.postgres.wire.breakAt(() => {
    if (random() >= probability) return undefined
    broken += 1
    return random() < 0.5 ? 'before' : 'after'
  })
  let next = 0
  const work = async () => {
    while (next < requests) {
      next += 1
      await walkUser(`u${next}@example.com`, roleIds)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  await scene.postgres.wire.heal()
  verdict.demand('healthy afterwards', (await healthWithin(server, 5_000)) !== undefined)
  verdict.demand('the process goes on', server.isRunning())
  verdict.demand('some calls were broken', broken > requests / 100)
  const allowed = [200, 201, 204, 503]
  verdict.demand(
    'successes or 503',
    [...statuses.keys()].every((each) => allowed.includes(each)),
  )
  verdict.demand('some 503', (statuses.get(503) ?? 0) > 0)
  verdict.print({ requests, seed, broken, unknown, statuses: Object.fromEntries(statuses) })
} finally {
  await close()
}

/** mulberry32: 32 bits of state are enough to choose calls. */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

async function made(method: 'POST', path: string, json: object) {
  const { status, text } = await server.send(method, path, json)
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`)
  return JSON.parse(text)
}

async function send(...request: Parameters<typeof server.send>) {
  const answer = await server.send(...request)
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  return answer
}

/** Creates a user, gives it roles, changes it, deletes it; each step is compared with the rows. */
async function walkUser(email: string, roles: readonly string[]): Promise<void> {
  const json = { connection, email, password, user_metadata: { step: 0 } }
  const created = await send('POST', '/api/v2/users', json)
  const counts = await countsOf(email)
  const parts = new Set([counts.users, counts.identities, counts.identifiers, counts.events])
  verdict.demand('a user is made whole or not at all', parts.size === 1)
  verdict.demand('a user that is answered is there', created.status !== 201 || parts.has(1))
  if (created.status !== 201) {
    // Without an answer the commit may have happened, never a part of it.
    if (parts.has(1)) unknown += 1
    return
  }
  const { user_id } = JSON.parse(created.text)
  const path = `/api/v2/users/${encodeURIComponent(user_id)}`
  const assigned = await send('POST', `${path}/roles`, { roles })
  const { rows: given } = await query('select role_id from user_roles where user_id = $1', [
    user_id,
  ])
  const isWhole = given.length === roles.length
  verdict.demand('all roles or none', given.length === 0 || isWhole)
  verdict.demand('roles that are answered are there', assigned.status !== 204 || isWhole)
  const changed = await send('PATCH', path, { given_name: 'Ada', user_metadata: { step: 1 } })
  const { rows: after } = await query(
    `select given_name, user_metadata ->> 'step' as step from users where user_id = $1`,
    [user_id],
  )
  const isChanged = after[0]?.given_name === 'Ada' && after[0]?.step === '1'
  const isOld = after[0]?.given_name !== 'Ada' && after[0]?.step === '0'
  verdict.demand('a change is whole or not at all', isChanged || isOld)
  verdict.demand('a change that is answered is there', changed.status !== 200 || isChanged)
  const deleted = await send('DELETE', path)
  const left = await countsOf(email)
  const leftParts = new Set([left.users, left.identities, left.identifiers])
  verdict.demand('a user is deleted whole or not at all', leftParts.size === 1)
  verdict.demand('a deletion that is answered happened', deleted.status !== 204 || leftParts.has(0))
}

async function countsOf(email: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await query(
    `select (select count(*)::int from users where email = $1) as users,
            (select count(*)::int from identities where email = $1) as identities,
            (select count(*)::int from user_identifiers where identifier = $1) as identifiers,
            (select count(*)::int from events
              where type = 'user.created' and data -> 'object' ->> 'email' = $1) as events`,
    [email],
  )
  return rows[0]
}
