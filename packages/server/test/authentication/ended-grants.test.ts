import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import {
  type Application,
  type ApplicationOptions,
  audience,
  authorizeUrl,
  createApplication,
  exchange,
  password,
} from './application.ts'
import { logInNewUser, logInNewUserTo } from './log-in-new-user.ts'

/** What ends a grant ends its tokens, at every API of the server. */
const scope = 'openid offline_access read:books'
let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
  await management('POST', '/resource-servers', { identifier: `${server.tenant.baseUrl}/me/` })
})
afterAll(() => server.stop())

const management = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

const logIn = (options: ApplicationOptions = {}, attempt: object = { audience }) =>
  logInNewUser(server, options, { scope, ...attempt })

const userInfo = async (token: string) =>
  (await server.tenant.request('GET', '/userinfo', { token })).status

const refresh = async (app: Application, refresh_token: string) =>
  (await exchange(server, app, { grant_type: 'refresh_token', refresh_token })).status

type LoggedIn = Awaited<ReturnType<typeof logInNewUser>> & { readonly audience?: string }

/** The APIs of the server at which users have scopes of their own, with a request to each. */
const ownApis = () => [
  {
    audience: `${server.tenant.baseUrl}/api/v2/`,
    scope: 'read:current_user',
    path: (userId: string) => `/api/v2/users/${encodeURIComponent(userId)}`,
  },
  {
    audience: `${server.tenant.baseUrl}/me/`,
    scope: 'read:me:profile',
    path: () => '/me/v1/profile',
  },
]

/** Each event that ends a grant ends its tokens. */
const ends: readonly [string, ApplicationOptions, (at: LoggedIn) => Promise<unknown>][] = [
  ['its code was used again', {}, ({ app, code }) => exchange(server, app, { code })],
  [
    'its refresh token was revoked',
    {},
    ({ app, tokens }) =>
      server.tenant.request('POST', '/oauth/revoke', {
        token: null,
        form: {
          client_id: app.clientId,
          client_secret: app.clientSecret,
          token: tokens.refresh_token,
        },
      }),
  ],
  [
    'its refresh token was used again',
    {},
    async ({ app, tokens }) => {
      await refresh(app, tokens.refresh_token)
      await refresh(app, tokens.refresh_token)
    },
  ],
  [
    'the user took it back',
    { isFirstParty: false },
    async ({ userId, app, audience: api = audience }) => {
      const query = new URLSearchParams({ user_id: userId, audience: api, client_id: app.clientId })
      const [grant] = (await management('GET', `/grants?${query}`)).body
      expect((await management('DELETE', `/grants/${grant.id}`)).status).toBe(204)
    },
  ],
  [
    'all that the user let was taken back',
    { isFirstParty: false },
    ({ userId }) => management('DELETE', `/grants?${new URLSearchParams({ user_id: userId })}`),
  ],
  ['its client is deleted', {}, ({ app }) => management('DELETE', `/clients/${app.clientId}`)],
  [
    'its user is blocked, and for good',
    {},
    async ({ userId }) => {
      const path = `/users/${encodeURIComponent(userId)}`
      await management('PATCH', path, { blocked: true })
      await management('PATCH', path, { blocked: false })
    },
  ],
]

const refreshTokensOf = async ({ userId }: LoggedIn) => {
  const { body } = await management('GET', `/users/${encodeURIComponent(userId)}/refresh-tokens`)
  return body.tokens as readonly { readonly resource_servers: readonly { audience: string }[] }[]
}
const audiencesOf = ({
  resource_servers: all,
}: {
  resource_servers: readonly { audience: string }[]
}) => all.map(({ audience: each }) => each)

describe('an access token is refused, and no other is issued, when', () => {
  it.each(ends)('%s', async (name, options, end) => {
    const at = await logIn(options)
    expect(await userInfo(at.tokens.access_token)).toBe(200)
    await end(at)
    expect(await userInfo(at.tokens.access_token)).toBe(401)
    // A deleted client is `invalid_client` (RFC 6749, section 5.2).
    const refused = name === 'its client is deleted' ? 401 : 400
    expect(await refresh(at.app, at.tokens.refresh_token)).toBe(refused)
  })

  it.each(ends)('%s: at the management API and the My Account API too', async (_, options, end) => {
    for (const { audience: api, scope: own, path } of ownApis()) {
      const app = await createApplication(server.tenant, options)
      const grant = { client_id: app.clientId, audience: api, subject_type: 'user' }
      const made = await management('POST', '/client-grants', { ...grant, scope: [own] })
      expect(made.status).toBe(201)
      const asked = { audience: api, scope: `openid offline_access ${own}` }
      const at = await logInNewUserTo(server, app, asked)
      const { access_token: token } = at.tokens
      const address = path(at.userId)
      const statusOf = async () => (await server.tenant.request('GET', address, { token })).status
      expect([address, await statusOf()]).toEqual([address, 200])
      expect((await refreshTokensOf(at)).map(audiencesOf)).toEqual([[api]])
      await end({ ...at, audience: api })
      expect([address, await statusOf()]).toEqual([address, 401])
    }
  })

  it('it is for no API, and its grant was revoked', async () => {
    const { userId, tokens } = await logIn({ isFirstParty: false }, { scope: 'openid' })
    expect(await userInfo(tokens.access_token)).toBe(200)
    await management('DELETE', `/grants?${new URLSearchParams({ user_id: userId })}`)
    expect(await userInfo(tokens.access_token)).toBe(401)
  })

  it('has a `grant_id` that is not a credential', async () => {
    const { tokens } = await logIn()
    const { grant_id } = jsonwebtoken.decode(tokens.access_token) as { grant_id?: string }
    expect(grant_id).toMatch(/^[\w-]{43}$/)
  })
})

describe('the tenant flag `revoke_refresh_token_grant`', () => {
  const setFlag = (revoke_refresh_token_grant: boolean) =>
    management('PATCH', '/tenants/settings', { flags: { revoke_refresh_token_grant } })
  const revoke = async (app: Application, token: string) => {
    const form = { client_id: app.clientId, client_secret: app.clientSecret, token }
    const { status } = await server.tenant.request('POST', '/oauth/revoke', { token: null, form })
    expect(status).toBe(200)
  }
  /** Another log-in of the same user, in another browser. */
  async function logInAgain({ app, email }: LoggedIn, request: object): Promise<string> {
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app, { ...request }))
    const after = await visitor.submit(page, { username: email, password })
    const away = after.isAway ? after : await visitor.submit(after, { action: 'accept' })
    const code = away.url.searchParams.get('code') ?? ''
    return (await exchange(server, app, { code })).body.refresh_token
  }
  const books = { scope, audience }
  const own = { scope: 'openid offline_access' }
  const clientOf = (app: Application) => new URLSearchParams({ client_id: app.clientId })
  const listed = async (app: Application) =>
    (await management('GET', `/grants?${clientOf(app)}`)).body.map(
      (each: { audience: string }) => each.audience,
    )

  it.each([true, false])('ends the tokens of all log-ins for the API: %s', async (isOn) => {
    await setFlag(isOn)
    const at = await logIn()
    const [same, none] = [await logInAgain(at, books), await logInAgain(at, own)]
    const other = await createApplication(server.tenant)
    const foreign = await logInAgain({ ...at, app: other }, books)
    await revoke(other, at.tokens.refresh_token)
    await revoke(at.app, at.tokens.refresh_token)
    const statuses = [await refresh(at.app, same), await refresh(at.app, none)]
    expect([...statuses, await refresh(other, foreign)]).toEqual([isOn ? 400 : 200, 200, 200])
    await setFlag(false)
  })

  it('ends those without an API apart, and leaves those for APIs', async () => {
    await setFlag(true)
    const at = await logIn({}, own)
    const [same, api] = [await logInAgain(at, own), await logInAgain(at, books)]
    await revoke(at.app, at.tokens.refresh_token)
    expect([await refresh(at.app, same), await refresh(at.app, api)]).toEqual([400, 200])
    await setFlag(false)
  })

  it('deletes the consent to a third-party client', async () => {
    const at = await logIn({ isFirstParty: false })
    const [, token] = [await setFlag(false), await logInAgain(at, books)]
    await revoke(at.app, token)
    expect(await listed(at.app)).toContain(audience)
    await setFlag(true)
    await revoke(at.app, at.tokens.refresh_token)
    expect(await listed(at.app)).toEqual([`${server.tenant.baseUrl}/userinfo`])
    await setFlag(false)
  })
})

describe('refresh tokens for the management API', () => {
  it('are revoked by its audience', async () => {
    const [{ audience: api = '', scope: own = '' } = {}] = ownApis()
    const app = await createApplication(server.tenant)
    const grant = { client_id: app.clientId, audience: api, subject_type: 'user', scope: [own] }
    expect((await management('POST', '/client-grants', grant)).status).toBe(201)
    const asked = { audience: api, scope: `openid offline_access ${own}` }
    const at = await logInNewUserTo(server, app, asked)
    const selection = { user_id: at.userId, client_id: app.clientId, audience: api }
    expect((await management('POST', '/refresh-tokens/revoke', selection)).status).toBe(202)
    expect(await refreshTokensOf(at)).toEqual([])
    expect(await refresh(app, at.tokens.refresh_token)).toBe(400)
  })
})
