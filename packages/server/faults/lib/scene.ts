import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OwnPostgres } from '@latchkey/testkit'
import { pino } from 'pino'
import { type Dispatcher, Pool } from 'undici'
import { fetchToken } from '../../bench/lib/setting.ts'
import { readConfig } from '../../src/config/config.ts'
import { openStore } from '../../src/open-store.ts'
import { makeTenant, type NewTenant } from '../../src/tenancy/make-tenant.ts'
import { type ChildServer, startChild } from '../../test/child-server.ts'

/** What is known of every PostgreSQL on which faults are caused. */
export type SomePostgres = Pick<OwnPostgres, 'database' | 'stop'>

/** A durable PostgreSQL, and a tenant in it. */
export interface Scene<Postgres extends SomePostgres = OwnPostgres> {
  readonly postgres: Postgres
  readonly tenant: NewTenant
  readonly dataFolder: string
  /** Starts a server in a process of its own, over plain HTTP, without rate limits. */
  serve(environment?: Readonly<Record<string, string>>): Promise<Served>
  remove(): Promise<void>
}

export interface Answer {
  readonly status: number
  readonly text: string
  readonly tookMs: number
}

/** A running server and a client with a token of all scopes. */
export interface Served extends ChildServer {
  readonly pool: Pool
  readonly token: string
  /** @param body an object is sent as JSON, a text as a form */
  send(method: Dispatcher.HttpMethod, path: string, body?: object | string): Promise<Answer>
  isRunning(): boolean
}

export const scopes =
  'create:roles read:roles update:roles delete:roles create:users read:users update:users ' +
  'delete:users create:event_streams delete:event_streams create:connections ' +
  'update:connections create:clients read:clients create:network_acls read:network_acls'

export async function makeScene<Postgres extends SomePostgres>(
  starting: Promise<Postgres>,
): Promise<Scene<Postgres>> {
  const postgres = await starting
  const dataFolder = await mkdtemp(join(tmpdir(), 'latchkey-fault-'))
  const basis = {
    DATABASE_URL: postgres.database.url,
    LATCHKEY_DATA: dataFolder,
    LATCHKEY_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    LATCHKEY_TLS: 'off',
    LATCHKEY_RATE_LIMITS: 'off',
  }
  const config = readConfig({
    ...basis,
    LATCHKEY_MIGRATION_DATABASE_URL: postgres.database.ownerUrl,
  })
  const log = pino({ level: 'silent' })
  const store = await openStore({ config, log, now: () => new Date() })
  const tenant = await makeTenant(store.tenants, 'localhost')
  await store.close()
  return {
    postgres,
    tenant,
    dataFolder,
    async serve(environment = {}) {
      return serve(await startChild({ ...basis, ...environment }), tenant)
    },
    async remove() {
      await postgres.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Requests wait for their response as long as it takes: the server ends them, not the client. */
const patientMs = 60_000

async function serve(child: ChildServer, tenant: NewTenant): Promise<Served> {
  const origin = new URL(child.baseUrl).origin
  const pool = new Pool(origin, {
    connections: 256,
    pipelining: 1,
    headersTimeout: patientMs,
    bodyTimeout: patientMs,
  })
  const token = await fetchToken(origin, new URL(origin).host, tenant, scopes)
  return {
    ...child,
    pool,
    token,
    async send(method, path, body) {
      const startMs = performance.now()
      const isForm = typeof body === 'string'
      const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
      const answer = await pool.request({
        method,
        path,
        headers: {
          ...(!isForm && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': type }),
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      })
      const text = await answer.body.text()
      return { status: answer.statusCode, text, tookMs: performance.now() - startMs }
    },
    isRunning() {
      try {
        return process.kill(child.pid, 0)
      } catch {
        return false
      }
    },
    async end(signal) {
      const ended = await child.end(signal)
      await pool.destroy()
      return ended
    },
  }
}
