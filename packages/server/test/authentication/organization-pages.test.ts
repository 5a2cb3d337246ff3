import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, type Sight } from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'

let server: SharedServer
/** An application that allows organizations and requires none. */
let app: Application
let acme: string
beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant, {
    client: {
      organization_usage: 'allow',
      initiate_login_uri: 'https://app.example.com/login?from=mail',
    },
  })
  acme = await createOrganization('acme', { display_name: 'Acme Corporation' })
})
afterAll(() => server.stop())

async function send(method: string, path: string, json?: unknown) {
  const sent = json === undefined ? {} : { json }
  return (await server.tenant.request(method, `/api/v2${path}`, sent)).body
}

async function createOrganization(name: string, members: object = {}): Promise<string> {
  const enabled_connections = [{ connection_id: app.connectionId }]
  return (await send('POST', '/organizations', { name, enabled_connections, ...members })).id
}

type Parameters = Readonly<Record<string, string>>

const begin = (of: Application, parameters: Parameters, visitor = createVisitor(server)) =>
  visitor.visit(authorizeUrl(server.tenant, of, parameters))

async function claimsOf(sight: Sight, of = app) {
  expect([sight.url.searchParams.get('error_description'), sight.isAway]).toEqual([null, true])
  const code = sight.url.searchParams.get('code') ?? ''
  return decodeJwt((await exchange(server, of, { code })).body.id_token)
}

const errorOf = ({ url }: Sight) => url.searchParams.get('error')

describe('an invitation', () => {
  const invite = (email: string, more: object = {}) =>
    send('POST', `/organizations/${acme}/invitations`, {
      inviter: { name: 'Grace Hopper' },
      invitee: { email },
      client_id: app.clientId,
      ...more,
    })
  const parametersOf = (url: string): Parameters => {
    const { searchParams, origin, pathname } = new URL(url)
    expect(`${origin}${pathname}`).toBe('https://app.example.com/login')
    expect(searchParams.get('from')).toBe('mail')
    expect(searchParams.get('organization_name')).toBe('acme')
    const [invitation, organization] = ['invitation', 'organization'].map(
      (name) => searchParams.get(name) ?? '',
    )
    return { invitation: invitation ?? '', organization: organization ?? '' }
  }

  it('is accepted on a page, and signs up a member with roles and metadata', async () => {
    const role = (await send('POST', '/roles', { name: 'Invited' })).id
    const isMailed = { send_invitation_email: false }
    const more = {
      ...isMailed,
      roles: [role],
      user_metadata: { color: 'teal' },
      app_metadata: { plan: 'pro' },
    }
    const made = await invite('Kate@Example.com', more)
    expect(made).toMatchObject({ invitee: { email: 'kate@example.com' }, roles: [role] })
    const url = made.invitation_url
    const visitor = createVisitor(server)
    const response = await begin(app, parametersOf(url), visitor)
    for (const text of ['Acme Corporation', 'Grace Hopper', 'kate@example.com']) {
      expect(response.text).toContain(text)
    }
    const signup = await visitor.submit(response, { action: 'accept' })
    expect(signup.url.pathname).toMatch(/\/signup$/)
    expect(signup.text).toContain('value="kate@example.com"')
    const { sub = '', ...claims } = await claimsOf(
      await visitor.submit(signup, { email: 'other@example.com', password }),
    )
    expect(claims).toMatchObject({ org_id: acme, email: 'kate@example.com', email_verified: true })
    const user = await send('GET', `/users/${encodeURIComponent(sub)}`)
    expect(user).toMatchObject({ user_metadata: { color: 'teal' }, app_metadata: { plan: 'pro' } })
    const member = `/organizations/${acme}/members/${encodeURIComponent(sub)}`
    expect(await send('GET', `${member}/roles`)).toMatchObject([{ id: role }])
    expect(await send('GET', `/organizations/${acme}/invitations`)).toEqual([])
    expect(errorOf(await begin(app, parametersOf(url)))).toBe('invalid_request')
  })

  it('requires an existing user to log in, also if the session is of another user', async () => {
    await createUser(server.tenant, 'lin@example.com')
    await createUser(server.tenant, 'max@example.com')
    const { invitation_url, id } = await invite('lin@example.com', { send_invitation_email: false })
    const visitor = createVisitor(server)
    const first = await begin(app, {}, visitor)
    await claimsOf(await visitor.submit(first, { username: 'max@example.com', password }))
    const response = await begin(app, parametersOf(invitation_url), visitor)
    const page = await visitor.submit(response, { action: 'accept' })
    expect(page.url.pathname).toMatch(/\/login$/)
    const refused = await visitor.submit(page, { username: 'max@example.com', password })
    expect(errorOf(refused)).toBe('access_denied')
    expect(await send('GET', `/organizations/${acme}/invitations/${id}`)).toMatchObject({ id })
    const other = createVisitor(server)
    const again = await other.submit(await begin(app, parametersOf(invitation_url), other), {
      action: 'accept',
    })
    expect(again.text).toContain('value="lin@example.com"')
    const done = await other.submit(again, { username: 'lin@example.com', password })
    expect(await claimsOf(done)).toMatchObject({ org_id: acme, email_verified: true })
  })

  it('admits all concurrent log-ins of the invited user', async () => {
    await createUser(server.tenant, 'ola@example.com')
    const { invitation_url } = await invite('ola@example.com', { send_invitation_email: false })
    const pages = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const visitor = createVisitor(server)
        const offer = await begin(app, parametersOf(invitation_url), visitor)
        return { visitor, page: await visitor.submit(offer, { action: 'accept' }) }
      }),
    )
    const credentials = { username: 'ola@example.com', password }
    const ends = await Promise.all(
      pages.map(({ visitor, page }) => visitor.submit(page, credentials)),
    )
    for (const end of ends) expect(await claimsOf(end)).toMatchObject({ org_id: acme })
  })

  it('can be declined, deleted, and is valid for its organization and client only', async () => {
    const { invitation_url, id } = await invite('ned@example.com', { send_invitation_email: false })
    const parameters = parametersOf(invitation_url)
    const visitor = createVisitor(server)
    const response = await begin(app, parameters, visitor)
    expect(errorOf(await visitor.submit(response, { action: 'deny' }))).toBe('access_denied')
    const other = await createOrganization('elsewhere')
    const { organization: _, ...without } = parameters
    expect(errorOf(await begin(app, { ...parameters, organization: other }))).toBe(
      'invalid_request',
    )
    expect(errorOf(await begin(app, without))).toBe('invalid_request')
    await send('DELETE', `/organizations/${acme}/invitations/${id}`)
    expect(errorOf(await begin(app, parameters))).toBe('invalid_request')
  })

  it('allows a sign-up even if sign-ups are disabled', async () => {
    const connection = `/connections/${app.connectionId}`
    const { options } = await send('GET', connection)
    await send('PATCH', connection, { options: { ...options, disable_signup: true } })
    const { invitation_url } = await invite('pia@example.com', { send_invitation_email: false })
    const visitor = createVisitor(server)
    const response = await begin(app, parametersOf(invitation_url), visitor)
    const signup = await visitor.submit(response, { action: 'accept' })
    const done = await visitor.submit(signup, { password })
    await send('PATCH', connection, { options })
    expect(await claimsOf(done)).toMatchObject({ email: 'pia@example.com', org_id: acme })
  })

  it('requires a client that uses organizations and has a URL', async () => {
    const refused = async (client: Readonly<Record<string, unknown>>) => {
      const { clientId: client_id } = await createApplication(server.tenant, { client })
      return (await invite('quinn@example.com', { client_id })).message
    }
    expect(await refused({ organization_usage: 'allow' })).toContain('`initiate_login_uri`')
    expect(await refused({})).toContain('`organization_usage` of the client')
  })
})

describe('organization_require_behavior', () => {
  const asking = (client: Readonly<Record<string, unknown>>) =>
    createApplication(server.tenant, { client })

  it('asks for the organization before the log-in, by its name or an e-mail address', async () => {
    const client = {
      organization_usage: 'require',
      organization_require_behavior: 'pre_login_prompt',
      organization_discovery_methods: ['email', 'organization_name'],
    }
    const of = await asking(client)
    const user = await createUser(server.tenant, 'rosa@acme.example')
    await send('POST', `/organizations/${acme}/members`, { members: [user] })
    await send('POST', `/organizations/${acme}/discovery-domains`, {
      domain: 'acme.example',
      status: 'verified',
    })
    for (const organization of ['Acme', 'rosa@acme.example']) {
      const visitor = createVisitor(server)
      const page = await begin(of, {}, visitor)
      const unknown = await visitor.submit(page, { organization: 'acme-unknown' })
      expect([unknown.status, unknown.text]).toEqual([400, expect.stringContaining('acme-unknown')])
      const login = await visitor.submit(unknown, { organization })
      expect(login.text).toContain('Acme Corporation')
      const done = await visitor.submit(login, { username: 'rosa@acme.example', password })
      expect(await claimsOf(done, of)).toMatchObject({ sub: user, org_id: acme })
    }
    expect(errorOf(await begin(of, { prompt: 'none' }))).toBe('interaction_required')
  })

  it('shows the organizations of the user after the log-in', async () => {
    const behavior = { organization_require_behavior: 'post_login_prompt' }
    const required = await asking({ organization_usage: 'require', ...behavior })
    const allowed = await asking({ organization_usage: 'allow', ...behavior })
    const username = 'sam@example.com'
    const user = await createUser(server.tenant, username)
    const logIn = async (of: Application, visitor = createVisitor(server)) =>
      visitor.submit(await begin(of, {}, visitor), { username, password })
    expect(errorOf(await logIn(required))).toBe('access_denied')
    expect(await claimsOf(await logIn(allowed), allowed)).not.toHaveProperty('org_id')
    await send('POST', `/organizations/${acme}/members`, { members: [user] })
    expect(await claimsOf(await logIn(required), required)).toMatchObject({ org_id: acme })
    const second = await createOrganization('second', { display_name: 'Second Ltd' })
    const foreign = await createOrganization('third')
    await send('POST', `/organizations/${second}/members`, { members: [user] })
    const visitor = createVisitor(server)
    const picker = await logIn(required, visitor)
    expect(picker.text).toContain('Acme Corporation')
    expect(picker.text).toContain('Second Ltd')
    expect(picker.text).not.toContain('Personal account')
    expect((await visitor.submit(picker, { organization: foreign })).status).toBe(400)
    const done = await visitor.submit(picker, { organization: second })
    expect(await claimsOf(done, required)).toMatchObject({ org_id: second })
    const either = await begin(allowed, {}, visitor)
    expect(either.text).toContain('Personal account')
    const alone = await visitor.submit(either, { organization: '' })
    expect(await claimsOf(alone, allowed)).not.toHaveProperty('org_id')
  })
})
