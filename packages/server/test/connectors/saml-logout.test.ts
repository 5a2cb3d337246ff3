import { createPrivateKey, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, type Sight } from '@latchkey/testkit'
import { type Profile, SAML } from '@node-saml/node-saml'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { certifiedKey } from '../key-pems.ts'
import {
  encoded,
  generateKeys,
  type Message,
  query,
  signed,
  write,
} from '../saml/signed-messages.ts'
import { createSamlUpstream, type SamlUpstream } from './saml-upstream.ts'

const bye = 'https://app.example.com/bye'
const signOutEndpoint = 'https://idp.example.com/slo'
const unspecified = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'
const validity = new Date('2040-01-01')

let server: SharedServer
let upstream: SamlUpstream
let theirs: Awaited<ReturnType<typeof certifiedKey>>
let ours: Awaited<ReturnType<typeof certifiedKey>>

beforeAll(async () => {
  theirs = await certifiedKey('idp.example.com', validity)
  ours = await certifiedKey('latchkey.example.com', validity)
  upstream = createSamlUpstream(theirs)
  server = await joinTestServer()
}, 120_000)
afterAll(() => server.stop())

async function open(options: object = {}) {
  const app = await createApplication(server.tenant)
  const connection = `saml-${app.clientId}`
  const signingKey = { key: ours.privateKey, cert: ours.certificate }
  const json = {
    name: connection,
    strategy: 'samlp',
    options: { ...upstream.options, signOutEndpoint, signingKey, ...options },
    enabled_clients: [app.clientId],
  }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect([status, body.message]).toEqual([201, undefined])
  const logoutUrl = `${server.tenant.baseUrl}/logout?connection=${connection}`
  const { hostname } = new URL(server.tenant.baseUrl)
  /** The identity provider by node-saml: log-out messages have the same form in both roles. */
  const provider = new SAML({
    issuer: String(upstream.options.idpEntityId),
    idpIssuer: `urn:latchkey:${hostname}:${connection}`,
    idpCert: ours.certificate,
    privateKey: theirs.privateKey,
    signatureAlgorithm: 'sha256',
    logoutUrl,
    callbackUrl: signOutEndpoint,
    entryPoint: logoutUrl,
  })
  return { app, connection, logoutUrl, provider }
}
type Opened = Awaited<ReturnType<typeof open>>

let people = 0
async function logIn({ app, connection }: Opened, name = `leaver-${++people}`) {
  const visitor = createVisitor(server)
  const away = await visitor.visit(authorizeUrl(server.tenant, app, { connection }))
  const fields = await upstream.logIn(away.url, name)
  const posted = await server.fetch(`${server.tenant.baseUrl}/login/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  })
  const end = await visitor.visit(posted.headers.get('location') ?? '')
  expect(end.url.searchParams.get('code')).toBeTruthy()
  const xml = Buffer.from(fields.SAMLResponse ?? '', 'base64').toString()
  const sessionIndex = /SessionIndex="([^"]*)"/.exec(xml)?.[1] ?? ''
  return { visitor, name, sessionIndex }
}
const sessionsOf = async ({ connection }: Opened, name: string): Promise<unknown[]> => {
  const id = encodeURIComponent(`samlp|${connection}|${name}`)
  return (await server.tenant.request('GET', `/api/v2/users/${id}/sessions`)).body.sessions
}
const entriesOf = async ({ connection }: Opened, type: string) => {
  const q = encodeURIComponent(`type:${type} AND connection:"${connection}"`)
  return (await server.tenant.request('GET', `/api/v2/logs?q=${q}&sort=date:-1`)).body
}

/** Reads a message in a URL by node-saml; throws for an invalid signature. */
function readBy({ provider }: Opened, { url }: Pick<Sight, 'url'>) {
  expect(url.href.split('?')[0]).toBe(signOutEndpoint)
  return provider.validateRedirectAsync(Object.fromEntries(url.searchParams), url.search.slice(1))
}

describe('a log-out at the SAML identity provider of the session', () => {
  const leave = (opened: Opened, visitor: ReturnType<typeof createVisitor>) => {
    const wanted = { client_id: opened.app.clientId, federated: '', returnTo: bye }
    return visitor.visit(`${server.tenant.baseUrl}/v2/logout?${new URLSearchParams(wanted)}`)
  }

  it('names the user and the session, is signed, and ends at `returnTo`', async () => {
    const opened = await open()
    const { visitor, name, sessionIndex } = await logIn(opened)
    const away = await leave(opened, visitor)
    const { profile } = await readBy(opened, away)
    expect(profile).toMatchObject({ nameID: name, sessionIndex })
    expect(await sessionsOf(opened, name)).toEqual([])
    const state = away.url.searchParams.get('RelayState') ?? ''
    const answer = await opened.provider.getLogoutResponseUrlAsync(
      profile as Profile,
      state,
      {},
      true,
    )
    expect((await visitor.visit(answer)).url.href).toBe(bye)
    expect(await entriesOf(opened, 'flo')).toEqual([])
  })

  it('ends at `returnTo` where the provider fails, with an entry in the log', async () => {
    const opened = await open()
    const { visitor } = await logIn(opened)
    const away = await leave(opened, visitor)
    const { profile } = await readBy(opened, away)
    const state = away.url.searchParams.get('RelayState') ?? ''
    const answer = await opened.provider.getLogoutResponseUrlAsync(
      profile as Profile,
      state,
      {},
      false,
    )
    expect((await visitor.visit(answer)).url.href).toBe(bye)
    const [entry] = await entriesOf(opened, 'flo')
    expect(entry.description).toContain('did not log the user out')
  })

  it('does not take place where the connection disables it', async () => {
    const opened = await open({ disableSignout: true })
    const { visitor } = await logIn(opened)
    expect((await leave(opened, visitor)).url.href).toBe(bye)
  })
})

describe('a LogoutRequest of a SAML identity provider', () => {
  const profileOf = (name: string, sessionIndex?: string) =>
    ({ nameID: name, nameIDFormat: unspecified, sessionIndex }) as Profile

  it('ends the session that it names, and is answered', async () => {
    const opened = await open()
    const name = `twice-${opened.connection}`
    const [first] = [await logIn(opened, name), await logIn(opened, name)]
    const request = profileOf(name, first.sessionIndex)
    const logoutUrl = await opened.provider.getLogoutUrlAsync(request, 'there', {})
    const away = await first.visitor.visit(logoutUrl)
    expect(away.url.searchParams.get('RelayState')).toBe('there')
    expect(await readBy(opened, away)).toMatchObject({ loggedOut: true })
    expect(await sessionsOf(opened, name)).toHaveLength(1)
    const all = await opened.provider.getLogoutUrlAsync(profileOf(name), '', {})
    await first.visitor.visit(all)
    expect(await sessionsOf(opened, name)).toEqual([])
    const entries = await entriesOf(opened, 'slo')
    expect(entries).toHaveLength(2)
    expect(entries[0].user_id).toBe(`samlp|${opened.connection}|${name}`)
  })

  it('is refused where it is not of the provider, or came before', async () => {
    const opened = await open()
    const { name } = await logIn(opened)
    const keys = { privateKey: createPrivateKey(theirs.privateKey), publicPem: '' }
    const message = (changes: Partial<Message> = {}): Message => ({
      name: 'LogoutRequest',
      id: `_${randomBytes(12).toString('hex')}`,
      issuer: String(upstream.options.idpEntityId),
      destination: opened.logoutUrl,
      at: new Date(),
      content: `<saml:NameID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${name}</saml:NameID>`,
      ...changes,
    })
    const get = (sent: string) => server.tenant.request('GET', `${pathOf(opened)}&${sent}`, asIs)
    const post = (xml: string) =>
      server.tenant.request('POST', pathOf(opened), {
        token: null,
        form: { SAMLRequest: encoded(xml) },
      })
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    const refusals: readonly [string, () => ReturnType<typeof get>][] = [
      ['signature_missing', () => get(query(write(message())))],
      ['signature_missing', () => post(write(message()))],
      ['signature_invalid', () => get(query(write(message()), generateKeys()))],
      ['signature_invalid', () => post(signed(message(), generateKeys()))],
      ['issuer_unexpected', () => post(signed(message({ issuer: 'https://evil.test' }), keys))],
      [
        'destination_unexpected',
        () => post(signed(message({ destination: 'https://evil.test/' }), keys)),
      ],
      ['message_expired', () => post(signed(message({ at: at(-60) }), keys))],
      ['message_not_yet_valid', () => post(signed(message({ at: at(60) }), keys))],
    ]
    for (const [code, send] of refusals) {
      const { status } = await send()
      const [entry] = await entriesOf(opened, 'flo')
      expect([code, status, entry?.description]).toEqual([
        code,
        400,
        expect.stringContaining(`${code}: `),
      ])
    }
    expect(await sessionsOf(opened, name)).toHaveLength(1)
    const once = query(write(message()), keys)
    expect((await get(once)).status).toBe(303)
    expect((await get(once)).status).toBe(400)
    const [entry] = await entriesOf(opened, 'flo')
    expect(entry.description).toContain('used before')
  })
})

const asIs = { token: null } as const
const pathOf = ({ connection }: Opened) => `/logout?connection=${connection}`
