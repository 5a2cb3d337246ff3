import type { TestTenant } from '@latchkey/testkit'
import { createApplication, createUser, password } from './authentication/application.ts'

const grantType = 'http://auth0.com/oauth/grant-type/password-realm'
const realm = 'Username-Password-Authentication'

/** Creates the My Account API and a user, and returns an access token with all of its scopes. */
export async function accountToken(tenant: TestTenant, username: string): Promise<string> {
  const audience = `${tenant.baseUrl}/me/`
  const request = (path: string, json: object) => tenant.request('POST', path, { json })
  const client = { grant_types: [grantType] }
  const { clientId: client_id, clientSecret: client_secret } = await createApplication(tenant, {
    client,
  })
  const { body: api } = await request('/api/v2/resource-servers', { identifier: audience })
  const grant = { client_id, audience, subject_type: 'user', allow_all_scopes: true }
  await request('/api/v2/client-grants', grant)
  await createUser(tenant, username)
  const scope = api.scopes.map(({ value }: { readonly value: string }) => value).join(' ')
  const { body } = await tenant.request('POST', '/oauth/token', {
    token: null,
    form: {
      client_id,
      client_secret,
      grant_type: grantType,
      realm,
      username,
      password,
      audience,
      scope,
    },
  })
  return body.access_token
}
