import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createTestDatabase, receiverPem, type TestDatabase } from '@latchkey/testkit'
import { compileServer, latchkey, makeFolder } from '../child-server.ts'
import { freePort } from '../free-port.ts'

let folder: string
let database: TestDatabase
let env: Readonly<Record<string, string>>
beforeAll(async () => {
  await compileServer()
  folder = await makeFolder()
  database = await createTestDatabase()
  env = { DATABASE_URL: database.url, LATCHKEY_DATA: folder }
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

interface Report {
  readonly ok: boolean
  readonly findings: readonly {
    readonly check: string
    readonly status: string
    readonly message: string
  }[]
}

async function diagnose(other: Readonly<Record<string, string>> = {}) {
  const { code, stdout, stderr } = await latchkey('doctor --json', { ...env, ...other })
  if (stdout === '') throw new Error(stderr)
  const report = JSON.parse(stdout) as Report
  const of = (check: string) => report.findings.filter((each) => each.check === check)
  return { code, ok: report.ok, of }
}

describe('latchkey doctor', () => {
  it('reports missing migrations, and how to apply them', async () => {
    const empty = await createTestDatabase()
    await empty.query('delete from _prisma_migrations')
    const { code, of } = await diagnose({ DATABASE_URL: empty.url })
    await empty.drop()
    expect(code).toBe(1)
    expect(of('migrations')).toEqual([
      {
        check: 'migrations',
        status: 'failed',
        message: expect.stringMatching(/latchkey migrate$/),
      },
    ])
  })

  it('reports a working deployment, also as text', async () => {
    await latchkey('tenant create localhost', env)
    const { code, ok, of } = await diagnose()
    expect([code, ok]).toEqual([0, true])
    for (const check of [
      'database',
      'migrations',
      'clock',
      'tenants',
      'encryption key',
      'actions',
      'disk',
    ]) {
      expect(of(check)).toEqual([{ check, status: 'ok', message: expect.any(String) }])
    }
    const { stdout } = await latchkey('doctor', env)
    expect(stdout).toMatch(/^ok {7}migrations: All migrations are applied\.$/m)
    expect(stdout).toMatch(/^warning {2}TLS: Certificates come from a private CA/m)
  })

  it('reports a wrong encryption key, and an unavailable mail server and Redis', async () => {
    const away = `127.0.0.1:${await freePort()}`
    const { code, of } = await diagnose({
      LATCHKEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      LATCHKEY_SMTP_URL: `smtp://${away}?tls=off`,
      LATCHKEY_MAIL_FROM: 'no-reply@example.com',
      LATCHKEY_REDIS_URL: `redis://${away}`,
    })
    expect(code).toBe(1)
    for (const check of ['encryption key', 'mail', 'Redis']) {
      expect(of(check)).toEqual([{ check, status: 'failed', message: expect.any(String) }])
    }
    expect(of('mail')[0]?.message).toContain(`The mail server ${away} cannot be used (`)
    expect(of('Redis')[0]?.message).toContain('Start it, or correct LATCHKEY_REDIS_URL.')
  })

  it('reports a certificate without a domain of a tenant, and too large a pool', async () => {
    await latchkey('tenant create id.example.com', env)
    const file = join(folder, 'tls.pem')
    await writeFile(file, await receiverPem('localhost'))
    const { code, of } = await diagnose({
      LATCHKEY_TLS_CERT_FILE: file,
      LATCHKEY_TLS_KEY_FILE: file,
      LATCHKEY_DATABASE_POOL: '1000',
    })
    expect(code).toBe(1)
    expect(of('connections')[0]).toMatchObject({ status: 'failed' })
    expect(of('TLS')[0]).toMatchObject({ status: 'ok' })
    expect(of('TLS names')[0]).toMatchObject({
      status: 'failed',
      message:
        'The certificate is not valid for id.example.com. Have them added as subject alternative names.',
    })
  })

  it('reports an ACME server that does not respond, and a port that no CA connects to', async () => {
    const directory = `https://127.0.0.1:${await freePort()}/directory`
    const { code, of } = await diagnose({
      LATCHKEY_ACME_DIRECTORY_URL: directory,
      LATCHKEY_ACME_TERMS_AGREED: 'yes',
      LATCHKEY_OUTBOUND_PRIVATE_NETWORKS: '127.0.0.1',
    })
    expect(code).toBe(1)
    const [away, port] = of('ACME')
    expect(away).toMatchObject({
      status: 'failed',
      message: `${directory}: The connection was refused. Correct LATCHKEY_ACME_DIRECTORY_URL.`,
    })
    expect(port?.message).toMatch(/^The public port is 8443, but a CA .* at port 443\./)
  })

  it('reports a database that does not respond, and continues', async () => {
    const port = await freePort()
    const { code, of } = await diagnose({ DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c` })
    expect(code).toBe(1)
    expect(of('database')[0]?.message).toContain(`No PostgreSQL answers at 127.0.0.1:${port}`)
    expect(of('disk')).toHaveLength(1)
  })
})
