import { randomBytes } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  joinTestServer,
  type SharedServer,
  type Sight,
  type Visitor,
} from '@latchkey/testkit'
import type { Profile, SAML } from '@node-saml/node-saml'
import { createUser, password } from '../authentication/application.ts'
import {
  createSamlApplication,
  logoutUrl,
  nodeSaml,
  postedBy,
  type SamlApplication,
  xmlOf,
} from './service-providers.ts'
import { generateKeys, signed } from './signed-messages.ts'

const keys = generateKeys()
const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const post = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
const partialLogout = 'urn:oasis:names:tc:SAML:2.0:status:PartialLogout'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
  await createProvider()
  await createUser(server.tenant, 'ada@example.com')
}, 120_000)
afterAll(() => server.stop())

interface Provider {
  readonly app: SamlApplication
  readonly saml: SAML
}

async function createProvider(samlp: Readonly<Record<string, unknown>> = {}): Promise<Provider> {
  const app = await createSamlApplication(server.tenant, { signingCert: keys.publicPem, ...samlp })
  return { app, saml: nodeSaml(app, { privateKey, signatureAlgorithm: 'sha256' }) }
}

/** The profile of the user at a service provider, after a log-in if needed. */
async function profileAt({ saml }: Provider, sight: Sight, visitor: Visitor): Promise<Profile> {
  const isPage = sight.url.pathname.endsWith('/login')
  const typed = { username: 'ada@example.com', password }
  const posted = postedBy(isPage ? await visitor.submit(sight, typed) : sight)
  const { profile } = await saml.validatePostResponseAsync({ ...posted.fields })
  if (!profile) throw new Error('The response has no profile.')
  return profile
}

/** A user who is logged in at these service providers. @returns their profiles */
async function logIn(...providers: readonly Provider[]) {
  const visitor = createVisitor(server)
  const profiles: Profile[] = []
  for (const provider of providers) {
    const sight = await visitor.visit(await provider.saml.getAuthorizeUrlAsync('', '', {}))
    profiles.push(await profileAt(provider, sight, visitor))
  }
  return { visitor, profiles }
}

/** Reads a message by node-saml as a service provider. */
function read({ saml }: Provider, { url }: Pick<Sight, 'url'>) {
  expect(url.href.split('?')[0]).toBe(logoutUrl)
  return saml.validateRedirectAsync(Object.fromEntries(url.searchParams), url.search.slice(1))
}

/** Expects a signed partial log-out; node-saml reports only the first status code. */
async function expectPartial(provider: Provider, away: Sight): Promise<void> {
  await expect(read(provider, away)).rejects.toThrow('status:Responder')
  const message = Buffer.from(away.url.searchParams.get('SAMLResponse') ?? '', 'base64')
  expect(inflateRawSync(message).toString()).toContain(partialLogout)
}

const askOut = ({ saml }: Provider, profile: Profile | undefined) => {
  if (!profile) throw new Error('Nobody is logged in.')
  return saml.getLogoutUrlAsync(profile, 'bye', {})
}

const answerOut = ({ saml }: Provider, profile: Profile, url: URL, isSuccess: boolean) =>
  saml.getLogoutResponseUrlAsync(profile, url.searchParams.get('RelayState') ?? '', {}, isSuccess)

describe('a log-out requested by a service provider with node-saml', () => {
  it('ends the session and is answered, with its RelayState', async () => {
    const provider = await createProvider()
    const { visitor, profiles } = await logIn(provider)
    const away = await visitor.visit(await askOut(provider, profiles[0]))
    expect(away.url.searchParams.get('RelayState')).toBe('bye')
    expect(await read(provider, away)).toMatchObject({ loggedOut: true })
    const next = await visitor.visit(await provider.saml.getAuthorizeUrlAsync('', '', {}))
    expect(next.url.pathname).toMatch(/\/login$/)
  })

  it('requests log-out of the other service provider, by NameID and SessionIndex', async () => {
    const [first, second] = [await createProvider(), await createProvider()]
    const { visitor, profiles } = await logIn(first, second)
    const requested = await visitor.visit(await askOut(first, profiles[0]))
    expect(requested.url.searchParams.has('SAMLRequest')).toBe(true)
    const { profile } = await read(second, requested)
    expect(profile).toMatchObject({
      nameID: profiles[1]?.nameID,
      sessionIndex: profiles[1]?.sessionIndex,
    })
    if (!profile) throw new Error('The request has no profile.')
    const away = await visitor.visit(await answerOut(second, profile, requested.url, true))
    expect(await read(first, away)).toMatchObject({ loggedOut: true })
  })

  it.each(['1.1:nameid-format:emailAddress', '2.0:nameid-format:transient'])(
    'names the user to the other one in the format that it requested, %s',
    async (name) => {
      const format = `urn:oasis:names:tc:SAML:${name}`
      const [first, { app }] = [await createProvider(), await createProvider()]
      const own = { privateKey, signatureAlgorithm: 'sha256', identifierFormat: format } as const
      const second = { app, saml: nodeSaml(app, own) }
      const { visitor, profiles } = await logIn(first, second)
      const requested = await visitor.visit(await askOut(first, profiles[0]))
      const { profile } = await read(second, requested)
      expect(profile?.nameID).not.toBe(profiles[0]?.nameID)
      expect([profile?.nameID, profile?.nameIDFormat]).toEqual([profiles[1]?.nameID, format])
    },
  )

  it('names the user to the other one as the last of its responses did', async () => {
    const [first, second] = [await createProvider(), await createProvider()]
    const identifierFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
    const own = { privateKey, signatureAlgorithm: 'sha256', identifierFormat } as const
    const byAddress = { app: second.app, saml: nodeSaml(second.app, own) }
    const { visitor, profiles } = await logIn(first, byAddress, second)
    expect(profiles[2]?.nameID).not.toBe(profiles[1]?.nameID)
    const requested = await visitor.visit(await askOut(first, profiles[0]))
    const { profile } = await read(second, requested)
    const { nameID, nameIDFormat } = profiles[2] ?? {}
    expect([profile?.nameID, profile?.nameIDFormat]).toEqual([nameID, nameIDFormat])
  })

  it('is partial if the other service provider fails', async () => {
    const [first, second] = [await createProvider(), await createProvider({ binding: post })]
    const { visitor, profiles } = await logIn(second, first)
    const requested = postedBy(await visitor.visit(await askOut(first, profiles[1])))
    expect(requested.action).toBe(logoutUrl)
    const { profile } = await second.saml.validatePostRequestAsync({ ...requested.fields })
    if (!profile) throw new Error('The request has no profile.')
    const relayState = requested.fields.RelayState ?? ''
    const answer = await second.saml.getLogoutResponseUrlAsync(profile, relayState, {}, false)
    const away = await visitor.visit(answer)
    await expectPartial(first, away)
  })

  it('is accepted by HTTP-POST, and answered by it', async () => {
    const provider = await createProvider({ binding: post })
    const { app } = provider
    const { visitor, profiles } = await logIn(provider)
    const name = `<saml:NameID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">x</saml:NameID>`
    const session = `<samlp:SessionIndex>${profiles[0]?.sessionIndex}</samlp:SessionIndex>`
    const SAMLRequest = Buffer.from(
      signed(
        {
          name: 'LogoutRequest',
          id: `_${randomBytes(12).toString('hex')}`,
          issuer: app.entityId,
          destination: `${app.ssoUrl}/logout`,
          at: new Date(),
          content: name + session,
        },
        keys,
      ),
    ).toString('base64')
    const { headers } = await server.tenant.request('POST', `/samlp/${app.clientId}/logout`, {
      token: null,
      form: { SAMLRequest },
    })
    const place = new URL(headers.get('location') ?? '', server.tenant.baseUrl)
    const answer = postedBy(await visitor.visit(place.href))
    expect(answer.action).toBe(logoutUrl)
    expect(xmlOf(answer)).toContain('urn:oasis:names:tc:SAML:2.0:status:Success')
    const next = await visitor.visit(await provider.saml.getAuthorizeUrlAsync('', '', {}))
    expect(next.url.pathname).toMatch(/\/login$/)
  })

  it('is answered at the URL for responses, if there is one', async () => {
    const response_callback = `${logoutUrl}/response`
    const logout = { callback: logoutUrl, response_callback }
    const [first, second] = [await createProvider({ logout }), await createProvider({ logout })]
    const { visitor, profiles } = await logIn(first, second)
    const requested = await visitor.visit(await askOut(first, profiles[0]))
    const { profile } = await read(second, requested)
    if (!profile) throw new Error('The request has no profile.')
    const away = await visitor.visit(await answerOut(second, profile, requested.url, true))
    expect(away.url.href.split('?')[0]).toBe(response_callback)
    const message = Buffer.from(away.url.searchParams.get('SAMLResponse') ?? '', 'base64')
    expect(inflateRawSync(message).toString()).toContain(`Destination="${response_callback}"`)
  })

  it('does not end the session of another user', async () => {
    const provider = await createProvider()
    const { profiles } = await logIn(provider)
    const { visitor } = await logIn(provider)
    const away = await visitor.visit(await askOut(provider, profiles[0]))
    await expectPartial(provider, away)
    const again = await visitor.visit(await provider.saml.getAuthorizeUrlAsync('', '', {}))
    expect(postedBy(again).action).not.toBe('')
  })
})

describe('a log-out that begins at the tenant', () => {
  it('requests log-out of the service providers of the session, and then redirects', async () => {
    const provider = await createProvider()
    const { visitor, profiles } = await logIn(provider)
    const query = new URLSearchParams({
      client_id: provider.app.clientId,
      returnTo: 'https://app.example.com/bye',
    })
    const requested = await visitor.visit(`${server.tenant.baseUrl}/v2/logout?${query}`)
    const { profile } = await read(provider, requested)
    expect(profile?.nameID).toBe(profiles[0]?.nameID)
    if (!profile) throw new Error('The request has no profile.')
    const away = await visitor.visit(await answerOut(provider, profile, requested.url, true))
    expect(away.url.href).toBe('https://app.example.com/bye')
  })

  it('passes over a service provider whose `logout.callback` is no URL', async () => {
    const provider = await createProvider({ logout: { callback: 'sp.example.com/logout' } })
    const { visitor } = await logIn(provider)
    const returnTo = 'https://app.example.com/bye'
    const query = new URLSearchParams({ client_id: provider.app.clientId, returnTo })
    const away = await visitor.visit(`${server.tenant.baseUrl}/v2/logout?${query}`)
    expect(away.url.href).toBe(returnTo)
  })

  it('refuses the LogoutResponse of another service provider', async () => {
    const [asking, other] = [await createProvider(), await createProvider()]
    const { visitor } = await logIn(asking)
    const response = await visitor.visit(`${server.tenant.baseUrl}/v2/logout`)
    const { profile } = await read(asking, response)
    if (!profile) throw new Error('The request has no profile.')
    const refused = await visitor.visit(await answerOut(other, profile, response.url, true))
    expect(refused.status).toBe(400)
  })
})
