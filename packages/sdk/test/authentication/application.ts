import { createVisitor, type SharedServer, type Visitor } from '@latchkey/testkit'
import {
  audience,
  createApplication,
  createUser,
  password,
} from '../../../server/test/authentication/application.ts'
import {
  type AuthenticationClient,
  type AuthenticationClientOptions,
  createAuthenticationClient,
  type LogInParameters,
} from '../../src/authentication.ts'

export const email = 'ada@example.com'
export const redirectUri = 'https://app.example.com/callback'
export { audience, createApplication, createUser, password }

type Overrides = Partial<AuthenticationClientOptions>

/** A client of an application of a server that runs in this process. */
export async function setUp(server: SharedServer, overrides: Overrides = {}) {
  const { clientId, clientSecret } = await createApplication(server.tenant)
  const requests: string[] = []
  const client = createAuthenticationClient({
    baseUrl: server.tenant.baseUrl,
    clientId,
    clientSecret,
    redirectUri,
    scope: 'openid profile email offline_access',
    audience,
    async fetch(url, init) {
      requests.push(`${init.method} ${new URL(url).pathname}`)
      return server.fetch(url, init)
    },
    ...overrides,
  })
  const visitor = createVisitor(server)
  return { client, clientId, requests, visitor, logIn: logInBy(client, visitor) }
}

const logInBy =
  (client: AuthenticationClient, visitor: Visitor) =>
  async (parameters: LogInParameters = {}) => {
    const { url, transaction } = await client.beginLogIn(parameters)
    const page = await visitor.visit(url)
    const { url: callback } = page.isAway
      ? page
      : await visitor.submit(page, { username: email, password })
    return { callback, transaction, tokens: await client.completeLogIn(callback, transaction) }
  }
