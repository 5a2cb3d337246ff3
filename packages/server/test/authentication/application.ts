import { createHash, randomBytes } from 'node:crypto'
import type { TestServer, TestTenant } from '@latchkey/testkit'
import { ensureDefaultConnection } from '@latchkey/testkit'

/** An application with the values that tests need of it. */
export interface Application {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  readonly connectionId: string
  /** An API of its own, with the scopes `read:books` and `write:books`. */
  readonly audience: string
}

export interface ApplicationOptions {
  readonly isFirstParty?: boolean
  readonly client?: Readonly<Record<string, unknown>>
}

export const password = 'Correct-Horse-7-Battery'
export const audience = 'https://books.example.com/'

/** Makes an application, its API and a connection that it is enabled for. */
export async function createApplication(
  tenant: TestTenant,
  { isFirstParty = true, client = {} }: ApplicationOptions = {},
): Promise<Application> {
  const redirectUri = 'https://app.example.com/callback'
  const made = await tenant.request('POST', '/api/v2/clients', {
    json: {
      name: `Books ${randomBytes(4).toString('hex')}`,
      app_type: 'regular_web',
      is_first_party: isFirstParty,
      callbacks: [redirectUri],
      allowed_logout_urls: ['https://app.example.com/bye'],
      ...client,
    },
  })
  const { client_id: clientId, client_secret: clientSecret } = made.body
  const connection = await tenant.write(ensureDefaultConnection)
  await tenant.request('PATCH', `/api/v2/connections/${connection.id}/clients`, {
    json: [{ client_id: clientId, status: true }],
  })
  await tenant.request('POST', '/api/v2/resource-servers', {
    json: {
      identifier: audience,
      name: 'Books',
      scopes: ['read:books', 'write:books'].map((value) => ({ value, description: value })),
      allow_offline_access: true,
    },
  })
  return { clientId, clientSecret, redirectUri, connectionId: connection.id, audience }
}

export async function createUser(tenant: TestTenant, email: string): Promise<string> {
  const { body } = await tenant.request('POST', '/api/v2/users', {
    json: { connection: 'Username-Password-Authentication', email, password, given_name: 'Ada' },
  })
  return body.user_id
}

/** RFC 7636, section 4. */
export function pkce() {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return { verifier, parameters: { code_challenge: challenge, code_challenge_method: 'S256' } }
}

export function authorizeUrl(
  { baseUrl }: TestTenant,
  { clientId, redirectUri }: Application,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid profile email',
    state: 'as it was',
    ...parameters,
  })
  return `${baseUrl}/authorize?${query}`
}

export async function exchange(
  { tenant }: Pick<TestServer, 'tenant'>,
  { clientId, clientSecret, redirectUri }: Application,
  parameters: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const form = {
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: redirectUri,
    ...parameters,
  }
  return tenant.request('POST', '/oauth/token', { token: null, form, headers })
}
