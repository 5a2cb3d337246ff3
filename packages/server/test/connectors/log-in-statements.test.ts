/**
 * The statements of a log-in at an identity provider: an authorization request writes its records
 * by one of them, so that there is no moment with a code and no session.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  createWiredDatabase,
  receiverTrust,
  startTestServer,
  type TestServer,
  type WiredDatabase,
  withoutRateLimits,
} from '@latchkey/testkit'
import { type Application, authorizeUrl, createApplication } from '../authentication/application.ts'
import { listStatements } from '../sent-statements.ts'
import { createToyConnector, startToyUpstream, type ToyUpstream } from './toy-upstream.ts'

const connection = 'partner'
let database: WiredDatabase
let server: TestServer
let upstream: ToyUpstream
let app: Application
let sent: readonly string[][]

beforeAll(async () => {
  upstream = await startToyUpstream()
  database = await createWiredDatabase()
  sent = listStatements(database.wire)
  // Periodic work is done once, at the start.
  const bounds = { rateFlushMs: 600_000, entryFlushMs: 600_000, rememberMs: 600_000 }
  server = await startTestServer({
    database,
    bounds,
    connectors: { oauth2: createToyConnector(() => upstream.origin) },
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  app = await createApplication(server.tenant)
  const json = { name: connection, strategy: 'oauth2', enabled_clients: [app.clientId] }
  await server.tenant.request('POST', '/api/v2/connections', { json })
})
afterAll(async () => {
  await server.stop()
  await upstream.stop()
  await database.drop()
})

const address = () => authorizeUrl(server.tenant, app, { connection })

/** Logs in at the provider. @returns the callback with the response */
async function comeBack(browser: ReturnType<typeof createVisitor>): Promise<string> {
  upstream.person = { sub: 'ada', email: 'ada@example.com', email_verified: true }
  return (await upstream.follow((await browser.visit(address())).url)).href
}

/** The statements of the OAuth server that were sent meanwhile, sorted. */
async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const counts = sent.map(({ length }) => length)
  await work()
  const all = sent.flatMap((list, at) => list.slice(counts[at] ?? 0))
  return all.filter((statement) => /^(?:oidc|login) /.test(statement)).sort()
}

describe('a log-in at an identity provider', () => {
  it('is written by one statement in each request of the browser, besides its state', async () => {
    const first = createVisitor(server)
    await first.visit(await comeBack(first))
    const browser = createVisitor(server)
    let back = ''
    expect(
      await statementsOf(async () => {
        back = await comeBack(browser)
      }),
    ).toEqual(['oidc writeAllShortLived'])
    expect(await statementsOf(() => browser.visit(back))).toEqual([
      'login success logged',
      'oidc find',
      'oidc linked Interaction',
      'oidc session start',
      'oidc subject',
      'oidc take',
    ])
  })

  it('in a browser with a session writes the records before the session', async () => {
    const browser = createVisitor(server)
    await browser.visit(await comeBack(browser))
    expect(await statementsOf(() => browser.visit(address()))).toEqual([
      'oidc linked Session',
      'oidc session keep',
      'oidc upsertShortLived',
    ])
    const more = `${address()}&prompt=login`
    const back = (await upstream.follow((await browser.visit(more)).url)).href
    const end = await browser.visit(back)
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })

  it('is read with the other reads when the user logs out at the provider too', async () => {
    const browser = createVisitor(server)
    await browser.visit(await comeBack(browser))
    await browser.visit(`${server.tenant.baseUrl}/v2/logout?federated`)
    const [reading, ...others] = sent.filter((list) => list.includes('oidc upstream session find'))
    expect(others).toEqual([])
    expect(reading).toContain('oidc linked Session')
    expect(reading).not.toContain('oidc session start')
  })

  it('is 503 while its records cannot be written', async () => {
    await server.database.query(`
      create function refuse() returns trigger language plpgsql security definer as $$
        begin
          raise exception 'terminating connection' using errcode = 'admin_shutdown';
        end $$;
      create trigger refuse before insert on oidc_records
        for each statement execute function refuse()`)
    try {
      const answer = await server.fetch(address(), { redirect: 'manual' })
      expect(answer.status).toBe(503)
      expect(answer.headers.getSetCookie()).toEqual([])
    } finally {
      await server.database.query('drop trigger refuse on oidc_records')
    }
  })
})
