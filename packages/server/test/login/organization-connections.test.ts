import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, type Sight } from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import {
  type Application,
  authorizeUrl,
  createApplication,
  exchange,
  password,
} from '../authentication/application.ts'

let server: SharedServer
/** An application that allows log-in with and without an organization. */
let app: Application
beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant, { client: { organization_usage: 'allow' } })
})
afterAll(() => server.stop())

async function send(method: string, path: string, json?: unknown) {
  const sent = json === undefined ? {} : { json }
  const answer = await server.tenant.request(method, `/api/v2${path}`, sent)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`)
  return answer.body
}

const upstream = {
  issuer: 'https://idp.example.net',
  authorization_endpoint: 'https://idp.example.net/authorize',
  token_endpoint: 'https://idp.example.net/token',
  jwks_uri: 'https://idp.example.net/keys',
  client_id: 'latchkey',
  client_secret: 'the secret of this server',
}

/** A connection of the application with a domain of its own, without a button by default. */
async function createUpstream(name: string): Promise<string> {
  const options = { ...upstream, domain_aliases: [`${name}.example`] }
  const json = { name, strategy: 'oidc', options, enabled_clients: [app.clientId] }
  return (await send('POST', '/connections', json)).id
}

/** An organization whose users log in by passwords, and by these connections too. */
async function createOrganization(name: string, connections: readonly object[] = []) {
  const { id } = await send('POST', '/organizations', { name })
  const at = `/organizations/${id}/connections`
  for (const each of [{ connection_id: app.connectionId }, ...connections]) {
    await send('POST', at, each)
  }
  const update = (connectionId: string, json: object) =>
    send('PATCH', `${at}/${connectionId}`, json)
  const begin = (visitor = createVisitor(server)) =>
    visitor.visit(authorizeUrl(server.tenant, app, { organization: id }))
  return { id, update, begin }
}

const hasSignUp = ({ text }: Sight) => /href="[^"]*\/signup"/.test(text)

describe('a connection of an organization', () => {
  it('signs up members if `is_signup_enabled` is set, and nobody otherwise', async () => {
    const { id, update, begin } = await createOrganization('signing-up')
    const closed = await begin()
    expect([closed.text.includes('name="password"'), hasSignUp(closed)]).toEqual([true, false])
    const away = createVisitor(server)
    await begin(away)
    expect((await away.visit(closed.url.href.replace(/\/login$/, '/signup'))).status).not.toBe(200)
    const isOpen = { assign_membership_on_login: true, is_signup_enabled: true }
    await update(app.connectionId, isOpen)
    const visitor = createVisitor(server)
    const page = await begin(visitor)
    expect(hasSignUp(page)).toBe(true)
    const form = await visitor.visit(page.url.href.replace(/\/login$/, '/signup'))
    const done = await visitor.submit(form, { email: 'new@signing-up.example', password })
    const { body } = await exchange(server, app, { code: done.url.searchParams.get('code') ?? '' })
    const { sub, org_id } = decodeJwt(body.id_token)
    expect(org_id).toBe(id)
    const members = await send('GET', `/organizations/${id}/members`)
    expect(members.map((each: { user_id: string }) => each.user_id)).toEqual([sub])
  })

  it('has a button unless `show_as_button` is false, where its domain still leads to it', async () => {
    const connection_id = await createUpstream('partner')
    const { update, begin } = await createOrganization('buttons', [{ connection_id }])
    expect((await begin()).text).toContain('Continue with partner')
    await update(connection_id, { show_as_button: false })
    const visitor = createVisitor(server)
    const page = await begin(visitor)
    expect(page.text).not.toContain('Continue with partner')
    const away = await visitor.submit(page, { username: 'ada@partner.example' })
    expect([away.isAway, away.url.origin]).toEqual([true, 'https://idp.example.net'])
  })

  it('is not offered if it is disabled there, or of another organization', async () => {
    const connection_id = await createUpstream('elsewhere')
    const { update, begin } = await createOrganization('disabling', [{ connection_id }])
    await update(connection_id, { is_enabled: false })
    const other = await createOrganization('other')
    for (const visit of [begin, other.begin]) {
      const visitor = createVisitor(server)
      const page = await visit(visitor)
      expect(page.text).not.toContain('Continue with elsewhere')
      const asked = await visitor.submit(page, { username: 'ada@elsewhere.example', password })
      expect([asked.isAway, asked.status]).toEqual([false, 400])
    }
  })
})
