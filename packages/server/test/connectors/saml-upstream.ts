import { type CipherGCM, constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import samlify from 'samlify'
import { SignedXml } from 'xml-crypto'

export interface SamlUpstream {
  readonly options: Readonly<Record<string, unknown>>
  readonly metadata: string
  /** Answers a request by HTTP-Redirect. @returns the fields of the posted form */
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
  const answer = async (name: string, requested: AuthnRequest) => {
    const { acsUrl, issuer, id, relayState } = requested
    const receiver = samlify.ServiceProvider({
      entityID: issuer,
      wantAssertionsSigned: true,
      assertionConsumerService: [{ Binding: `${protocol}:bindings:HTTP-POST`, Location: acsUrl }],
    })
    const fill = () => ({ id: newId(), context: responseFor(name, requested) })
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

interface AuthnRequest {
  readonly acsUrl: string
  readonly issuer: string
  readonly id?: string
  readonly relayState?: string
}

/** The URL by HTTP-Redirect of a request that is sent by a form. */
export function asRedirect(form: Readonly<Record<string, string>>): URL {
  const xml = Buffer.from(form.SAMLRequest ?? '', 'base64')
  const query = { ...form, SAMLRequest: deflateRawSync(xml).toString('base64') }
  return new URL(`${signInEndpoint}?${new URLSearchParams(query)}`)
}

const xenc = 'http://www.w3.org/2001/04/xmlenc#'
const xmldsig = 'http://www.w3.org/2000/09/xmldsig#'
const ciphers = {
  'aes-256-gcm': ['http://www.w3.org/2009/xmlenc11#aes256-gcm', 12],
  'aes-256-cbc': [`${xenc}aes256-cbc`, 16],
} as const

const transports = {
  'rsa-oaep-mgf1p': constants.RSA_PKCS1_OAEP_PADDING,
  'rsa-1_5': constants.RSA_PKCS1_PADDING,
} as const

/** Encrypts the assertion of a response by node:crypto (XML Encryption 1.1). */
export function encryptAssertion(
  response: string,
  certificate: string,
  cipherName: keyof typeof ciphers,
  transport: keyof typeof transports = 'rsa-oaep-mgf1p',
): string {
  const xml = Buffer.from(response, 'base64').toString()
  const [whole = ''] = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml) ?? []
  const alone = whole.replace(
    '<saml:Assertion',
    `<saml:Assertion xmlns:saml="${protocol}:assertion"`,
  )
  const [algorithm, ivBytes] = ciphers[cipherName]
  const [key, iv] = [randomBytes(32), randomBytes(ivBytes)]
  const cipher = createCipheriv(cipherName, key, iv) as CipherGCM
  const sealed = Buffer.concat([iv, cipher.update(alone), cipher.final()])
  const tag = cipherName === 'aes-256-gcm' ? cipher.getAuthTag() : Buffer.alloc(0)
  const padding = transports[transport]
  const wrapped = publicEncrypt({ key: certificate, padding, oaepHash: 'sha1' }, key)
  const value = (bytes: Buffer) =>
    `<xenc:CipherData><xenc:CipherValue>${bytes.toString('base64')}</xenc:CipherValue></xenc:CipherData>`
  const encrypted =
    `<saml:EncryptedAssertion><xenc:EncryptedData xmlns:xenc="${xenc}" Type="${xenc}Element">` +
    `<xenc:EncryptionMethod Algorithm="${algorithm}"/>` +
    '<ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><xenc:EncryptedKey>' +
    `<xenc:EncryptionMethod Algorithm="${xenc}${transport}"/>${value(wrapped)}` +
    `</xenc:EncryptedKey></ds:KeyInfo>${value(Buffer.concat([sealed, tag]))}` +
    '</xenc:EncryptedData></saml:EncryptedAssertion>'
  return Buffer.from(xml.replace(whole, () => encrypted)).toString('base64')
}

/** Signs a response by xml-crypto, with whatever it contains. */
export function signResponse(
  response: string,
  privateKey: string,
  hash: 'sha1' | 'sha256' = 'sha256',
): string {
  const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'
  const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'
  const signed = new SignedXml({
    privateKey,
    canonicalizationAlgorithm: exclusive,
    signatureAlgorithm: `${hash === 'sha1' ? xmldsig : 'http://www.w3.org/2001/04/xmldsig-more#'}rsa-${hash}`,
  })
  const digestAlgorithm = `${hash === 'sha1' ? xmldsig : xenc}${hash}`
  signed.addReference({ xpath: '/*', digestAlgorithm, transforms: [enveloped, exclusive] })
  const reference = "/*/*[local-name(.)='Issuer']"
  const location = { reference, action: 'after' } as const
  signed.computeSignature(Buffer.from(response, 'base64').toString(), { location })
  return Buffer.from(signed.getSignedXml()).toString('base64')
}

const newId = () => `_${randomBytes(16).toString('hex')}`

function readRequest({ searchParams }: URL): AuthnRequest {
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

function responseFor(name: string, { acsUrl, issuer, id }: AuthnRequest): string {
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
