import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  authentication,
  type DocumentedOperation,
  ensureDefaultConnection,
  operationsOf,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { installAccountPages } from '../../src/tenancy/account-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: withoutRateLimits } })
  const { tenant } = server
  await tenant.write(async (resources) => {
    const { id: connectionId } = await ensureDefaultConnection(resources)
    await installAccountPages(resources, { issuer: `${tenant.baseUrl}/`, connectionId })
  })
})
afterAll(() => server.stop())

const operations = operationsOf(authentication)
const addressOf = ({ path }: DocumentedOperation) => path.replace(/\{[^}]+\}/g, 'nobody')

const isPage = ({ operation }: DocumentedOperation) =>
  JSON.stringify(operation.responses).includes('PageError')

/** Sends no body, token or parameter; the test server checks the response against the document. */
const send = (operation: DocumentedOperation) =>
  server.tenant.request(operation.method, addressOf(operation), {
    token: null,
    headers: { accept: isPage(operation) ? 'text/html' : 'application/json' },
  })

interface Answer {
  readonly status: number
  readonly body: string | { readonly error?: string; readonly error_description?: string }
}

/** Whether a response is that of an unknown path. */
const isNowhere = ({ status, body }: Answer) => {
  const error = typeof body === 'object' ? body.error : 'not_found'
  // A path with an id is served if its error names what the id is of.
  const { error_description: why = '' } = typeof body === 'object' ? body : {}
  if (/^The client does not exist|^The connection does not exist. Ask/.test(why)) return false
  return status === 404 && (error === 'not_found' || error === 'invalid_request')
}

describe('every operation of the authentication API', () => {
  it('is served, and unknown paths are 404', async () => {
    const nowhere = await server.tenant.request('GET', '/nowhere', { token: null })
    expect(isNowhere(nowhere)).toBe(true)
    const unserved: string[] = []
    for (const operation of operations) {
      const answer = await send(operation)
      if (isNowhere(answer) || answer.status >= 500) {
        unserved.push(`${operation.id} ${answer.status} ${answer.text.slice(0, 200)}`)
      }
    }
    expect(unserved).toEqual([])
    expect(operations.length).toBeGreaterThan(20)
  })

  it('includes every endpoint in the discovery document', async () => {
    const { body } = await server.tenant.request('GET', '/.well-known/openid-configuration', {
      token: null,
    })
    const aliases = Object.entries((body.mtls_endpoint_aliases ?? {}) as Record<string, string>)
    const announced = [...Object.entries(body as Record<string, unknown>), ...aliases].filter(
      ([name]) => /_endpoint$|_uri$/.test(name),
    )
    expect(announced.map(([name]) => name)).toEqual(
      expect.arrayContaining(['authorization_endpoint', 'token_endpoint', 'jwks_uri']),
    )
    const withoutNames = (path: string) => decodeURIComponent(path).replace(/\{\w+\}/g, '{}')
    const paths = new Set(operations.map(({ path }) => withoutNames(path)))
    const undocumented = announced.filter(
      ([, address]) => !paths.has(withoutNames(new URL(String(address)).pathname)),
    )
    expect(undocumented).toEqual([])
  })
})
