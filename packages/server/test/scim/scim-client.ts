import type { TestAnswer, TestTenant } from '@latchkey/testkit'

/** An identity provider that provisions the users of a connection. */
export interface ScimClient {
  readonly connectionId: string
  readonly token: string
  /** The path of the endpoints of the connection. */
  readonly base: string
  /** Sends a request as `application/scim+json`. */
  send(method: string, path: string, body?: unknown, headers?: object): Promise<TestAnswer>
}

interface Provisioned {
  readonly strategy?: string
  readonly name: string
  readonly configuration?: object
  readonly token?: object
}

/** Creates a connection with a SCIM configuration, and a client of it with a token. */
export async function provisionBy(
  tenant: TestTenant,
  { strategy = 'ad', name, configuration = {}, token = {} }: Provisioned,
): Promise<ScimClient> {
  const post = async (path: string, json: object) => {
    const { status, body, text } = await tenant.request('POST', `/api/v2${path}`, { json })
    if (status !== 201) throw new Error(text)
    return body
  }
  const { id } = await post('/connections', { name, strategy })
  const path = `/connections/${id}/scim-configuration`
  await post(path, configuration)
  const made = await post(`${path}/tokens`, token)
  return scimClient(tenant, id, made.token)
}

export function scimClient(tenant: TestTenant, connectionId: string, token: string): ScimClient {
  const base = `/scim/v2/connections/${connectionId}`
  return {
    connectionId,
    token,
    base,
    send: (method, path, body, headers = {}) =>
      tenant.request(method, `${base}${path}`, {
        token,
        headers: { 'content-type': 'application/scim+json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  }
}
