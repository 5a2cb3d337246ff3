import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  authentication,
  type DocumentedOperation,
  joinTestServer,
  management,
  operationsOf,
  patient,
  type RequestOptions,
  type SharedServer,
} from '@latchkey/testkit'
import { createApplication } from './authentication/application.ts'
import { addressOf, resourceOf } from './resources.ts'

/** What a megabyte of members costs before its sender is known. */
const cpuMsMax = patient(20)

let server: SharedServer
let client: Readonly<Record<'client_id' | 'client_secret', string>>
beforeAll(async () => {
  server = await joinTestServer()
  const { clientId, clientSecret } = await createApplication(server.tenant)
  client = { client_id: clientId, client_secret: clientSecret }
})
afterAll(() => server.stop())

const members = (count: number) =>
  `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join()}}`
const json = members(70_000)
const form = Array.from({ length: 70_000 }, (_, at) => `k${at}=1`).join('&')
const nested = `{"user_metadata":{${Array.from({ length: 70_000 }, (_, at) => `"k${at}":[]`)}}}`

const triesMax = 10
const pauseMs = 100

/**
 * Of several tries, a moment apart: something else may run in this process meanwhile, such as the
 * generation of keys, but not always.
 */
async function cost(method: string, path: string, sent: RequestOptions) {
  let cpuMs = Number.POSITIVE_INFINITY
  let status = 0
  let text = ''
  for (let tries = 0; tries < triesMax && cpuMs > cpuMsMax; tries += 1) {
    if (tries > 0) await setTimeout(pauseMs)
    const before = process.cpuUsage()
    ;({ status, text } = await server.tenant.request(method, path, { token: null, ...sent }))
    const { user, system } = process.cpuUsage(before)
    cpuMs = Math.min(cpuMs, (user + system) / 1000)
  }
  return { cpuMs, status, text }
}

const describing = async (method: string, path: string, sent: RequestOptions) => {
  const { cpuMs, status } = await cost(method, path, sent)
  const isRefused = status >= 400 && status < 500
  return cpuMs <= cpuMsMax && isRefused ? [] : [`${method} ${path}: ${status}, ${cpuMs} ms`]
}

const pathOf = (operation: DocumentedOperation) =>
  operation.document === management
    ? addressOf(operation, resourceOf(operation).unknown)
    : operation.path.replace(/\{[^}]+\}/g, 'x')

/** The management API looks at tokens in one place, before it reads a body. */
const someOfManagement = operationsOf(management).filter((_, at) => at % 20 === 0)
const withBody = [...operationsOf(authentication), ...someOfManagement].filter(
  ({ operation }) => operation.requestBody,
)
const bodies = [
  ['application/json', json],
  ['application/x-www-form-urlencoded', form],
] as const

describe('a megabyte of members, without authentication,', () => {
  it.each(bodies)('costs little and is refused by each operation: %s', async (type, body) => {
    const failed: string[] = []
    for (const operation of withBody) {
      const sent = { body, headers: { 'content-type': type } }
      failed.push(...(await describing(operation.method, pathOf(operation), sent)))
    }
    expect(failed).toEqual([])
  })

  it('is refused by a limit, also within a member', async () => {
    const sent = [
      ...bodies.map(([type, body]) => ['/oauth/token', type, body] as const),
      ['/dbconnections/signup', 'application/json', nested],
    ] as const
    for (const [path, type, body] of sent) {
      const headers = { 'content-type': type }
      const { cpuMs, status, text } = await cost('POST', path, { body, headers })
      expect([status, JSON.parse(text).error_description]).toEqual([
        400,
        'The body must have at most 1000 members.',
      ])
      expect(cpuMs).toBeLessThanOrEqual(cpuMsMax)
    }
  })
})

const encoded = (text: string) => Buffer.from(text).toString('base64url')
const many = members(52_000)
const asText = {
  'the header of a JWT': `${encoded(many.replace('{', '{"alg":"RS256",'))}.e30.${'x'.repeat(342)}`,
  'the payload of a JWT': `${encoded('{"alg":"RS256"}')}.${encoded(many)}.${'x'.repeat(342)}`,
  'the header of a JWE': `${encoded(many.replace('{', '{"alg":"RSA-OAEP","enc":"A128GCM",'))}.a.b.c.d`,
  JSON: many,
} as const

const assertion = {
  client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
}
const exchange = 'urn:ietf:params:oauth:grant-type:token-exchange'

describe.each(Object.entries(asText))('a megabyte of members in a parameter, as %s,', (_, text) => {
  it('costs little and is refused', async () => {
    const { client_id } = client
    const parameters: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
      ['/oauth/token', 'client_assertion', { ...assertion, grant_type: 'client_credentials' }],
      ['/oauth/token', 'refresh_token', { ...client, grant_type: 'refresh_token' }],
      ['/oauth/token', 'subject_token', { ...client, grant_type: exchange }],
      ['/oauth/par', 'client_assertion', assertion],
      ['/oauth/par', 'request', { client_id }],
      ['/oauth/revoke', 'token', client],
      ['/bc-authorize', 'client_assertion', assertion],
      ['/bc-authorize', 'request', { client_id }],
      ['/authorize', 'request', { client_id }],
      ['/authorize', 'claims', { client_id }],
      ['/oidc/logout', 'id_token_hint', { client_id }],
      ['/userinfo', 'access_token', {}],
      ['/login/callback', 'state', {}],
      ['/login/callback', 'SAMLResponse', {}],
    ]
    const failed: string[] = []
    for (const [path, name, others] of parameters) {
      failed.push(...(await describing('POST', path, { form: { ...others, [name]: text } })))
    }
    expect(failed).toEqual([])
  })
})

describe('parameters that no URI has room for', () => {
  it('are not redirected, and the response says what to do', async () => {
    const sent = { ...client, request: 'x'.repeat(10_000) }
    const { status, text } = await cost('POST', '/authorize', { form: sent })
    expect([status, JSON.parse(text).error_description]).toEqual([
      413,
      expect.stringContaining('Push a larger authorization request'),
    ])
  })
})
