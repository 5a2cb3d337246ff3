import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  makePostgresFolder,
  patient,
  receiverCaFile,
  receiverPem,
  startTestServer,
  type TestDatabase,
  type TestServer,
  until,
} from '@latchkey/testkit'
import pg from 'pg'
import { connect } from '../../src/store/database/connect.ts'
import { openDatabase } from '../../src/store/database/database.ts'
import {
  type EmbeddedDatabase,
  startEmbeddedPostgres,
} from '../../src/store/database/embedded-postgres.ts'

/** A PostgreSQL as an operator runs it: with TLS, a password that changes, and archived WAL. */
const run = promisify(execFile)
const passwordFiles = ['postgres-password', 'postgres-owner-password', 'postgres-server-password']

const encryptionKey = randomBytes(32)
let [folder, restored, archive, caFile, passwordFile] = ['', '', '', '', '']
let running: EmbeddedDatabase
let superuser: pg.Client
let server: TestServer

beforeAll(async () => {
  folder = await makePostgresFolder('operated')
  restored = await makePostgresFolder('restored')
  archive = join(folder, 'archive')
  caFile = await receiverCaFile()
  passwordFile = join(folder, 'postgres-server-password')
  const pem = join(folder, 'tls.pem')
  await mkdir(archive)
  await writeFile(pem, await receiverPem('localhost'), { mode: 0o600 })
  running = await startEmbeddedPostgres({ folder, durable: true })
  await running.stop()
  await run('chown', ['--reference', dataOf(folder), archive, pem])
  const settings = {
    ssl: 'on',
    ssl_cert_file: pem,
    ssl_key_file: pem,
    archive_mode: 'on',
    archive_command: `'cp %p ${archive}/%f'`,
  }
  running = await startEmbeddedPostgres({ folder, durable: true, settings })
  superuser = new pg.Client({ connectionString: running.superuserUrl })
  await superuser.connect()
  const database = databaseAt(running, tlsUrl())
  server = await startTestServer({ database, config: { encryptionKey } })
})
afterAll(async () => {
  await running.stop()
  // The archiver of a stopped server may still write for a moment.
  const tries = { maxRetries: 10, retryDelay: 200 }
  for (const each of [folder, restored]) await rm(each, { recursive: true, force: true, ...tries })
})

const dataOf = (of: string) => join(of, 'cluster/postgres')

/** The URL of the server role with verified TLS; a file has the password. */
function tlsUrl(ca = caFile): string {
  const url = new URL(running.url)
  url.hostname = 'localhost'
  url.password = ''
  url.searchParams.set('sslmode', 'verify-full')
  url.searchParams.set('sslrootcert', ca)
  url.searchParams.set('password_command', `cat ${passwordFile}`)
  return url.href
}

const databaseAt = (embedded: EmbeddedDatabase, url: string): TestDatabase => ({
  url,
  ownerUrl: embedded.ownerUrl,
  superuserUrl: embedded.superuserUrl,
  query: (sql, values) => superuser.query(sql, [...(values ?? [])]),
  drop: async () => undefined,
})

const makeClient = async (name: string) => {
  const { status } = await server.tenant.request('POST', '/api/v2/clients', { json: { name } })
  expect(status).toBe(201)
}

const clientsOf = async (of: TestServer): Promise<readonly string[]> => {
  const { body } = await of.tenant.request('GET', '/api/v2/clients?fields=name')
  return body.map(({ name }: { name: string }) => name)
}

describe('a database with TLS', () => {
  it('is used by encrypted connections only', async () => {
    await makeClient('First')
    const { rows } = await superuser.query(
      `select count(*)::int as all, count(*) filter (where ssl)::int as encrypted
         from pg_stat_ssl join pg_stat_activity using (pid)
        where application_name = 'latchkey' and usename = 'latchkey_server'`,
    )
    expect(rows[0].all).toBeGreaterThan(0)
    expect(rows[0].encrypted).toBe(rows[0].all)
  })

  it('cancels statements that take too long', async () => {
    const onError = () => undefined
    const opened = openDatabase({ url: tlsUrl(), poolSize: 1, timeoutMs: patient(1000), onError })
    await expect(opened.pool.query('select pg_sleep(60)')).rejects.toThrow('due to user request')
    expect((await opened.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await opened.close()
  })

  it('must have a certificate of the configured CA', async () => {
    const other = join(folder, 'other-ca.pem')
    const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256']
    await run('openssl', [...request, '-nodes', '-subj', '/CN=x', '-keyout', other, '-out', other])
    await expect(connect(tlsUrl(other), 'test')).rejects.toThrow(/certificate/)
  })
})

describe('a password command', () => {
  it('supplies each new connection with the password of the moment', async () => {
    const fresh = 'another-password'
    await superuser.query(`alter role latchkey_server password '${fresh}'`)
    await writeFile(passwordFile, `${fresh}\n`)
    await superuser.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'latchkey_server'`,
    )
    await until('new connections', async () => {
      const { status } = await server.tenant.request('GET', '/api/v2/clients')
      return status === 200
    })
  })

  it('that fails is reported without what it printed', async () => {
    const url = new URL(tlsUrl())
    url.searchParams.set('password_command', 'echo a-secret; exit 3')
    const failure = await connect(url.href, 'test').catch((error: Error) => error)
    expect(String(failure)).toContain('password_command of the database URL ended with code 3')
    expect(String(failure)).not.toContain('a-secret')
  })
})

describe('a backup with archived WAL', () => {
  it('is restored to the moment before an accident', async () => {
    const backup = join(folder, 'backup')
    await superuser.query(`select pg_backup_start('nightly', true)`)
    // Status 1: files changed or were removed meanwhile, as those of a running server may be
    // (PostgreSQL, section 25.3.4).
    const copy = '{ tar -C "$0" -c . || [ $? -eq 1 ]; } | tar -C "$1" -x'
    await mkdir(backup)
    await run('bash', ['-o', 'pipefail', '-c', copy, dataOf(folder), backup])
    const { rows } = await superuser.query('select labelfile from pg_backup_stop()')
    await makeClient('After the backup')
    await superuser.query(`select pg_create_restore_point('before the accident')`)
    await superuser.query('delete from clients')
    const { rows: switched } = await superuser.query(
      'select pg_walfile_name(pg_switch_wal()) as name',
    )
    await until('archived WAL', () =>
      readFile(join(archive, switched[0].name)).then(
        () => true,
        () => false,
      ),
    )
    await server.stop()
    await superuser.end()
    await running.stop()

    for (const file of passwordFiles) await copyFile(join(folder, file), join(restored, file))
    await mkdir(join(restored, 'cluster'))
    await run('cp', ['-a', backup, dataOf(restored)])
    await rm(join(dataOf(restored), 'postmaster.pid'))
    for (const [name, text] of [
      ['backup_label', rows[0].labelfile],
      ['recovery.signal', ''],
    ] as const) {
      await writeFile(join(dataOf(restored), name), text)
    }
    await run('chown', ['-R', '--reference', backup, join(restored, 'cluster')])
    running = await startEmbeddedPostgres({
      folder: restored,
      durable: true,
      settings: {
        restore_command: `'cp ${archive}/%f %p'`,
        recovery_target_name: `'before the accident'`,
        recovery_target_action: 'promote',
        hot_standby: 'off',
      },
    })
    superuser = new pg.Client({ connectionString: running.superuserUrl })
    await superuser.connect()
    const database = databaseAt(running, running.url)
    const again = await startTestServer({ database, config: { encryptionKey } })
    expect(await clientsOf(again)).toEqual(expect.arrayContaining(['First', 'After the backup']))
    await again.stop()
    await superuser.end()
  })
})
