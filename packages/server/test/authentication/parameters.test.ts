import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  authentication,
  createVisitor,
  type DocumentedOperation,
  operationsOf,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { UnsecuredJWT } from 'jose'
import type { AuthenticationHandlers } from '../../src/authentication/serve.ts'
import { accountToken, organizationToken } from '../account-token.ts'
import { openRelyingParty, type RelyingParty } from '../presentations/relying-party.ts'
import { provisionBy, type ScimClient } from '../scim/scim-client.ts'
import { type Application, createApplication } from './application.ts'

/**
 * Parameters of the authentication API are validated against the document before the handler runs.
 */
let server: TestServer
let app: Application
let scim: ScimClient
let tokenOfUser: string
let tokenOfMember: string
let party: RelyingParty
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: withoutRateLimits } })
  app = await createApplication(server.tenant)
  scim = await provisionBy(server.tenant, { name: 'Provisioned' })
  tokenOfUser = await accountToken(server.tenant, 'own@example.com')
  tokenOfMember = await organizationToken(server.tenant, 'member@example.com')
  party = await openRelyingParty(server.tenant)
})
afterAll(() => server.stop())

const form = 'application/x-www-form-urlencoded'

interface Schema {
  readonly $ref?: string
  readonly type?: unknown
  readonly maxLength?: number
  readonly enum?: readonly unknown[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
}

interface Described {
  readonly parameters?: readonly {
    readonly $ref?: string
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: Schema
  }[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: Schema }>>
  }
}

/** A text parameter: its operation, place, name and maximum length. */
interface Bounded {
  readonly each: DocumentedOperation
  readonly where: 'path' | 'query' | 'form' | 'json'
  readonly name: string
  readonly lengthMax: number
}

/** URLs above this length are refused as a whole. */
const addressedMax = 4096

function resolved<T>(value: T & { readonly $ref?: string }): T {
  const parts = value.$ref?.replace('#/', '').split('/') ?? []
  const found = parts.reduce<unknown>(
    (part, name) => (part as Record<string, unknown>)[name],
    authentication,
  )
  return value.$ref === undefined ? value : (found as T)
}

function boundedOf(each: DocumentedOperation): Bounded[] {
  const { parameters = [], requestBody } = each.operation as unknown as Described
  const inUrl = parameters
    .map((parameter) => resolved(parameter))
    .filter(({ in: where }) => where === 'path' || where === 'query')
    .map(({ name, in: where, schema }) => ({ name, where: where as 'path' | 'query', schema }))
  const content = Object.entries(requestBody?.content ?? {})
  const inBody = content.flatMap(([type, { schema }]) =>
    Object.entries(resolved(schema ?? {}).properties ?? {}).map(([name, property]) => ({
      name,
      where: type === 'application/json' ? ('json' as const) : ('form' as const),
      schema: property,
    })),
  )
  return [...inUrl, ...inBody].flatMap(({ name, where, schema }) => {
    const { type, maxLength: lengthMax } = resolved(schema)
    const isInAddress = where === 'path' || where === 'query'
    if (type !== 'string' || lengthMax === undefined) return []
    if (isInAddress && lengthMax > addressedMax) return []
    return [{ each, where, name, lengthMax }]
  })
}

/** Required members of a body, which the validator misses before it finds a long one. */
function requiredOf({ operation }: DocumentedOperation): Readonly<Record<string, string>> {
  const { requestBody } = operation as unknown as Described
  const [content] = Object.values(requestBody?.content ?? {})
  const { required = [], properties = {} } = resolved(content?.schema ?? {})
  const texts = required.filter((name) => resolved(properties[name] ?? {}).type === 'string')
  return Object.fromEntries(texts.map((name) => [name, 'none']))
}

/** Required members that are not any text. */
const requiredObjects: Readonly<Record<string, object>> = {
  createPasskeyRegistration: { user_profile: { email: 'ada@example.com' } },
  createMyAuthenticationMethod: { type: 'password' },
  createMyOrganizationInvitations: { invitees: [{ email: 'ada@example.com' }] },
  createMyOrganizationIdentityProvider: { strategy: 'oidc', options: {} },
  createMfaAssociation: { authenticator_types: ['otp'] },
  createVerification: { protocol: 'dc-api' },
}

/** The required parameters of the query. */
function requiredQueryOf({ operation }: DocumentedOperation): Readonly<Record<string, string>> {
  const { parameters = [] } = operation as unknown as Described
  const required = parameters
    .map((each) => resolved(each))
    .filter((each) => each.in === 'query' && each.required)
  return Object.fromEntries(required.map(({ name }) => [name, 'none']))
}

/** Operations that redirect to a URL with what they received; its length is bounded by clients. */
const leadingOn: readonly string[] = ['createAuthorization', 'createEndSession']

/** SCIM authenticates first, by a token of one connection. */
const isScim = ({ path }: DocumentedOperation) => path.startsWith('/scim/')

/** My Account authenticates first, by a token of the user. */
const isMyAccount = ({ path }: DocumentedOperation) => path.startsWith('/me/')

/** My Organization authenticates first, by a token of a member. */
const isMyOrganization = ({ path }: DocumentedOperation) => path.startsWith('/my-org/')

/** The verification API authenticates first, by a token of an application for this API. */
const isVerification = ({ operation }: DocumentedOperation) =>
  operation.security?.some((scheme) => 'verificationToken' in scheme) ?? false

function tokenFor(each: DocumentedOperation): string | null {
  if (isScim(each)) return scim.token
  if (isVerification(each)) return party.token
  if (isMyOrganization(each)) return tokenOfMember
  return isMyAccount(each) ? tokenOfUser : null
}

function sendRequest({ each, where, name }: Bounded, value: string) {
  const path = each.path
    .replace('/scim/v2/connections/{id}/', `/scim/v2/connections/${scim.connectionId}/`)
    .replace(`{${name}}`, where === 'path' ? value : 'nobody')
    .replace('{step}', 'provider')
    .replace(/\{[^}]+\}/g, 'nobody')
  const query = { ...requiredQueryOf(each), ...(where === 'query' && { [name]: value }) }
  const address = `${path}?${new URLSearchParams(query)}`
  const members = { ...requiredOf(each), ...requiredObjects[each.id], [name]: value }
  const token = tokenFor(each)
  return server.tenant.request(each.method, address, {
    token,
    ...((token || takesOnlyJson(each)) && where !== 'form' && { json: {} }),
    ...(where === 'form' && { form: `${new URLSearchParams(members as Record<string, string>)}` }),
    ...(where === 'json' && { json: members }),
  })
}

const takesOnlyJson = ({ operation }: DocumentedOperation) =>
  Object.keys(operation.requestBody?.content ?? {}).join() === 'application/json'

const operations = operationsOf(authentication)
const bounded = operations
  .flatMap(boundedOf)
  .filter(({ each, name }) => !(isScim(each) && name === 'id'))
const byOperation = operations
  .map(({ id }) => [id, bounded.filter(({ each }) => each.id === id)] as const)
  .filter(([, all]) => all.length > 0)

describe('a parameter that is longer than the document allows', () => {
  it.each(byOperation)('is refused by %s, with its name and the maximum', async (_id, all) => {
    for (const each of all) {
      const { status, text } = await sendRequest(each, 'x'.repeat(each.lengthMax + 1))
      expect([each.name, each.where, status]).toEqual([each.name, each.where, 400])
      expect(text).toContain(`${each.name}\` must have at most ${each.lengthMax} characters.`)
    }
  })

  it.each(byOperation)('is accepted at the maximum length for %s', async (id, all) => {
    const isBounded = leadingOn.includes(id)
    for (const each of all.filter(({ lengthMax }) => !isBounded || lengthMax <= addressedMax)) {
      const { status, text } = await sendRequest(each, 'x'.repeat(each.lengthMax))
      expect(status).toBeLessThan(500)
      expect(text).not.toContain('must have at most')
    }
  })

  it('is checked for many parameters', () => expect(bounded.length).toBeGreaterThan(150))
})

/** A required parameter that is missing, or a value that the document does not list. */
interface Selection {
  readonly each: DocumentedOperation
  readonly where: 'query' | 'body'
  readonly name: string
  readonly value: string | undefined
}

function selectionsOf(each: DocumentedOperation): Selection[] {
  const { parameters = [], requestBody } = each.operation as unknown as Described
  const inQuery = parameters
    .map((each) => resolved(each))
    .filter(({ in: where }) => where === 'query')
  const { required: isRequired = [], properties = {} } = bodySchemaOf(requestBody)
  const all = [
    ...inQuery.map((each) => ({ ...each, where: 'query' as const })),
    ...Object.entries(properties).map(([name, schema]) => {
      return { name, schema, where: 'body' as const, required: isRequired.includes(name) }
    }),
  ]
  return all.flatMap(({ name, where, required, schema }) => [
    ...(required ? [{ each, where, name, value: undefined }] : []),
    ...(resolved(schema).enum ? [{ each, where, name, value: 'pigeon' }] : []),
  ])
}

function bodySchemaOf(requestBody: Described['requestBody']): Schema {
  const [content] = Object.values(requestBody?.content ?? {})
  return resolved(content?.schema ?? {})
}

/** Whether the answer is that of the validator, which names the parameter and the rule. */
async function isRefusedByDocument({ each, where, name, value }: Selection): Promise<boolean> {
  const path = each.path
    .replace('/scim/v2/connections/{id}/', `/scim/v2/connections/${scim.connectionId}/`)
    .replace(/\{[^}]+\}/g, 'nobody')
  const parts = {
    query: requiredQueryOf(each),
    body: { ...requiredOf(each), ...requiredObjects[each.id] } as Record<string, unknown>,
  }
  const { [name]: _, ...others } = parts[where]
  const sent = { ...parts, [where]: value === undefined ? others : { ...others, [name]: value } }
  const { text } = await server.tenant.request(
    each.method,
    `${path}?${new URLSearchParams(sent.query)}`,
    {
      token: tokenFor(each),
      ...(each.operation.requestBody && { json: sent.body }),
    },
  )
  return text.includes(value === undefined ? `${name}\` is required.` : `${name}\` must be `)
}

describe('required parameters and lists of values', () => {
  it('are checked by the document, but for those of five operations', async () => {
    const others = new Set<string>()
    for (const selection of operations.flatMap(selectionsOf)) {
      if (!(await isRefusedByDocument(selection))) others.add(selection.each.id)
    }
    // Decision 046 has a reason for each.
    expect([...others].sort()).toEqual([
      'createBackchannelAuthentication',
      'createClientRegistration',
      'createIntrospection',
      'createToken',
      'revokeToken',
    ])
  })
})

describe('a request', () => {
  const send = (path: string, sent: object) =>
    server.tenant.request('POST', path, { token: null, ...sent })

  it('that repeats a parameter is refused', async () => {
    const required = 'connection=email&email=a&verification_code=1&mfa_token=a'
    const form = `client_id=a&client_id=b&${required}`
    for (const path of ['/passwordless/verify', '/oauth/token', '/mfa/challenge']) {
      const { status, body } = await send(path, { form })
      expect([path, status, body.error]).toEqual([path, 400, 'invalid_request'])
      expect(body.error_description).toBe("'client_id' parameter must not be provided twice")
    }
  })

  it('that repeats a parameter of /authorize is redirected to the client with an error', async () => {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: app.clientId,
      redirect_uri: app.redirectUri,
      nonce: 'one',
    })
    const { url, isAway } = await createVisitor(server).visit(`/authorize?${query}&nonce=two`)
    expect([isAway, url.href.startsWith(app.redirectUri)]).toEqual([true, true])
    expect(url.searchParams.get('error')).toBe('invalid_request')
  })

  it.each(['=x', 'client_id=a&=x', '='])(
    'with a field without a name, %s, is refused',
    async (form) => {
      const { status, body } = await send('/oauth/token', { form })
      expect([status, body.error]).toEqual([400, 'invalid_request'])
      expect(body.error_description).toBe('A field of the form has no name.')
    },
  )

  it.each([
    ['POST', '/passwordless/start', {}, 'connection'],
    ['POST', '/passwordless/verify', { connection: 'email', email: 'a' }, 'verification_code'],
    ['POST', '/mfa/challenge', { client_id: 'a' }, 'mfa_token'],
    ['POST', '/passkey/register', { user_profile: {} }, 'user_profile.email'],
    ['POST', '/dbconnections/change_password', { client_id: 'a' }, 'connection'],
    ['POST', '/logout/backchannel?connection=none', undefined, 'logout_token'],
    ['POST', '/logout/backchannel', undefined, 'connection'],
    ['GET', '/samlp/metadata', undefined, 'connection'],
  ])(
    '%s %s without a required parameter is refused with its name',
    async (method, path, json, name) => {
      const { status, body } = await server.tenant.request(method, path, {
        token: null,
        ...(json ? { json } : method === 'POST' && { form: {} }),
      })
      expect([status, body.error]).toEqual([400, 'invalid_request'])
      expect(body.error_description).toBe(`\`${name}\` is required.`)
    },
  )

  it('that is too long is refused after requests without parameters were accepted', async () => {
    const get = (path: string) => server.tenant.request('GET', path, { token: null })
    for (let times = 0; times < 2; times += 1) expect((await get('/v2/logout')).status).toBe(200)
    const { status, body } = await get(`/v2/logout?client_id=${'x'.repeat(4000)}`)
    expect([status, body.error]).toEqual([400, 'invalid_request'])
    expect((await get('/v2/logout')).status).toBe(200)
  })

  it('with another value than the document lists is refused with the list', async () => {
    const form = { connection: 'email', email: 'ada@example.com', send: 'pigeon' }
    const { status, body } = await send('/passwordless/start', { form })
    expect([status, body.error]).toEqual([400, 'invalid_request'])
    expect(body.error_description).toBe('`send` must be one of code, link.')
  })

  it('in JSON may have a number instead of digits', async () => {
    const { status, body } = await send('/mfa/challenge', { json: { mfa_token: 123456 } })
    expect([status, body.error]).toEqual([401, 'expired_token'])
  })

  it('in JSON may have `claims` as an object, up to the maximum length, for an API that exists', async () => {
    const { clientId, clientSecret, redirectUri } = app
    const json = {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
      response_type: 'code',
    }
    const claims = { id_token: { email: null } }
    const pushed = await send('/oauth/par', { json: { ...json, claims } })
    expect(pushed.status).toBe(201)
    const elsewhere = { ...json, audience: 'https://no-api.example.com' }
    const unknown = await send('/oauth/par', { json: elsewhere })
    expect([unknown.status, unknown.body.error]).toEqual([403, 'access_denied'])
    const long = { ...claims, userinfo: { ['x'.repeat(20_000)]: null } }
    const { status, body } = await send('/oauth/par', { json: { ...json, claims: long } })
    expect([status, body.error]).toEqual([400, 'invalid_request'])
    expect(body.error_description).toBe('`claims` must have at most 16384 characters.')
  })

  it('in JSON with a wrong type is refused with the name of the member', async () => {
    const json = { client_id: { a: 1 }, connection: 'none', password: 'none' }
    for (const path of ['/oauth/token', '/passkey/challenge', '/dbconnections/signup']) {
      const { status, body } = await send(path, { json })
      expect([path, status, body.error]).toEqual([path, 400, 'invalid_request'])
      expect(body.error_description).toBe('`client_id` must be a string.')
    }
  })

  it.each([
    ['application/json', Buffer.from('{"a":"\xff"}', 'latin1'), 'The body is not valid UTF-8.'],
    [form, Buffer.from('a=\xff', 'latin1'), 'The body is not valid UTF-8.'],
    [form, 'a=%ff', 'A percent-encoded sequence of the form is not valid UTF-8.'],
    [form, 'a=50%', 'A percent-encoded sequence of the form is not valid UTF-8.'],
    ['application/json', '{"a":', 'The body is not valid JSON.'],
    ['application/json', '["a"]', 'The body is not a JSON object.'],
    [
      'application/json',
      '{"__proto__":{"a":1}}',
      'Properties must not be named __proto__ or constructor.prototype.',
    ],
    [
      'application/json',
      `{"a":${'{"a":'.repeat(101)}1${'}'.repeat(102)}`,
      'The body must nest at most 100 levels deep.',
    ],
  ])('as %s are read by the rules of all bodies: %s', async (type, sent, description) => {
    for (const path of ['/oauth/token', '/oauth/revoke', '/dbconnections/change_password']) {
      const { status, body } = await server.tenant.request('POST', path, {
        token: null,
        body: sent,
        headers: { 'content-type': type },
      })
      expect([path, status, body.error]).toEqual([path, 400, 'invalid_request'])
      expect(body.error_description).toBe(description)
    }
  })
})

describe('JSON that is nested too deeply', () => {
  const deep = `${'['.repeat(7000)}1${']'.repeat(7000)}`
  const encoded = (text: string) => Buffer.from(text).toString('base64url')
  it.each([
    ['claims', `{"userinfo":{"name":{"value":${deep}}}}`, '`claims`'],
    ['authorization_details', `[{"type":"pay","at":${deep}}]`, '`authorization_details`'],
    [
      'request',
      `${encoded('{"alg":"none"}')}.${encoded(`{"x":${deep}}`)}.`,
      'The claims of the Request Object',
    ],
  ])('is refused as `%s`, which anybody can send', async (name, value, what) => {
    for (const path of ['/oauth/par', '/bc-authorize', '/oauth/device/code']) {
      const sent = { token: null, form: { client_id: 'none', [name]: value } }
      const { status, body } = await server.tenant.request('POST', path, sent)
      const answer = [path, status, body.error_description]
      expect(answer).toEqual([path, 400, `${what} must nest at most 100 levels deep.`])
    }
  })
})

describe('`claims` with a text that cannot be stored', () => {
  const claims = '{"id_token":{"sub":{"value":"\\u0000"}}}'
  const description = 'A string contains a NUL character or an unpaired surrogate, in `claims`.'

  it('are refused before the log-in', async () => {
    for (const path of ['/oauth/par', '/bc-authorize']) {
      const sent = { token: null, form: { client_id: 'none', claims } }
      const { status, body } = await server.tenant.request('POST', path, sent)
      expect([path, status, body.error_description]).toEqual([path, 400, description])
    }
    const query = new URLSearchParams({ client_id: 'none', response_type: 'code', claims })
    const headers = { accept: 'text/html' }
    const options = { token: null, headers }
    const page = await server.tenant.request('GET', `/authorize?${query}`, options)
    expect([page.status, page.text]).toEqual([400, expect.stringContaining('NUL character')])
  })

  it.each([
    ['the text', claims, description],
    [
      'deep JSON',
      `{"userinfo":${'{"a":'.repeat(200)}1${'}'.repeat(201)}`,
      '`claims` must nest at most 100 levels deep.',
    ],
  ])('are refused as a string of a Request Object, with %s', async (_, text, complaint) => {
    const request = new UnsecuredJWT({ claims: text }).encode()
    const sent = { token: null, form: { client_id: 'none', request } }
    const { status, body } = await server.tenant.request('POST', '/oauth/par', sent)
    expect([status, body.error, body.error_description]).toEqual([
      400,
      'invalid_request_object',
      complaint,
    ])
  })
})

/** The table of operations is total by type. */
export function isTotal(all: AuthenticationHandlers): readonly AuthenticationHandlers[] {
  const { createToken, ...others } = all
  // @ts-expect-error an operation is missing
  const missing: AuthenticationHandlers = others
  // @ts-expect-error the document has no such operation
  const unknown: AuthenticationHandlers = { ...others, createToken, createTokens: createToken }
  return [missing, unknown]
}
