import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  createVisitor,
  patient,
  startTestServer,
  type TestDatabase,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { authorizeUrl, createApplication } from './authentication/application.ts'
import { createSamlUpstream } from './connectors/saml-upstream.ts'
import { createGranted, withdrawGrants } from './granted-client.ts'
import { certifiedKey } from './key-pems.ts'

/** Two servers over one database and one data folder, as behind a load balancer. */
let database: TestDatabase
let one: TestServer
let two: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  const config = { publicPort: 443 }
  one = await startTestServer({ database, config })
  two = await startTestServer({ database, config, dataFolder: one.dataFolder })
})
afterAll(async () => {
  await two.stop()
  await one.stop()
  await database.drop()
})

const path = '/api/v2/network-acls'
const definition = {
  description: 'By one',
  active: true,
  rule: { action: { log: true }, scope: 'tenant' },
}

describe('two servers', () => {
  it('accept the tokens of each other', async () => {
    const [byOne, byTwo] = [await one.tenant.token(), await two.tenant.token()]
    expect((await two.tenant.request('GET', path, { token: byOne })).status).toBe(200)
    expect((await one.tenant.request('GET', path, { token: byTwo })).status).toBe(200)
  })

  it('see the writes of the other immediately', async () => {
    const made = await one.tenant.request('POST', path, { json: definition })
    const address = `${path}/${made.body.id}`
    expect((await two.tenant.request('GET', address)).body).toMatchObject(made.body)
    const json = { ...definition, description: 'By two' }
    await two.tenant.request('PUT', address, { json })
    expect((await one.tenant.request('GET', address)).body.description).toBe('By two')
    expect((await two.tenant.request('POST', path, { json })).status).toBe(409)
    await two.tenant.request('DELETE', address)
    expect((await one.tenant.request('GET', address)).status).toBe(404)
  })

  it('import the same users concurrently, each once', async () => {
    const name = 'Imported'
    const json = { name, strategy: 'auth0' }
    const { body } = await one.tenant.request('POST', '/api/v2/connections', { json })
    const people = Array.from({ length: 300 }, (_, at) => ({
      email: `person${at}@imports.example.com`,
    }))
    const send = async (server: TestServer, users: readonly object[]) => {
      const multipart = { users: JSON.stringify(users), connection_id: body.id }
      const sent = await server.tenant.request('POST', '/api/v2/jobs/users-imports', { multipart })
      return sent.body.id as string
    }
    const reversed = [...people].reverse()
    const ids = await Promise.all([send(one, people), send(two, reversed)])
    const jobs: { status: string; summary: { inserted: number; failed: number } }[] = []
    await until('both imports have ended', async () => {
      jobs.length = 0
      for (const id of ids) jobs.push((await one.tenant.request('GET', `/api/v2/jobs/${id}`)).body)
      return jobs.every(({ status }) => status === 'completed' || status === 'failed')
    })
    expect(jobs.map(({ status }) => status)).toEqual(['completed', 'completed'])
    const sum = (member: 'inserted' | 'failed') =>
      jobs.reduce((all, { summary }) => all + summary[member], 0)
    expect([sum('inserted'), sum('failed')]).toEqual([people.length, people.length])
    const { rows } = await database.query(
      `select count(*)::int as identifiers, count(distinct provider_user_id)::int as accounts
         from user_identifiers where connection_id = $1`,
      [body.id],
    )
    expect(rows).toEqual([{ identifiers: people.length, accounts: people.length }])
  })

  it('serve a tenant that the other created, also if it was requested before', async () => {
    const sendRequest = () => two.fetch('https://new.example.com/.well-known/jwks.json')
    await expect(sendRequest()).rejects.toThrow() // its certificate is another's
    const made = await one.addTenant('new.example.com')
    const endMs = Date.now() + patient(1500)
    let response = await sendRequest().catch(() => undefined)
    while (response?.status !== 200 && Date.now() < endMs) {
      response = await sendRequest().catch(() => undefined)
    }
    expect(response?.status).toBe(200)
    const token = await made.token('read:network_acls')
    const headers = { authorization: `Bearer ${token}` }
    const list = await two.fetch(`https://new.example.com${path}`, { headers })
    expect([list.status, await list.json()]).toEqual([200, []])
  })

  it('apply the deletion of a grant at the other within a second', async () => {
    const { clientId, clientSecret } = await createGranted(one.tenant, 'Withdrawn', '/api/v2/', [
      'read:network_acls',
    ])
    const form = {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      audience: '/api/v2/',
    }
    const { body } = await two.tenant.request('POST', '/oauth/token', { token: null, form })
    const use = () => two.tenant.request('GET', path, { token: body.access_token })
    expect((await use()).status).toBe(200)
    await withdrawGrants(one.tenant, clientId)
    const startMs = Date.now()
    let answer = await use()
    while (answer.status === 200 && Date.now() < startMs + patient(1500)) answer = await use()
    expect([answer.status, answer.body.message]).toEqual([401, 'Client is not global.'])
    expect(Date.now() - startMs).toBeLessThan(patient(1200))
  })

  it('apply changed page texts and sign-up settings of the other within a second', async () => {
    const app = await createApplication(one.tenant)
    const pageAt = async (server: TestServer) => {
      const { text } = await createVisitor(server).visit(authorizeUrl(server.tenant, app))
      return [text.includes('Welcome home'), text.includes('/signup')]
    }
    expect(await Promise.all([one, two].map(pageAt))).toEqual([
      [false, true],
      [false, true],
    ])
    await one.tenant.request('PUT', '/api/v2/prompts/login/custom-text/en', {
      json: { login: { title: 'Welcome home' } },
    })
    await one.tenant.request('PATCH', `/api/v2/connections/${app.connectionId}`, {
      json: { options: { disable_signup: true } },
    })
    const startMs = Date.now()
    expect(await pageAt(one)).toEqual([true, false])
    await until('the page of the other', async () => String(await pageAt(two)) === 'true,false')
    expect(Date.now() - startMs).toBeLessThan(patient(2500))
  })

  it('end with the stored rules after both have written the same ones at the same time', async () => {
    const agents = Array.from({ length: 20 }, (_, at) => `agent ${at}`)
    const rule = (agent: string) => ({
      action: { block: true },
      scope: 'tenant',
      match: { user_agents: [agent] },
    })
    const json = (agent: string, at: number) => ({
      ...definition,
      priority: 20 + at,
      rule: rule(agent),
    })
    const create = async (agent: string, at: number) =>
      (await one.tenant.request('POST', path, { json: json(agent, at) })).body.id as string
    const ids = await Promise.all(agents.map(create))
    const endMs = Date.now() + 3_000
    const replace = async (server: TestServer, name: string, id: string) => {
      for (let round = 0; Date.now() < endMs; round += 1) {
        const written = { rule: rule(`${name} ${id} ${round}`) }
        await server.tenant.request('PATCH', `${path}/${id}`, { json: written })
      }
    }
    await Promise.all(ids.flatMap((id) => [replace(one, 'one', id), replace(two, 'two', id)]))
    const { body: stored } = await one.tenant.request('GET', path)
    const notBlocked = async (server: TestServer) => {
      const statuses: number[] = []
      for (const id of ids) {
        const acl = stored.find((each: { id: string }) => each.id === id)
        const headers = { 'user-agent': acl.rule.match.user_agents[0] }
        statuses.push((await server.tenant.request('GET', path, { headers })).status)
      }
      return statuses.filter((status) => status !== 403).length
    }
    await until(
      'the stored rules are in force at both',
      async () => {
        const counts = await Promise.all([one, two].map(notBlocked))
        return counts.every((count) => count === 0)
      },
      patient(3_000),
    )
    for (const id of ids) await one.tenant.request('DELETE', `${path}/${id}`)
  })

  it('accept a priority once across both', async () => {
    const json = { ...definition, priority: 7 }
    const tries = Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? one : two).tenant.request('POST', path, { json }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  })

  it('share what SAML responses were used: of one that is posted to both, one logs in', async () => {
    const until2040 = new Date('2040-01-01')
    const upstream = createSamlUpstream(await certifiedKey('idp.example.com', until2040))
    const app = await createApplication(one.tenant)
    const json = {
      name: 'shared-saml',
      strategy: 'samlp',
      options: upstream.options,
      enabled_clients: [app.clientId],
    }
    await one.tenant.request('POST', '/api/v2/connections', { json })
    let requests = 0
    const visitor = createVisitor({
      fetch(url, init) {
        requests += 1
        return (requests % 2 === 0 ? one : two).fetch(url, init)
      },
      tenant: one.tenant,
    })
    const begin = authorizeUrl(one.tenant, app, { connection: 'shared-saml' })
    const fields = await upstream.logIn((await visitor.visit(begin)).url, 'ada')
    const post = async (server: TestServer) => {
      const { headers } = await server.fetch(`${one.tenant.baseUrl}/login/callback`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
        redirect: 'manual',
      })
      return visitor.visit(headers.get('location') ?? '')
    }
    const ends = await Promise.all([one, two, one, two].map(post))
    const loggedIn = ends.filter(({ url }) => url.searchParams.has('code'))
    expect(loggedIn).toHaveLength(1)
    expect((await post(two)).status).toBe(400)
  })
})
