import { readFile } from 'node:fs/promises'
import { Agent } from 'node:https'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import { type Application, createApplication, createUser, password } from './application.ts'

/* The strategy passport-auth0, unmodified, with requests as Passport passes them to it. */

interface Outcome {
  readonly redirect?: string
  readonly user?: User
  readonly challenge?: unknown
  readonly error?: unknown
}
interface User {
  readonly profile: Readonly<Record<string, unknown>>
  readonly tokens: Tokens
}
interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string | undefined
  readonly idToken: string
}
type Verify = (
  accessToken: string,
  refreshToken: string | undefined,
  members: { readonly id_token: string },
  profile: Readonly<Record<string, unknown>>,
  done: (error: unknown, user: User) => void,
) => void
interface Incoming {
  readonly query: Readonly<Record<string, string>>
  /** That of express-session. */
  readonly session: object
}
interface Strategy {
  authenticate(request: Incoming, options: object): void
  readonly _oauth2: { setAgent(agent: Agent): void }
  success(user: unknown): void
  fail(challenge: unknown): void
  redirect(url: string): void
  error(error: unknown): void
}

// The package has no types.
const StrategyOfAuth0: new (options: object, verify: Verify) => Strategy = createRequire(
  import.meta.url,
)('passport-auth0')

let server: TestServer
let app: Application
beforeAll(async () => {
  server = await startTestServer()
  app = await createApplication(server.tenant)
})
afterAll(() => server.stop())

async function openStrategy(clientSecret = app.clientSecret): Promise<Strategy> {
  const options = {
    domain: `localhost:${server.port}`,
    clientID: app.clientId,
    clientSecret,
    callbackURL: app.redirectUri,
  }
  const strategy = new StrategyOfAuth0(
    options,
    (accessToken, refreshToken, { id_token: idToken }, profile, done) =>
      done(null, { profile, tokens: { accessToken, refreshToken, idToken } }),
  )
  strategy._oauth2.setAgent(new Agent({ ca: await readFile(server.caFile) }))
  return strategy
}

/** What the strategy decides on a request, as Passport reads it. */
function authenticate(strategy: Strategy, request: Incoming, options = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const passed: Strategy = Object.assign(Object.create(strategy), {
      success: (user: User) => resolve({ user }),
      fail: (challenge: unknown) => resolve({ challenge }),
      redirect: (redirect: string) => resolve({ redirect }),
      error: (error: unknown) => resolve({ error }),
    })
    passed.authenticate(request, options)
  })
}

/** Logs in by the strategy. @returns the request of the callback */
async function logIn(strategy: Strategy, email: string): Promise<Incoming> {
  const session = {}
  const scope = 'openid profile email offline_access'
  const { redirect = '' } = await authenticate(strategy, { query: {}, session }, { scope })
  const visitor = createVisitor(server)
  const page = await visitor.visit(redirect)
  const { url } = await visitor.submit(page, { username: email, password })
  return { query: Object.fromEntries(url.searchParams), session }
}

it('logs a user in, with the profile and the tokens', async () => {
  const userId = await createUser(server.tenant, 'ada@example.com')
  const strategy = await openStrategy()
  const { user, error } = await authenticate(strategy, await logIn(strategy, 'ada@example.com'))
  expect(error).toBeUndefined()
  expect(user?.profile).toMatchObject({
    provider: 'auth0',
    id: userId,
    user_id: userId,
    emails: [{ value: 'ada@example.com' }],
    name: { givenName: 'Ada' },
  })
  expect(user?.tokens).toEqual({
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
    idToken: expect.any(String),
  })
})

it('refuses a callback of another session, and a wrong secret', async () => {
  await createUser(server.tenant, 'bob@example.com')
  const strategy = await openStrategy()
  const callback = await logIn(strategy, 'bob@example.com')
  const foreign = await authenticate(strategy, { ...callback, session: {} })
  expect(foreign.challenge).toMatchObject({ message: expect.stringContaining('state') })
  const wrong = await authenticate(await openStrategy('not the secret'), callback)
  expect(String(wrong.error)).toContain('client authentication failed')
})
