import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer, until } from '@latchkey/testkit'
import { createUser, password } from '../authentication/application.ts'
import { loggedOf } from './requests.ts'
import {
  acsUrl,
  arrive,
  createSamlApplication,
  type NodeSamlOptions,
  nodeSaml,
  postedBy,
  xmlOf,
} from './service-providers.ts'

const username = 'ada-of-add-ons@example.com'
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'

let server: SharedServer
let userId: string
beforeAll(async () => {
  server = await joinTestServer()
  await createSamlApplication(server.tenant) // makes the connection of the user
  userId = await createUser(server.tenant, username)
  const json = { app_metadata: { department: 'Engines' } }
  await server.tenant.request('PATCH', `/api/v2/users/${encodeURIComponent(userId)}`, { json })
})
afterAll(() => server.stop())

/** A log-in at a client with these settings of the add-on: the response as XML. */
async function signOn(samlp: object, options: NodeSamlOptions = {}) {
  const app = await createSamlApplication(server.tenant, { ...samlp })
  const provider = nodeSaml(app, options)
  const { visitor, page } = await arrive(server, await provider.getAuthorizeUrlAsync('', '', {}))
  const posted = postedBy(await visitor.submit(page, { username, password }))
  const xml = xmlOf(posted)
  const of = (pattern: RegExp) => pattern.exec(xml)?.[1]
  const attributes = [...xml.matchAll(/<saml:Attribute Name="([^"]*)"/g)].map(([, name]) => name)
  return { app, posted, provider, xml, of, attributes }
}

describe('an assertion by the settings of the add-on', () => {
  it('is for the audience, at the recipient and the destination', async () => {
    const audience = 'urn:another:audience'
    const recipient = 'https://sp.example.com/recipient'
    const destination = 'https://sp.example.com/destination'
    const set = await signOn({ audience, recipient, destination }, { issuer: audience })
    expect(set.of(/<saml:Audience>([^<]*)</)).toBe(audience)
    expect(set.of(/ Recipient="([^"]*)"/)).toBe(recipient)
    expect(set.of(/ Destination="([^"]*)"/)).toBe(destination)
    expect(set.posted.action).toBe(acsUrl)
    const usual = await signOn({ audience: undefined })
    expect(usual.of(/<saml:Audience>([^<]*)</)).toBe(usual.app.entityId)
    expect(usual.of(/ Recipient="([^"]*)"/)).toBe(acsUrl)
    expect(usual.of(/ Destination="([^"]*)"/)).toBe(acsUrl)
  })

  it('is issued under the configured name, for the configured time', async () => {
    const { xml, of } = await signOn({ issuer: 'urn:issuer:own', lifetimeInSeconds: 300 })
    const issuers = [...xml.matchAll(/<saml:Issuer[^>]*>([^<]*)</g)].map(([, each]) => each)
    expect(issuers).toEqual(['urn:issuer:own', 'urn:issuer:own'])
    const issued = Date.parse(of(/<saml:Assertion[^>]* IssueInstant="([^"]*)"/) ?? '')
    for (const place of ['SubjectConfirmationData', 'Conditions']) {
      const end = of(new RegExp(`<saml:${place}[^>]* NotOnOrAfter="([^"]*)"`))
      expect([place, Date.parse(end ?? '') - issued]).toEqual([place, 300_000])
    }
  })

  it('names the user in the configured format, or in that of the request', async () => {
    const nameIdentifierProbes = [`${claims}/emailaddress`]
    const set = await signOn({ nameIdentifierFormat: emailFormat, nameIdentifierProbes })
    expect(set.of(/<saml:NameID[^>]* Format="([^"]*)"/)).toBe(emailFormat)
    expect(set.of(/<saml:NameID[^>]*>([^<]*)</)).toBe(username)
    const requested = await signOn({}, { identifierFormat: emailFormat })
    expect(requested.of(/<saml:NameID[^>]*>([^<]*)</)).toBe(username)
    const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
    const passing = await signOn({}, { identifierFormat: transient })
    expect(passing.of(/<saml:NameID[^>]* Format="([^"]*)"/)).toBe(transient)
    expect(passing.of(/<saml:NameID[^>]*>([^<]*)</)).toMatch(/^_[0-9a-f]{40}$/)
    const usual = await signOn({})
    expect(usual.of(/<saml:NameID[^>]* Format="([^"]*)"/)).toMatch(/unspecified$/)
    expect(usual.of(/<saml:NameID[^>]*>([^<]*)</)).toBe(userId)
  })

  it('has the mapped attributes, and others only if they are passed through', async () => {
    const mappings = { email: 'urn:mail', 'app_metadata.department': ['urn:dep', 'urn:unit'] }
    const alone = {
      passthroughClaimsWithNoMapping: false,
      mapIdentities: false,
      createUpnClaim: false,
    }
    const few = await signOn({ mappings, ...alone })
    expect(few.attributes).toEqual(['urn:mail', 'urn:dep', 'urn:unit'])
    expect(few.xml).toContain('>Engines</saml:AttributeValue>')
    const more = await signOn({ mappings, mapUnknownClaimsAsIs: true })
    expect(more.attributes).toEqual(
      expect.arrayContaining(['urn:mail', 'given_name', `${claims}/upn`]),
    )
    expect(more.attributes).not.toContain('blocked')
    const prefixed = await signOn({ mappings })
    expect(prefixed.attributes).toContain('http://schemas.auth0.com/given_name')
  })

  it('has types and formats of attributes unless they are turned off', async () => {
    const usual = await signOn({})
    expect(usual.xml).toContain('xsi:type="xs:string"')
    expect(usual.xml).toContain('attrname-format:uri')
    const bare = await signOn({ typedAttributes: false, includeAttributeNameFormat: false })
    expect(bare.xml).not.toContain('xsi:type')
    expect(bare.xml).not.toContain('attrname-format')
  })

  it('names the context of the log-in and its session', async () => {
    const authnContextClassRef = 'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport'
    const { of } = await signOn({ authnContextClassRef })
    expect(of(/<saml:AuthnContextClassRef>([^<]*)</)).toBe(authnContextClassRef)
    expect(of(/ SessionIndex="([^"]*)"/)).toBeTruthy()
  })

  it('is signed by SHA-256, or by SHA-1 with a warning in the log', async () => {
    const usual = await signOn({})
    expect(usual.xml).toContain('xmldsig-more#rsa-sha256')
    expect(await loggedOf(server.tenant, usual.app, 'w')).toEqual([])
    const weak = await signOn({ signatureAlgorithm: 'rsa-sha1', digestAlgorithm: 'sha1' })
    expect(weak.xml).toContain('xmldsig#rsa-sha1')
    await until('the warning is in the log', async () => {
      const [warning] = await loggedOf(server.tenant, weak.app, 'w')
      return warning === 'A SAML response was signed with SHA-1, as the add-on `samlp` says.'
    })
  })
})
