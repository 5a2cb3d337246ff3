import { randomBytes } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import samlify from 'samlify'

export interface SamlUpstream {
  readonly options: Readonly<Record<string, unknown>>
  readonly metadata: string
  /** Answers a request by HTTP-Redirect: the fields of the form that its page posts. */
  logIn(address: URL, name: string): Promise<Readonly<Record<string, string>>>
  /** The same without a request. */
  beginLogIn(name: string): Promise<Readonly<Record<string, string>>>
}

interface Keys {
  readonly certificate: string
  readonly privateKey: string
}

const protocol = 'urn:oasis:names:tc:SAML:2.0'
const entityId = 'https://idp.example.com/metadata'
const signInEndpoint = 'https://idp.example.com/sso'

/** An identity provider by samlify, which signs by xml-crypto. */
export function createSamlUpstream({ certificate, privateKey }: Keys): SamlUpstream {
  const der = certificate.replace(/-----[^-]+-----|\s+/g, '')
  const metadata =
    `<EntityDescriptor xmlns="${protocol}:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"` +
    ` entityID="${entityId}"><IDPSSODescriptor protocolSupportEnumeration="${protocol}:protocol">` +
    `<KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${der}` +
    '</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>' +
    `<SingleSignOnService Binding="${protocol}:bindings:HTTP-Redirect" Location="${signInEndpoint}"/>` +
    '</IDPSSODescriptor></EntityDescriptor>'
  const provider = samlify.IdentityProvider({ metadata, privateKey })
  const answer = async (name: string, asked: Asked) => {
    const { acsUrl, issuer, id, relayState } = asked
    const receiver = samlify.ServiceProvider({
      entityID: issuer,
      wantAssertionsSigned: true,
      assertionConsumerService: [{ Binding: `${protocol}:bindings:HTTP-POST`, Location: acsUrl }],
    })
    const fill = () => ({ id: newId(), context: responseFor(name, asked) })
    const request = { extract: { request: { id: id ?? '' } } }
    const { context } = await provider.createLoginResponse(receiver, request, 'post', {}, fill)
    return { SAMLResponse: String(context), ...(relayState && { RelayState: relayState }) }
  }
  return {
    options: { idpEntityId: entityId, signInEndpoint, signingCert: [der] },
    metadata,
    logIn: (address, name) => answer(name, readRequest(address)),
    beginLogIn: (name) => answer(name, { acsUrl: 'https://x.example.com/', issuer: 'urn:x' }),
  }
}

interface Asked {
  readonly acsUrl: string
  readonly issuer: string
  readonly id?: string
  readonly relayState?: string
}

const newId = () => `_${randomBytes(16).toString('hex')}`

function readRequest({ searchParams }: URL): Asked {
  const deflated = Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')
  const xml = inflateRawSync(deflated).toString()
  const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1] ?? ''
  return {
    id: of('ID'),
    acsUrl: of('AssertionConsumerServiceURL'),
    issuer: />([^<]+)<\/saml:Issuer>/.exec(xml)?.[1] ?? '',
    relayState: searchParams.get('RelayState') ?? '',
  }
}

function responseFor(name: string, { acsUrl, issuer, id }: Asked): string {
  const instant = (minutes: number) =>
    new Date(Date.now() + minutes * 60_000).toISOString().replace(/\.\d+Z$/, 'Z')
  const to = id === undefined ? '' : ` InResponseTo="${id}"`
  const attribute = (key: string, value: string) =>
    `<saml:Attribute Name="${key}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`
  return (
    `<samlp:Response xmlns:samlp="${protocol}:protocol" xmlns:saml="${protocol}:assertion"` +
    ` ID="${newId()}" Version="2.0" IssueInstant="${instant(0)}" Destination="${acsUrl}"${to}>` +
    `<saml:Issuer>${entityId}</saml:Issuer><samlp:Status>` +
    `<samlp:StatusCode Value="${protocol}:status:Success"/></samlp:Status>` +
    `<saml:Assertion ID="${newId()}" Version="2.0" IssueInstant="${instant(0)}">` +
    `<saml:Issuer>${entityId}</saml:Issuer><saml:Subject><saml:NameID>${name}</saml:NameID>` +
    `<saml:SubjectConfirmation Method="${protocol}:cm:bearer"><saml:SubjectConfirmationData` +
    ` NotOnOrAfter="${instant(5)}" Recipient="${acsUrl}"${to}/></saml:SubjectConfirmation>` +
    `</saml:Subject><saml:Conditions NotBefore="${instant(-1)}" NotOnOrAfter="${instant(5)}">` +
    `<saml:AudienceRestriction><saml:Audience>${issuer}</saml:Audience>` +
    `</saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement` +
    ` AuthnInstant="${instant(0)}" SessionIndex="${newId()}"><saml:AuthnContext>` +
    `<saml:AuthnContextClassRef>${protocol}:ac:classes:Password</saml:AuthnContextClassRef>` +
    '</saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>' +
    `${attribute('email', `${name}@example.com`)}${attribute('uid', name)}` +
    '</saml:AttributeStatement></saml:Assertion></samlp:Response>'
  )
}
