/** Actions of the triggers around a sign-up. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from '../authentication/application.ts'
import { mailTo } from '../authentication/mail-folder.ts'
import { bindAction } from './bind-action.ts'

let server: TestServer
let app: Application
const connection = 'Username-Password-Authentication'

beforeAll(async () => {
  server = await startTestServer()
  app = await createApplication(server.tenant)
})
afterAll(() => server.stop())

const bindBefore = (body: string) =>
  bindAction(server.tenant, {
    trigger: 'pre-user-registration',
    code: `exports.onExecutePreUserRegistration = async (event, api) => {${body}}`,
  })
const signUp = (email: string) =>
  server.tenant.request('POST', '/dbconnections/signup', {
    token: null,
    json: { client_id: app.clientId, email, password, connection },
  })
const findUser = async (email: string) =>
  (await server.tenant.request('GET', `/api/v2/users-by-email?email=${email}`)).body[0]

describe('an action before a sign-up', () => {
  it('refuses it with a message for the user, and no user is created', async () => {
    await bindBefore(`
      if (event.user.email.endsWith('@evil.example')) api.access.deny('internal', 'Not from there.')
      api.user.setAppMetadata('source', event.connection.name)`)
    const { status, body } = await signUp('eve@evil.example')
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('Not from there.'),
    ])
    expect(await findUser('eve@evil.example')).toBeUndefined()
  })

  it('sets metadata of the new user', async () => {
    expect((await signUp('ada@acme.example')).status).toBe(200)
    expect(await findUser('ada@acme.example')).toMatchObject({
      app_metadata: { source: connection },
    })
  })

  it('refuses it on the page, too', async () => {
    const browser = createVisitor(server)
    const page = await browser.visit(authorizeUrl(server.tenant, app, { screen_hint: 'signup' }))
    const end = await browser.submit(page, { email: 'mallory@evil.example', password })
    expect([end.status, end.text]).toEqual([400, expect.stringContaining('Not from there.')])
    expect(await findUser('mallory@evil.example')).toBeUndefined()
  })

  it('refuses it where it fails', async () => {
    await bindBefore('throw new Error("internal detail")')
    const { status, text } = await signUp('bob@acme.example')
    expect(status).toBe(400)
    expect(text).not.toContain('internal detail')
    expect(await findUser('bob@acme.example')).toBeUndefined()
    await bindBefore('')
  })
})

describe('an action after a sign-up', () => {
  it('runs in the background, with the id of the user', async () => {
    await bindAction(server.tenant, {
      trigger: 'post-user-registration',
      code: `exports.onExecutePostUserRegistration = async (event, api) => {
        api.cache.set('last', event.user.user_id)
        throw new Error('seen ' + event.user.user_id)
      }`,
    })
    expect((await signUp('grace@acme.example')).status).toBe(200)
    const { user_id } = await findUser('grace@acme.example')
    const query = `select results from action_executions where trigger = 'post-user-registration'`
    let found: unknown
    for (let turn = 0; turn < 50 && found === undefined; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      found = (await server.database.query(query)).rows[0]?.results
    }
    expect(JSON.stringify(found)).toContain(`seen ${user_id}`)
  })

  it('delays no mails of other tenants', async () => {
    await bindAction(server.tenant, {
      trigger: 'post-user-registration',
      code: 'exports.onExecutePostUserRegistration = () => new Promise((r) => setTimeout(r, 6000))',
    })
    const other = await server.addTenant('other.example.com')
    const { clientId: client_id } = await createApplication(other)
    const email = 'bob@other.example'
    await createUser(other, email)
    for (let at = 0; at < 4; at += 1) await signUp(`slow-${at}@acme.example`)
    const startedMs = performance.now()
    await other.request('POST', '/dbconnections/change_password', {
      token: null,
      json: { connection, email, client_id },
    })
    await mailTo(server, email, 1)
    expect(performance.now() - startedMs).toBeLessThan(3_000)
  })
})
