import type { TestAnswer, TestServer, TestTenant } from '@latchkey/testkit'
import { type Application, createApplication, password } from './application.ts'

export const connection = 'Username-Password-Authentication'
const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'
export const client = { grant_types: [realmGrant, 'authorization_code', 'client_credentials'] }

/** An application of a tenant that does not block addresses: these tests are about accounts. */
export async function prepare(tenant: TestTenant): Promise<Application> {
  const path = '/api/v2/attack-protection/suspicious-ip-throttling'
  await tenant.request('PATCH', path, { json: { enabled: false } })
  return createApplication(tenant, { client })
}

export interface Try {
  readonly tenant?: TestTenant
  readonly by?: Application
  readonly headers?: Readonly<Record<string, string>>
}

export interface Attempts {
  /** The application that signs in, of the tenant of the server. */
  readonly app: Application
  /** A log-in by the password grant. */
  tryOnce(username: string, typed: string, options?: Try): Promise<TestAnswer>
  /** 429 if the account is blocked, else 200, because the password is right. */
  statusOf(username: string, options?: Try): Promise<number>
  /** Calls an endpoint of `/dbconnections`. */
  post(path: string, json: object): Promise<TestAnswer>
}

/** Log-ins at the tenant of a server. */
export async function attemptsAt(server: TestServer): Promise<Attempts> {
  const app = await prepare(server.tenant)
  const tryOnce: Attempts['tryOnce'] = (
    username,
    typed,
    { tenant = server.tenant, by = app, headers = {} } = {},
  ) =>
    tenant.request('POST', '/oauth/token', {
      token: null,
      headers,
      form: {
        grant_type: realmGrant,
        realm: connection,
        username,
        password: typed,
        client_id: by.clientId,
        client_secret: by.clientSecret,
      },
    })
  return {
    app,
    tryOnce,
    statusOf: async (username, options) => (await tryOnce(username, password, options)).status,
    post: (path, json) =>
      server.tenant.request('POST', `/dbconnections/${path}`, {
        token: null,
        json: { client_id: app.clientId, connection, ...json },
      }),
  }
}
