import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
  pkce,
} from './application.ts'

/* Errors of authorization requests of third-party clients (`redirection_policy`). */

let server: SharedServer
const username = 'grace@example.com'
const { parameters } = pkce()
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const strict = { third_party_security_mode: 'strict' }
const protecting = { redirection_policy: 'open_redirect_protection' }

const create = (client: object, isFirstParty = false) =>
  createApplication(server.tenant, { isFirstParty, client: { ...client } })

const open = (app: Application, more: Readonly<Record<string, string>>) =>
  createVisitor(server).visit(authorizeUrl(server.tenant, app, { ...parameters, ...more }))

const requests = [
  { prompt: 'none', error: 'login_required' },
  { connection: 'unknown', error: 'invalid_request' },
]

describe.each(requests)('an authorization request that is refused: $error', (request) => {
  const { error, ...more } = request

  it('ends on a page, without a redirect, for a protecting client', async () => {
    const page = await open(await create({ ...strict, ...protecting }), more)
    expect([page.isAway, page.status]).toEqual([false, 400])
    expect(page.text).toContain(error)
    expect(page.text).not.toContain('app.example.com')
  })

  it.each([
    ['one with allow_always', { ...strict, redirection_policy: 'allow_always' }],
    ['one without a policy', strict],
    ['a permissive one', { third_party_security_mode: 'permissive', ...protecting }],
  ])('is returned to other third-party clients: %s', async (_, client) => {
    const { url } = await open(await create(client), more)
    expect(url.searchParams.get('error')).toBe(error)
  })
})

it('a protecting client gets a code after the consent, and no refusal of the user', async () => {
  const app = await create({ ...strict, ...protecting })
  await createUser(server.tenant, username)
  const visitor = createVisitor(server)
  const address = authorizeUrl(server.tenant, app, parameters)
  const consent = await visitor.submit(await visitor.visit(address), { username, password })
  const refused = await visitor.submit(consent, { action: 'deny' })
  expect([refused.isAway, refused.status]).toEqual([false, 400])
  expect(refused.text).toContain('access_denied')
  const again = await visitor.visit(address)
  const { url } = await visitor.submit(again, { action: 'accept' })
  expect(url.searchParams.get('code')).toEqual(expect.any(String))
})
