/**
 * Imports 100,000 users with bcrypt hashes through the whole server in production mode, from the
 * request to the end of the job, against a bare COPY of the rows that it made into the same tables,
 * their indexes included. Reach: `ratio` >= 0.45.
 */
import { setTimeout } from 'node:timers/promises'
import { newConnection } from '@latchkey/server/connectors/connection-settings'
import { Connectors } from '@latchkey/server/connectors/connectors'
import pg from 'pg'
import { median, round } from './lib/load.ts'
import { fetchToken, makeSetting, serverProgram, startProgram } from './lib/setting.ts'

const port = 18_443
const total = 100_000
const pairs = 5
const boundary = 'latchkey-bench'
const tables = ['users', 'identities'] as const

const setting = await makeSetting()
const database = new pg.Client({ connectionString: setting.databaseUrl })
await database.connect()
try {
  const definition = newConnection(new Connectors(), { name: 'bench', strategy: 'auth0' })
  const { id: connectionId } = await setting.tenant.store.write({ description: 'bench' }, (store) =>
    store.connections.create(definition),
  )
  const origin = `http://localhost:${port}`
  const server = await startProgram(serverProgram, setting.environment(port), `${origin}/readyz`)
  try {
    const token = await fetchToken(origin, `localhost:${port}`, setting.tenant)
    const ratios: number[] = []
    let [importMs, copyMs, cpuUs] = [0, 0, 0]
    for (let pair = 0; pair < pairs; pair += 1) {
      await empty()
      const beforeUs = await server.cpuUs()
      importMs = await timed(() => importUsers(origin, token, connectionId))
      cpuUs = ((await server.cpuUs()) - beforeUs) / total
      const files = await copyOut()
      await empty()
      await setAutovacuum('off')
      copyMs = await timed(() => copyIn(files))
      await setAutovacuum('on')
      ratios.push(copyMs / importMs)
      console.log(
        `import ${perSecond(importMs)}/s   COPY ${perSecond(copyMs)}/s   ` +
          `ratio ${(copyMs / importMs).toFixed(3)}   CPU ${cpuUs.toFixed(0)} µs a user`,
      )
    }
    const figures = {
      ratio: round(median(ratios)),
      perSecond: round((total / importMs) * 1000),
      floorPerSecond: round((total / copyMs) * 1000),
    }
    console.log(JSON.stringify({ name: 'import', ...figures }))
  } finally {
    await server.stop()
  }
} finally {
  await database.end()
  await setting.remove()
}

function perSecond(ms: number): string {
  return ((total / ms) * 1000).toFixed(0)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startMs = performance.now()
  await work()
  return performance.now() - startMs
}

async function empty(): Promise<void> {
  await database.query('truncate users cascade')
  await database.query('checkpoint')
}

async function importUsers(origin: string, token: string, connectionId: string): Promise<void> {
  const users = Array.from({ length: total }, (_, at) => ({
    email: `user${at}@example.com`,
    email_verified: at % 2 === 0,
    given_name: `Given ${at}`,
    family_name: `Family ${at}`,
    user_metadata: { locale: 'en', number: at },
    password_hash: `$2b$10$${String(at).padStart(53, '.')}`,
  }))
  const part = (name: string, content: string, filename = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename}\r\n\r\n${content}\r\n`
  const body =
    part('users', JSON.stringify(users), '; filename="users.json"') +
    `${part('connection_id', connectionId)}--${boundary}--\r\n`
  const authorization = `Bearer ${token}`
  const answer = await fetch(`${origin}/api/v2/jobs/users-imports`, {
    method: 'POST',
    headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body,
  })
  if (answer.status !== 202) throw new Error(await answer.text())
  const { id } = (await answer.json()) as { id: string }
  for (;;) {
    const asked = await fetch(`${origin}/api/v2/jobs/${id}`, { headers: { authorization } })
    const job = (await asked.json()) as { status: string; summary?: { inserted: number } }
    if (job.status === 'completed' && job.summary?.inserted === total) return
    if (job.summary) throw new Error(`The job ended as ${JSON.stringify(job)}`)
    await setTimeout(20)
  }
}

async function copyOut(): Promise<readonly (readonly [string, string])[]> {
  const { rows } = await database.query<{ data_directory: string }>('show data_directory')
  const files = tables.map(
    (table) => [table, `${rows[0]?.data_directory}/bench-${table}.copy`] as const,
  )
  for (const [table, file] of files) {
    await database.query(`copy ${table} to ${database.escapeLiteral(file)}`)
  }
  return files
}

/**
 * Analyzing a table while rows are copied into it finds none: keys would then be looked for by an
 * index of the tenant alone, for a quarter of an hour.
 */
async function setAutovacuum(value: 'on' | 'off'): Promise<void> {
  for (const table of tables) {
    await database.query(`alter table ${table} set (autovacuum_enabled = ${value})`)
  }
}

async function copyIn(files: readonly (readonly [string, string])[]): Promise<void> {
  for (const [table, file] of files) {
    await database.query(`copy ${table} from ${database.escapeLiteral(file)}`)
    // Or the keys that the next table refers to may be looked for row by row, for minutes.
    await database.query(`analyze ${table}`)
  }
}
