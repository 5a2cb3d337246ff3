import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { TOTP } from 'otpauth'
import samlify from 'samlify'
import { createUser, password } from '../authentication/application.ts'
import {
  acsUrl,
  arrive,
  createSamlApplication,
  nodeSaml,
  postedBy,
  type SamlApplication,
  xmlOf,
} from './service-providers.ts'

const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'

let server: SharedServer
let app: SamlApplication
let userId: string
beforeAll(async () => {
  server = await joinTestServer()
  app = await createSamlApplication(server.tenant)
  userId = await createUser(server.tenant, 'ada@example.com')
}, 120_000)
afterAll(() => server.stop())

const credentials = { username: 'ada@example.com', password }

describe('a service provider with node-saml', () => {
  it('gets the user who logs in with a password', async () => {
    const provider = nodeSaml(app)
    const { visitor, page } = await arrive(
      server,
      await provider.getAuthorizeUrlAsync('rs', '', {}),
    )
    expect(page.url.pathname).toMatch(/^\/u\/[\w-]+\/login$/)
    const posted = postedBy(await visitor.submit(page, credentials))
    expect(posted.action).toBe(acsUrl)
    expect(posted.fields.RelayState).toBe('rs')
    const { profile } = await provider.validatePostResponseAsync({ ...posted.fields })
    expect(profile?.nameID).toBe(userId)
    expect(profile?.issuer).toBe(`urn:${server.tenant.domain}`)
    const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
    expect(profile?.[`${claims}/emailaddress`]).toBe('ada@example.com')
    expect(profile?.[`${claims}/givenname`]).toBe('Ada')
  })

  it('gets a second factor if it requests one', async () => {
    const grace = await createUser(server.tenant, 'grace@example.com')
    const provider = nodeSaml(app, {
      disableRequestedAuthnContext: false,
      authnContext: [multiFactor],
    })
    const { visitor, page } = await arrive(server, await provider.getAuthorizeUrlAsync('', '', {}))
    const typed = { username: 'grace@example.com', password }
    const enrollment = await visitor.submit(page, typed)
    expect(enrollment.url.pathname).toMatch(/mfa-otp-enrollment$/)
    const [, shown = ''] = /<code class="shown long">([A-Z2-7 ]+)</.exec(enrollment.text) ?? []
    const code = new TOTP({ secret: shown.replaceAll(' ', '') }).generate()
    const recovery = await visitor.submit(enrollment, { code })
    const posted = postedBy(await visitor.submit(recovery, { confirmed: 'true' }))
    const { profile } = await provider.validatePostResponseAsync({ ...posted.fields })
    expect(profile?.nameID).toBe(grace)
    expect(xmlOf(posted)).toContain(`<saml:AuthnContextClassRef>${multiFactor}</`)
  })

  it('gets the user of the session without a page, and a new log-in by ForceAuthn', async () => {
    const provider = nodeSaml(app)
    const { visitor, page } = await arrive(server, await provider.getAuthorizeUrlAsync('', '', {}))
    await visitor.submit(page, credentials)
    const again = await visitor.visit(await provider.getAuthorizeUrlAsync('', '', {}))
    const { profile } = await provider.validatePostResponseAsync({ ...postedBy(again).fields })
    expect(profile?.nameID).toBe(userId)
    const forcing = nodeSaml(app, { forceAuthn: true })
    const response = await visitor.visit(await forcing.getAuthorizeUrlAsync('', '', {}))
    expect(response.url.pathname).toMatch(/login$/)
  })

  it('gets NoPassive for IsPassive without a session', async () => {
    const provider = nodeSaml(app, { passive: true })
    const { page } = await arrive(server, await provider.getAuthorizeUrlAsync('', '', {}))
    const xml = xmlOf(postedBy(page))
    expect(xml).toContain('urn:oasis:names:tc:SAML:2.0:status:NoPassive')
    expect(xml).not.toContain('Assertion ')
  })

  it('gets the user in an IdP-initiated log-in', async () => {
    const provider = nodeSaml(app, { validateInResponseTo: 'never' as never })
    const { visitor, page } = await arrive(server, `${app.ssoUrl}?RelayState=home`)
    const posted = postedBy(await visitor.submit(page, credentials))
    expect(posted.fields.RelayState).toBe('home')
    expect(xmlOf(posted)).not.toContain('InResponseTo')
    const { profile } = await provider.validatePostResponseAsync({ ...posted.fields })
    expect(profile?.nameID).toBe(userId)
  })
})

describe('a service provider with samlify', () => {
  it('gets the user, by a request and a response that samlify makes and verifies', async () => {
    samlify.setSchemaValidator({ validate: async () => 'not validated' })
    const idp = samlify.IdentityProvider({ metadata: app.metadata })
    const sp = samlify.ServiceProvider({
      entityID: app.entityId,
      wantAssertionsSigned: true,
      assertionConsumerService: [
        { Binding: samlify.Constants.namespace.binding.post, Location: acsUrl },
      ],
    })
    const { visitor, page } = await arrive(server, sp.createLoginRequest(idp, 'redirect').context)
    const { fields } = postedBy(await visitor.submit(page, credentials))
    const { SAMLResponse = '' } = fields
    const read = (response: string) =>
      sp.parseLoginResponse(idp, 'post', { body: { SAMLResponse: response } })
    const { extract } = await read(SAMLResponse)
    // samlify requests the format of addresses.
    expect(extract).toMatchObject({ nameID: credentials.username, audience: app.entityId })
    const xml = Buffer.from(SAMLResponse, 'base64').toString()
    const forged = Buffer.from(xml.replaceAll(credentials.username, 'eve@example.com')).toString(
      'base64',
    )
    await expect(read(forged)).rejects.toThrow('FAILED_TO_VERIFY_SIGNATURE')
  })
})
