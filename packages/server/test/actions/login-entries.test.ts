/** The log entries of log-ins with actions, which name their executions. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, until } from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import { bindAction, postLogin } from './bind-action.ts'

let server: SharedServer
let app: Application
let organizationId: string
const passwordGrant = 'http://auth0.com/oauth/grant-type/password-realm'
const realm = 'Username-Password-Authentication'

const request = (method: string, path: string, json?: object) =>
  server.tenant.request(method, `/api/v2${path}`, json ? { json } : {})

beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant, {
    client: {
      grant_types: ['authorization_code', passwordGrant],
      organization_usage: 'allow',
      organization_require_behavior: 'post_login_prompt',
    },
  })
  const enabled_connections = [{ connection_id: app.connectionId }]
  const { body } = await request('POST', '/organizations', { name: 'acme', enabled_connections })
  organizationId = body.id
})
afterAll(() => server.stop())

/** The entries of a user of a type, once there is one of the type `until`. */
async function entriesOf(userId: string, type: string, awaited = type) {
  const list = async (of: string): Promise<readonly { readonly details?: object }[]> => {
    const query = encodeURIComponent(`type:${of} AND user_id:"${userId}"`)
    return (await request('GET', `/logs?q=${query}`)).body
  }
  await until(`an entry ${awaited}`, async () => (await list(awaited)).length > 0)
  return list(type)
}

async function logIn(email: string, to: Application = app) {
  const browser = createVisitor(server)
  const page = await browser.visit(authorizeUrl(server.tenant, to))
  return { browser, sight: await browser.submit(page, { username: email, password }) }
}

/** Expects one entry with one execution, which the API shows. */
async function expectExecution(userId: string, status: string) {
  const entries = await entriesOf(userId, 's')
  expect(entries).toEqual([
    expect.objectContaining({
      connection: realm,
      client_id: app.clientId,
      details: { actions: { executions: [expect.any(String)] } },
    }),
  ])
  const [id] = JSON.stringify(entries[0]?.details).match(/[\w-]{36}/) ?? []
  expect((await request('GET', `/actions/executions/${id}`)).body).toMatchObject({
    id,
    trigger_id: 'post-login',
    status,
  })
}

describe('the entry of a log-in', () => {
  it('names the execution, on the page and at the token endpoint', async () => {
    await bindAction(server.tenant, postLogin(''))
    const byPage = await createUser(server.tenant, 'page@example.com')
    const { sight } = await logIn('page@example.com')
    expect(sight.url.searchParams.get('code')).not.toBeNull()
    await expectExecution(byPage, 'final')
    const byGrant = await createUser(server.tenant, 'grant@example.com')
    const username = 'grant@example.com'
    const form = { grant_type: passwordGrant, realm, username, password }
    expect((await exchange(server, app, form)).status).toBe(200)
    await expectExecution(byGrant, 'final')
  })

  it('is counted once in the statistics of the day, and not for a refused log-in', async () => {
    const counted = async () => {
      const days: readonly { readonly logins: number }[] = (await request('GET', '/stats/daily'))
        .body
      return days.reduce((sum, { logins }) => sum + logins, 0)
    }
    const username = 'counted@example.com'
    const userId = await createUser(server.tenant, username)
    const before = await counted()
    await bindAction(server.tenant, postLogin(''))
    await logIn(username)
    await entriesOf(userId, 's')
    expect(await counted()).toBe(before + 1)
    await bindAction(server.tenant, postLogin(`api.access.deny('Not today.')`))
    const { sight } = await logIn(username)
    expect(sight.url.searchParams.get('error')).toBe('access_denied')
    expect(await counted()).toBe(before + 1)
  })

  it('is none for a log-in that an action denies', async () => {
    await bindAction(server.tenant, postLogin(`api.access.deny('Closed.')`))
    const userId = await createUser(server.tenant, 'denied@example.com')
    const username = 'denied@example.com'
    const form = { grant_type: passwordGrant, realm, username, password }
    expect((await exchange(server, app, form)).body).toMatchObject({
      error: 'access_denied',
      error_description: 'Closed.',
    })
    await logIn(username)
    const all = async () => (await request('GET', '/logs?q=description:Closed.')).body
    await until('both entries', async () => (await all()).length === 2)
    const query = encodeURIComponent(`type:s AND user_id:"${userId}"`)
    expect((await request('GET', `/logs?q=${query}`)).body).toEqual([])
  })

  it('has one execution where the user chooses an organization, and is redirected once', async () => {
    await bindAction(server.tenant, {
      trigger: 'post-login',
      code: `
        exports.onExecutePostLogin = async (event, api) => {
          api.redirect.sendUserTo('https://page.example.com/', {
            query: { organization: event.organization?.name ?? 'none' },
          })
        }
        exports.onContinuePostLogin = async () => {}`,
    })
    const userId = await createUser(server.tenant, 'member@example.com')
    await request('POST', `/organizations/${organizationId}/members`, { members: [userId] })
    const { browser, sight: picker } = await logIn('member@example.com')
    expect(picker.url.pathname).toMatch(/organization-picker$/)
    const away = await browser.submit(picker, { organization: organizationId })
    expect([away.url.hostname, away.url.searchParams.get('organization')]).toEqual([
      'page.example.com',
      'acme',
    ])
    const state = away.url.searchParams.get('state') ?? ''
    const back = `${server.tenant.baseUrl}/continue?${new URLSearchParams({ state })}`
    const end = await browser.visit(back)
    expect(end.url.searchParams.get('code')).not.toBeNull()
    const entries = await entriesOf(userId, 's')
    // That before the redirect, and that after it.
    expect(entries).toEqual([
      expect.objectContaining({
        details: { actions: { executions: [expect.any(String), expect.any(String)] } },
      }),
    ])
  })
})
