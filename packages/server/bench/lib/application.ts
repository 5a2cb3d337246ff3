import { createHash, randomBytes } from 'node:crypto'
import { request } from 'undici'
import { fetchToken, type Setting } from './setting.ts'

/** An application, an API that it may ask for, and somebody who logs in to it. */
export interface Application {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  readonly audience: string
  readonly email: string
  readonly password: string
}

/** The grant by which a benchmark logs in where it is not about that. */
export const passwordRealm = 'http://auth0.com/oauth/grant-type/password-realm'

const redirectUri = 'https://app.example.com/callback'
const audience = 'https://books.example.com/'
export const connection = 'Username-Password-Authentication'
const [email, password] = ['ada@example.com', 'Correct-Horse-7-Battery']
const scope = [
  'create:clients',
  'create:resource_servers',
  'create:users',
  'create:connections',
  'read:connections',
  'update:connections',
].join(' ')

/** Made by the management API, as anybody would. */
export async function makeApplication(origin: string, setting: Setting): Promise<Application> {
  const token = await fetchToken(origin, 'localhost', setting.tenant, scope)
  const send = async (method: 'GET' | 'POST' | 'PATCH', path: string, json?: unknown) => {
    const { statusCode, body } = await request(`${origin}/api/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })
    const text = await body.text()
    if (statusCode >= 400) throw new Error(`${method} ${path} answered ${statusCode}: ${text}`)
    return text === '' ? {} : JSON.parse(text)
  }
  const client = await send('POST', '/clients', {
    name: 'Books',
    app_type: 'regular_web',
    callbacks: [redirectUri],
    grant_types: ['authorization_code', 'refresh_token', passwordRealm],
  })
  await send('POST', '/resource-servers', { identifier: audience, name: 'Books' })
  const { client_id: clientId, client_secret: clientSecret } = client
  await send('POST', '/connections', {
    name: connection,
    strategy: 'auth0',
    enabled_clients: [clientId],
  })
  await send('POST', '/users', { connection, email, password, given_name: 'Ada' })
  return { clientId, clientSecret, redirectUri, audience, email, password }
}

/** RFC 7636, section 4. */
export function pkce() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

export const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }
