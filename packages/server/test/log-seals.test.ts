import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, until } from '@latchkey/testkit'
import { compileServer, latchkey, root } from './child-server.ts'

let server: TestServer
/** The first entries are old enough to be sealed; later ones are not while the tests run. */
let behindMs = 20 * 60_000
const logSealAgeMs = 10 * 60_000
beforeAll(async () => {
  await compileServer()
  server = await startTestServer({
    now: () => new Date(Date.now() - behindMs),
    bounds: { logSealMs: 50, logSealAgeMs },
  })
  for (const name of ['one', 'two', 'three']) {
    const { status } = await server.tenant.request('POST', '/api/v2/clients', { json: { name } })
    expect(status).toBe(201)
  }
  behindMs = 0
  await until('sealed entries', async () => (await query('select 1 from log_seals')).length > 0)
})
afterAll(() => server.stop())

const query = async (text: string) => (await server.database.query(text)).rows
const run = async (line: string) => {
  const env = { DATABASE_URL: server.database.url, LATCHKEY_DATA: server.dataFolder }
  return latchkey(line, env)
}
const verify = async (more = '') => {
  const { code, stdout, stderr } = await run(`logs verify --tenant localhost --json${more}`)
  if (stdout === '') throw new Error(stderr)
  return { code, ...JSON.parse(stdout) }
}
/** Changes the log, verifies it, and undoes the change. */
async function verifyChanged(change: string) {
  await query('create schema kept')
  for (const table of ['logs', 'log_seals']) {
    await query(`create table kept.${table} as select * from ${table}`)
  }
  try {
    const { rowCount } = await server.database.query(change)
    if (!rowCount) throw new Error('The change has changed nothing.')
    return await verify()
  } finally {
    for (const table of ['logs', 'log_seals']) {
      // One transaction: the server seals entries again that have no seal.
      await query(`delete from ${table}; insert into ${table} select * from kept.${table}`)
    }
    await query('drop schema kept cascade')
  }
}

describe('latchkey logs verify', () => {
  it('accepts the log as it was written', async () => {
    const { code, ok, entries, seals, deleted, head } = await verify()
    expect([code, ok, deleted]).toEqual([0, true, 0])
    expect(entries).toBeGreaterThanOrEqual(3)
    expect(seals).toBeGreaterThanOrEqual(1)
    expect((await verify(` --contains ${head}`)).ok).toBe(true)
    const unknown = await verify(` --contains ${'0'.repeat(64)}`)
    expect(unknown.problems).toEqual([`No seal has the hash ${'0'.repeat(64)}.`])
    expect(unknown.code).toBe(1)
  })

  it.each([
    ['a changed entry', `update logs set data = '{"description":"x"}'`, 'were changed'],
    [
      'a deleted entry',
      'delete from logs where log_id = (select max(last_log_id) from log_seals)',
      'were changed, added or deleted',
    ],
    [
      'an added entry',
      `insert into logs (tenant_id, log_id, date, type, data)
       select tenant_id, log_id || '0', date, type, data from logs
        where log_id = (select min(log_id) from logs)`,
      'were changed, added or deleted',
    ],
    ['a changed seal', 'update log_seals set entries = entries + 1', 'was changed'],
    ['a deleted seal', 'update log_seals set number = number + 1', 'Seal 1 is missing'],
    ['a forged seal', `update log_seals set mac = 'x'`, 'was not made with the encryption key'],
  ])('reports %s', async (_what, change, problem) => {
    const { code, ok, problems } = await verifyChanged(change)
    expect([code, ok]).toEqual([1, false])
    expect(problems.join(' ')).toContain(problem)
  })
})

describe('the entries of a busy tenant', () => {
  it('are sealed in the order in which they were written', async () => {
    const count = 4_500
    await query(
      `insert into logs (tenant_id, log_id, date, type, data)
       select tenant_id, log_id || lpad(number::text, 5, '0'), date, type, data
         from logs, generate_series(1, ${count}) number
        where log_id = (select max(last_log_id) from log_seals)`,
    )
    await until('all seals', async () => {
      const { ok, entries, unsealed } = await verify()
      expect(ok).toBe(true)
      return entries - unsealed >= count
    })
    const sizes = (await query('select entries from log_seals order by number desc limit 3')).map(
      ({ entries }) => entries,
    )
    expect(sizes).toEqual([500, 2000, 2000])
  })
})

describe('latchkey logs export', () => {
  it('prints entries and seals, which verify without a database', async () => {
    const { stdout } = await run('logs export --tenant localhost')
    const file = join(server.dataFolder, 'logs.jsonl')
    await writeFile(file, stdout)
    const { ok, head, entries } = JSON.parse(
      (await run(`logs verify-export --json ${file}`)).stdout,
    )
    expect([ok, entries >= 3]).toEqual([true, true])
    expect((await verify(` --contains ${head}`)).ok).toBe(true)
    await writeFile(file, stdout.replace('"Create a client"', '"Create nothing"'))
    const changed = await run(`logs verify-export --json ${file}`)
    expect([changed.code, JSON.parse(changed.stdout).problems.length]).toEqual([1, 1])
  })

  it.each([
    ['was cut', (text: string) => text.slice(0, -40)],
    ['is no export', () => 'root:x:0:0\n'],
  ])('refuses a file that %s', async (_, change) => {
    const { stdout } = await run('logs export --tenant localhost')
    const file = join(server.dataFolder, 'other.jsonl')
    await writeFile(file, change(stdout))
    const { code, stdout: printed } = await run(`logs verify-export --json ${file}`)
    const { ok, problems } = JSON.parse(printed)
    expect([code, ok]).toEqual([1, false])
    expect(problems.join(' ')).toContain('is no entry and no seal: the file was cut or changed.')
  })

  it('ends without an error when nobody reads on', async () => {
    const program = join(root, 'packages/server/bin/latchkey.js')
    const line = '"$0" "$1" logs export --tenant localhost | true'
    const { database, dataFolder } = server
    const env = { ...process.env, DATABASE_URL: database.url, LATCHKEY_DATA: dataFolder }
    const args = ['-c', line, process.execPath, program]
    const { stderr } = await promisify(execFile)('sh', args, { env })
    expect(stderr).toBe('')
  })
})
