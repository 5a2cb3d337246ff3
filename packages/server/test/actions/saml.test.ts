/** Actions of the trigger `post-login` at SAML, and a second factor from beginning to end. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { TOTP } from 'otpauth'
import { createUser, password } from '../authentication/application.ts'
import {
  arrive,
  createSamlApplication,
  nodeSaml,
  postedBy,
  type SamlApplication,
  xmlOf,
} from '../saml/service-providers.ts'
import { bindAction, postLogin } from './bind-action.ts'

let server: SharedServer
let app: SamlApplication
const credentials = { username: 'ada@example.com', password }
beforeAll(async () => {
  server = await joinTestServer()
  app = await createSamlApplication(server.tenant)
  await createUser(server.tenant, credentials.username)
}, 120_000)
afterAll(() => server.stop())

const request = () => nodeSaml(app).getAuthorizeUrlAsync('', '', {})

describe('an assertion', () => {
  it('has the attributes of the action, after a log-in and by a session', async () => {
    await bindAction(
      server.tenant,
      postLogin(`
        api.samlResponse.setAttribute('color', 'blue')
        api.samlResponse.setAttribute('protocol', [event.transaction.protocol])
        api.samlResponse.setAttribute('http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname', null)`),
    )
    const { visitor, page } = await arrive(server, await request())
    const first = xmlOf(postedBy(await visitor.submit(page, credentials)))
    const again = xmlOf(postedBy(await visitor.visit(await request())))
    for (const xml of [first, again]) {
      expect(xml).toMatch(/Name="color".*?>blue</s)
      expect(xml).toMatch(/Name="protocol".*?>samlp</s)
      expect(xml).not.toContain('claims/givenname')
    }
  })

  it('is not issued where the action denies the log-in', async () => {
    const { visitor, page } = await arrive(server, await request())
    await visitor.submit(page, credentials)
    await bindAction(server.tenant, postLogin(`api.access.deny('Closed.')`))
    for (const xml of [
      xmlOf(postedBy(await visitor.visit(await request()))),
      await deniedAfterLogIn(),
    ]) {
      expect(xml).toContain('urn:oasis:names:tc:SAML:2.0:status:AuthnFailed')
      expect(xml).toContain('Closed.')
    }
  })
})

async function deniedAfterLogIn(): Promise<string> {
  const { visitor, page } = await arrive(server, await request())
  return xmlOf(postedBy(await visitor.submit(page, credentials)))
}

describe('a second factor that an action asks for', () => {
  it('is verified, and the log-in goes on with the actions that follow', async () => {
    const grace = { username: 'grace@example.com', password }
    await createUser(server.tenant, grace.username)
    await bindAction(
      server.tenant,
      postLogin(`
        api.multifactor.enable('any', { allowRememberBrowser: false })
        api.samlResponse.setAttribute('color', 'green')`),
    )
    const { visitor, page } = await arrive(server, await request())
    const enrollment = await visitor.submit(page, grace)
    expect(enrollment.url.pathname).toMatch(/mfa-otp-enrollment$/)
    const [, shown = ''] = /<code class="shown long">([A-Z2-7 ]+)</.exec(enrollment.text) ?? []
    const code = new TOTP({ secret: shown.replaceAll(' ', '') }).generate()
    const recovery = await visitor.submit(enrollment, { code })
    const xml = xmlOf(postedBy(await visitor.submit(recovery, { confirmed: 'true' })))
    expect(xml).toMatch(/Name="color".*?>green</s)
    const next = await visitor.visit(await request())
    expect(next.url.pathname).toMatch(/\/mfa-otp$/)
  })
})
