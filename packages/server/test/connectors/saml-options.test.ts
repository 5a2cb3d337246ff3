/** Options of SAML connections: where responses go, how they are encrypted, and older names. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { certifiedKey } from '../key-pems.ts'
import { lastEntries } from './last-entries.ts'
import { createSamlUpstream, encryptAssertion, signResponse } from './saml-upstream.ts'
import { type SignedLie, signedAnswer } from './signed-answer.ts'

const signIn = 'https://idp.example.com/sso'
const post = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
const proxy = 'https://proxy.example.com/login/callback'
const nameId = { value: 'ada' }

type Key = Awaited<ReturnType<typeof certifiedKey>>
let server: SharedServer
let theirs: Key
let ours: Key
beforeAll(async () => {
  const end = new Date('2040-01-01')
  theirs = await certifiedKey('idp.example.com', end)
  ours = await certifiedKey('latchkey.example.com', end)
  server = await joinTestServer()
})
afterAll(() => server.stop())

let opened = 0
async function create(given: object, strategy = 'samlp') {
  const app = await createApplication(server.tenant)
  opened += 1
  const name = `option-${opened}`
  const json = {
    name,
    strategy,
    options: {
      idpEntityId: 'urn:samlp',
      signInEndpoint: signIn,
      signingCert: theirs.certificate,
      ...given,
    },
    enabled_clients: [app.clientId],
  }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  const begin = () => visitor.visit(authorizeUrl(server.tenant, app, { connection: name }))
  const visitor = createVisitor(server)
  return { status, body, name, visitor, begin }
}

type Fields = Readonly<Record<string, string>>

/** Logs in by an answer of the identity provider. */
function logIn(given: object, said: SignedLie = {}) {
  const lie = { ...said, assertion: { nameId, ...said.assertion } }
  return logInBy(given, (address) => signedAnswer(address, theirs, lie))
}

/** Logs in by an assertion that is signed and encrypted. */
function logInEncrypted(
  given: object,
  cipher: 'aes-256-cbc' | 'aes-256-gcm',
  sign = (response: string) => response,
) {
  const upstream = createSamlUpstream(theirs)
  return logInBy({ ...upstream.options, ...given }, async (address) => {
    const { SAMLResponse = '', ...fields } = await upstream.logIn(address, 'ada')
    const encrypted = encryptAssertion(SAMLResponse, ours.certificate, cipher)
    return { ...fields, SAMLResponse: sign(encrypted) }
  })
}

async function logInBy(given: object, answer: (address: URL) => Promise<Fields>) {
  const { status, body, name, visitor, begin } = await create(given)
  expect([status, body.message]).toEqual([201, undefined])
  const fields = await answer((await begin()).url)
  const posted = await server.fetch(`${server.tenant.baseUrl}/login/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  })
  return { end: await visitor.visit(posted.headers.get('location') ?? ''), name }
}

const reason = async () => (await lastEntries(server.tenant))[0].description

describe('destinationUrl and recipientUrl', () => {
  const said = { response: { destination: proxy }, assertion: { recipient: proxy } }

  it('accept a response for another URL, such as that of a proxy', async () => {
    const { end } = await logIn({ destinationUrl: proxy, recipientUrl: proxy }, said)
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })

  it('still accept one for this server', async () => {
    const { end } = await logIn({ destinationUrl: proxy, recipientUrl: proxy })
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })

  it.each([
    [{}, said, 'destination_unexpected'],
    [{ destinationUrl: proxy }, said, 'recipient_unexpected'],
    [{ recipientUrl: proxy }, said, 'destination_unexpected'],
    [
      { destinationUrl: proxy },
      { response: { destination: `${proxy}?connection=other` } },
      'destination_unexpected',
    ],
  ])('refuse what they do not name: %j', async (options, lie, code) => {
    expect((await logIn(options, lie)).end.isAway).toBe(false)
    expect(await reason()).toContain(code)
  })
})

describe('assertion_decryption_settings', () => {
  const cbc = 'http://www.w3.org/2001/04/xmlenc#aes256-cbc'
  const profile = { algorithm_profile: 'v2026-1' }

  it.each([
    ['aes-256-cbc', undefined, true],
    ['aes-256-cbc', profile, false],
    ['aes-256-gcm', profile, true],
    ['aes-256-cbc', { ...profile, algorithm_exceptions: [cbc] }, true],
    ['aes-256-cbc', { ...profile, algorithm_exceptions: [cbc.replace('256', '128')] }, false],
  ] as const)('%s with %j in a signed response is read: %j', async (cipher, settings, isRead) => {
    const { certificate: cert, privateKey: key } = ours
    const options = {
      decryptionKey: { key, cert },
      ...(settings && { assertion_decryption_settings: settings }),
    }
    const signed = (response: string) => signResponse(response, theirs.privateKey)
    const { end } = await logInEncrypted(options, cipher, signed)
    expect(end.isAway).toBe(isRead)
    if (!isRead) expect(await reason()).toContain('decryption_failed')
  })

  it('does not accept AES-CBC where no signature covers it', async () => {
    const { certificate: cert, privateKey: key } = ours
    const settings = { ...profile, algorithm_exceptions: [cbc] }
    const options = { decryptionKey: { key, cert }, assertion_decryption_settings: settings }
    expect((await logInEncrypted(options, 'aes-256-cbc')).end.isAway).toBe(false)
  })

  it('refuses exceptions that are never accepted', async () => {
    const exception = 'http://www.w3.org/2001/04/xmlenc#rsa-1_5'
    const settings = { ...profile, algorithm_exceptions: [exception] }
    const { status, body } = await create({ assertion_decryption_settings: settings })
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
    expect(body.message).toContain(exception)
  })
})

describe('older names', () => {
  const formOf = (text: string) => {
    const hidden = text.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)
    return Object.fromEntries([...hidden].map(([, name = '', value]) => [name, value]))
  }

  it.each(['bindingMethod', 'binding_method'])('%s selects the binding', async (name) => {
    const { begin } = await create({ [name]: post })
    expect((await begin()).text).toContain(`action="${signIn}"`)
    const redirect = post.replace('POST', 'Redirect')
    const overridden = await create({ [name]: post, protocolBinding: redirect })
    expect((await overridden.begin()).url.origin).toBe('https://idp.example.com')
  })

  it('signing_key signs requests, and is not returned', async () => {
    const { certificate: cert, privateKey: key } = ours
    const options = { signSAMLRequest: true, protocolBinding: post, signing_key: { key, cert } }
    const { begin, body } = await create(options)
    expect(body.options).not.toHaveProperty('signing_key')
    const { SAMLRequest = '' } = formOf((await begin()).text)
    const der = cert.replace(/-----[^-]+-----|\s+/g, '')
    expect(Buffer.from(SAMLRequest, 'base64').toString().replace(/\s+/g, '')).toContain(der)
    const refused = await create({ signing_key: { key: 'no key' } })
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('options.signing_key.key'),
    ])
  })

  it('decryption_key decrypts assertions', async () => {
    const { certificate: cert, privateKey: key } = ours
    const { end } = await logInEncrypted({ decryption_key: { key, cert } }, 'aes-256-gcm')
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })

  it('fields_map maps attributes, and `fieldsMap` overrides its members', async () => {
    const attributes = ['room', 'title', 'alias'].map((name) => ({
      name,
      values: [`the ${name}`],
      isTyped: false,
    }))
    const fields = { fields_map: { name: 'room', nickname: 'title' }, fieldsMap: { name: 'alias' } }
    const { name } = await logIn(fields, { assertion: { attributes } })
    const id = encodeURIComponent(`samlp|${name}|ada`)
    const { body } = await server.tenant.request('GET', `/api/v2/users/${id}`)
    expect(body).toMatchObject({ name: 'the alias', nickname: 'the title' })
  })

  it('entityID of AD FS names this server', async () => {
    const { begin } = await create({ entityID: 'urn:acme', protocolBinding: post }, 'adfs')
    const { SAMLRequest = '' } = formOf((await begin()).text)
    expect(Buffer.from(SAMLRequest, 'base64').toString()).toContain('>urn:acme</')
  })
})

describe('debug', () => {
  const entriesOf = async (name: string) =>
    (await lastEntries(server.tenant, 6)).filter(
      (each: { connection: string }) => each.connection === name,
    )
  const warningOf = async (name: string) =>
    (await entriesOf(name)).find((each: { type: string }) => each.type === 'w')

  it('logs the response of a log-in without its signature values', async () => {
    const { name } = await logIn({ debug: true })
    const { response, request_id } = (await warningOf(name)).details
    expect(response).toContain('>ada</')
    expect(response).toMatch(/<ds:SignatureValue><\/ds:SignatureValue>/)
    expect(response).toContain(request_id)
  })

  it('logs nothing encrypted, which may be signed inside', async () => {
    const { certificate: cert, privateKey: key } = ours
    const options = { debug: true, decryptionKey: { key, cert } }
    const { end, name } = await logInEncrypted(options, 'aes-256-gcm')
    expect(end.url.searchParams.get('code')).toBeTruthy()
    const { response } = (await warningOf(name)).details
    expect(response).toMatch(/CipherValue><\//)
    expect(response).not.toMatch(/[\w+/]{400}/)
  })

  it('reads a long response that is no XML without delay', async () => {
    const SAMLResponse = Buffer.from('<SignatureValue'.repeat(25_000)).toString('base64')
    const fields = (address: URL) => ({
      SAMLResponse,
      RelayState: address.searchParams.get('RelayState') ?? '',
    })
    const begun = performance.now()
    const { name } = await logInBy({ debug: true }, async (address) => fields(address))
    expect(performance.now() - begun).toBeLessThan(4_000)
    expect((await warningOf(name)).details.response).toHaveLength(16_384)
  })

  it('logs a refused response too', async () => {
    const { name } = await logIn({ debug: true }, { response: { destination: proxy } })
    expect((await warningOf(name)).details.response).toContain(proxy)
  })

  it('is off by default', async () => {
    const { name } = await logIn({})
    expect(await entriesOf(name)).not.toEqual([])
    expect(await warningOf(name)).toBeUndefined()
  })
})
