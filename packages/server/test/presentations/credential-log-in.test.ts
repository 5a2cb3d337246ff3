import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { TestAuthority, testLicence } from '@latchkey/mdl/wallet'
import { createVisitor, joinTestServer, type SharedServer, type Sight } from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import { createTemplate, presentBy } from './relying-party.ts'

const nameSpace = 'org.iso.18013.5.1'

let server: SharedServer
let authority: TestAuthority
/** An application that may verify credentials. */
let app: Application
let template: string
beforeAll(async () => {
  server = await joinTestServer()
  authority = await TestAuthority.create(new Date())
  app = await createApplication(server.tenant, {})
  const claims = { family_name: true, age_over_18: true }
  template = await createTemplate(server.tenant, authority.certificatePem, claims)
  const audience = `${server.tenant.baseUrl}/vdcs/`
  const scopes = ['create:verification_request']
  const api = { identifier: audience, scopes: scopes.map((value) => ({ value })) }
  await server.tenant.request('POST', '/api/v2/resource-servers', { json: api })
  await server.tenant.write(({ clientGrants }) =>
    clientGrants.create({ client_id: app.clientId, audience, scope: scopes }),
  )
  await createUser(server.tenant, 'ada@example.com')
})
afterAll(() => server.stop())

const acrOf = (id: string) => `urn:latchkey:credential:${id}`

/** A browser in which Ada has logged in, at the next step. */
async function logIn(parameters: Readonly<Record<string, string>>, of = app) {
  const visitor = createVisitor(server)
  const login = await visitor.visit(authorizeUrl(server.tenant, of, parameters))
  return { visitor, sight: await visitor.submit(login, { username: 'ada@example.com', password }) }
}

const errorOf = ({ url }: Sight) => [
  url.searchParams.get('error'),
  url.searchParams.get('error_description'),
]

const engagementOf = ({ text }: Sight) =>
  (/href="(openid4vp:[^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&')

const licence = (by = authority) => by.issue({ claims: testLicence, now: new Date() })

async function tokensOf({ url }: Sight, of = app) {
  const { body } = await exchange(server, of, { code: url.searchParams.get('code') ?? '' })
  return body
}

describe('a log-in that requests a verified credential', () => {
  it('asks for it after the password, and puts its claims into the ID token', async () => {
    const scope = 'openid offline_access'
    const { visitor, sight: requested } = await logIn({ acr_values: acrOf(template), scope })
    expect(requested.url.pathname).toMatch(/\/credential$/)
    const result = await visitor.submit(requested, {})
    expect(result.text).toContain('Family name')
    expect(result.text).toContain('data-state="pending"')
    // Another form changes nothing while the wallet is awaited.
    const again = await visitor.submit(result, {})
    expect(engagementOf(again)).toBe(engagementOf(result))
    expect((await presentBy(server, engagementOf(result), licence())).status).toBe(200)
    const verified = await visitor.visit(result.url.pathname)
    expect(verified.text).not.toContain('Mustermann')
    const away = await visitor.submit(verified, {})
    expect([away.isAway, ...errorOf(away)]).toEqual([true, null, null])
    const tokens = await tokensOf(away)
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      acr: acrOf(template),
      verified_credential: {
        template_id: template,
        document_type: 'org.iso.18013.5.1.mDL',
        claims: { [nameSpace]: { age_over_18: true, family_name: expect.any(String) } },
      },
    })
    const userInfo = { token: null, headers: { authorization: `Bearer ${tokens.access_token}` } }
    const { body } = await server.tenant.request('GET', '/userinfo', userInfo)
    expect(body).not.toHaveProperty('verified_credential')
    const refreshed = await server.tenant.request('POST', '/oauth/token', {
      token: null,
      form: {
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
        client_id: app.clientId,
        client_secret: app.clientSecret,
      },
    })
    expect(decodeJwt(refreshed.body.id_token)).not.toHaveProperty('verified_credential')
    // The session does not prove it for the next request.
    const next = await visitor.visit(
      authorizeUrl(server.tenant, app, { acr_values: acrOf(template), prompt: 'none' }),
    )
    expect(errorOf(next)).toEqual(['interaction_required', 'a verified credential is required'])
    const plain = await visitor.visit(authorizeUrl(server.tenant, app, {}))
    expect(decodeJwt((await tokensOf(plain)).id_token)).not.toHaveProperty('acr')
  })

  it('puts a portrait into the ID token, which is then as long as the document says', async () => {
    const portrait = new Uint8Array(60_000)
    const wanted = await createTemplate(server.tenant, authority.certificatePem, { portrait: true })
    const { visitor, sight } = await logIn({ acr_values: acrOf(wanted) })
    const result = await visitor.submit(sight, {})
    const claims = { [nameSpace]: { ...testLicence[nameSpace], portrait } }
    await presentBy(server, engagementOf(result), authority.issue({ claims, now: new Date() }))
    const verified = await visitor.visit(result.url.pathname)
    const { id_token } = await tokensOf(await visitor.submit(verified, {}))
    expect(decodeJwt(id_token)).toMatchObject({
      verified_credential: {
        claims: { [nameSpace]: { portrait: Buffer.from(portrait).toString('base64url') } },
      },
    })
  })

  it('lets the user try again after a refusal, and cancel', async () => {
    const otherAuthority = await TestAuthority.create(new Date())
    const { visitor, sight: requested } = await logIn({ acr_values: acrOf(template) })
    const result = await visitor.submit(requested, {})
    await presentBy(server, engagementOf(result), licence(otherAuthority))
    const failed = await visitor.visit(result.url.pathname)
    expect(failed.text).toContain('issuer_untrusted')
    const retried = await visitor.submit(failed, {})
    expect(engagementOf(retried)).not.toBe(engagementOf(result))
    const cancelled = await visitor.submit(retried, { action: 'cancel' })
    expect(errorOf(cancelled)).toEqual(['access_denied', 'The user did not present a credential.'])
  })

  it('is refused for a client without the grant, and for an unknown template', async () => {
    const other = await createApplication(server.tenant, {})
    const { sight } = await logIn({ acr_values: acrOf(template) }, other)
    expect(errorOf(sight)).toEqual([
      'unmet_authentication_requirements',
      'the client has no client grant with the scope create:verification_request',
    ])
    const unknown = await logIn({ acr_values: acrOf('vct_unknown') })
    expect(errorOf(unknown.sight)[0]).toBe('unmet_authentication_requirements')
    const untrusting = await createTemplate(server.tenant, null, { family_name: true })
    const { visitor, sight: requested } = await logIn({ acr_values: acrOf(untrusting) })
    const refused = await visitor.submit(requested, {})
    expect(errorOf(refused)).toEqual([
      'unmet_authentication_requirements',
      expect.stringContaining('trusts no issuer'),
    ])
  })
})
