import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import {
  readResponse,
  receivePost,
  receiveRedirect,
  type Signer,
  writeResponse,
} from '../src/index.ts'

const privateKeyEncoding = { type: 'pkcs8', format: 'pem' } as const
const publicKeyEncoding = { type: 'spki', format: 'pem' } as const

/** Keys that are read from PEM. */
const readKeys = (pair: { readonly privateKey: string; readonly publicKey: string }) => ({
  key: createPrivateKey(pair.privateKey),
  publicKey: createPublicKey(pair.publicKey),
})
const newKeys = () =>
  readKeys(
    generateKeyPairSync('rsa', { modulusLength: 2048, privateKeyEncoding, publicKeyEncoding }),
  )
const [provider, attacker] = [newKeys(), newKeys()]
const elliptic = readKeys(
  generateKeyPairSync('ec', { namedCurve: 'P-256', privateKeyEncoding, publicKeyEncoding }),
)

const now = new Date('2026-03-01T12:00:00Z')
const later = new Date('2026-03-01T12:05:00Z')
const acs = 'https://acme.example.com/login/callback'
const issuer = 'https://idp.example.com'
const email = { name: 'email', values: ['ada@example.com'], isTyped: true }

interface Written {
  readonly key?: KeyObject
  readonly algorithm?: Signer['algorithm']
  readonly attributes?: readonly (typeof email)[]
}

/** A response whose assertion is signed, and whose other members anybody could change. */
const write = ({
  key = provider.key,
  algorithm = 'rsa-sha256',
  attributes = [email],
}: Written = {}) =>
  writeResponse(
    { id: '_response', issuer, issuedAt: now, destination: acs, inResponseTo: '_request' },
    {
      id: '_assertion',
      issuer,
      issuedAt: now,
      nameId: { value: 'ada@example.com' },
      recipient: acs,
      audience: 'urn:acme',
      inResponseTo: '_request',
      notBefore: now,
      notOnOrAfter: later,
      authnInstant: now,
      authnContextClassRef: 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password',
      sessionIndex: '_session',
      attributes,
    },
    { signer: { key, algorithm, certificate: 'MIIC', digest: 'sha256' }, signs: 'assertion' },
  )

const codeOf = (xml: string, key = provider.publicKey) =>
  readResponse(receivePost(Buffer.from(xml).toString('base64'), undefined), {
    keys: [key],
    issuer,
    audience: 'urn:acme',
    destination: acs,
    inResponseTo: '_request',
    now,
  }).then(
    () => 'accepted',
    (error) => error.code,
  )

const part = (xml: string, name: string) =>
  new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(xml)?.[0] ?? ''
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
const forgedBy = (xml: string) =>
  part(xml, 'saml:Assertion')
    .replace(part(xml, 'ds:Signature'), '')
    .replace('"_assertion"', '"_forged"')
    .replaceAll('ada@example.com', 'eve@example.com')
const renamed = (xml: string) => xml.replaceAll('ada@example.com', 'eve@example.com')

type Attack = readonly [cve: string, what: string, code: string, change: (xml: string) => string]

const attacks: readonly Attack[] = [
  [
    'CVE-2025-29774 (xml-crypto)',
    'a second SignedInfo',
    'signature_malformed',
    (xml) => {
      const info = part(xml, 'ds:SignedInfo')
      return xml.replace(info, info + info)
    },
  ],
  [
    'CVE-2025-29775 (xml-crypto)',
    'a comment in the digest',
    'markup_forbidden',
    (xml) => xml.replace('<ds:DigestValue>', `<ds:DigestValue><!--${sha256('x')}-->`),
  ],
  [
    'CVE-2022-39299 (passport-saml), CVE-2022-39353 (xmldom)',
    'two root elements',
    'message_malformed',
    (xml) => renamed(xml) + xml,
  ],
  [
    'CVE-2025-54419 (node-saml)',
    'other attributes than the signed ones',
    'signature_invalid',
    (xml) => xml.replace('>ada@example.com</saml:AttributeValue>', '>eve</saml:AttributeValue>'),
  ],
  [
    'CVE-2025-47949 (samlify)',
    'a forged assertion before the signed one',
    'assertion_missing',
    (xml) => xml.replace('<saml:Assertion', `${forgedBy(xml)}<saml:Assertion`),
  ],
  [
    'CVE-2022-41912 (crewjam/saml)',
    'a forged assertion behind the signed one',
    'assertion_missing',
    (xml) => xml.replace('</saml:Assertion>', `</saml:Assertion>${forgedBy(xml)}`),
  ],
  [
    'CVE-2017-11427 (python-saml), CVE-2017-11428 (ruby-saml), CVE-2018-0489 (XMLTooling)',
    'a comment in the name',
    'markup_forbidden',
    (xml) => xml.replace('ada@example.com</', 'ada@example.com<!---->.evil.example</'),
  ],
  [
    'CVE-2024-45409 (ruby-saml)',
    'the digest of the forged content in an unsigned place',
    'signature_invalid',
    (xml) =>
      renamed(xml).replace(
        '</samlp:Status>',
        `<samlp:StatusDetail><ds:DigestValue xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${sha256(
          forgedBy(xml),
        )}</ds:DigestValue></samlp:StatusDetail></samlp:Status>`,
      ),
  ],
  [
    'CVE-2025-25291 (ruby-saml)',
    'a document type that parsers read differently',
    'dtd_forbidden',
    (xml) => `<!DOCTYPE samlp:Response [<!ENTITY x "'>]><!--">]>${xml}`,
  ],
  [
    'CVE-2025-25292, CVE-2025-66567 (ruby-saml)',
    'a signature of another namespace',
    'signature_missing',
    (xml) => xml.replace('xmlns:ds="http://www.w3.org/2000/09/xmldsig#"', 'xmlns:ds="urn:other"'),
  ],
  [
    'The Fragile Lock (PortSwigger, 2025)',
    'an ID in a namespace beside the signed one',
    'signature_invalid',
    (xml) =>
      xml.replace(
        '<saml:Assertion ',
        '<saml:Assertion xmlns:x="urn:x" x:ID="_assertion-of-another" ',
      ),
  ],
  [
    'CVE-2025-66568 (ruby-saml)',
    'a namespace that libxml2 cannot canonicalize, and a signature of nothing',
    'signature_invalid',
    (xml) => {
      const value = sign('sha256', Buffer.alloc(0), provider.key).toString('base64')
      return renamed(xml)
        .replace('<ds:SignedInfo>', '<ds:SignedInfo xmlns:void="1">')
        .replace(/<ds:DigestValue>[^<]*/, `<ds:DigestValue>${sha256('')}`)
        .replace(/<ds:SignatureValue>[^<]*/, `<ds:SignatureValue>${value}`)
    },
  ],
  [
    'CVE-2020-29509 (encoding/xml)',
    'an attribute with an empty prefix',
    'message_malformed',
    (xml) => xml.replace('<saml:Assertion ', '<saml:Assertion :ID="_forged" '),
  ],
  [
    'CVE-2020-29511 (encoding/xml)',
    'an element with an empty prefix',
    'message_malformed',
    (xml) => xml.replace('<saml:Assertion ', '<:Extensions></:Extensions><saml:Assertion '),
  ],
  [
    'CVE-2009-0217 (XML Signature)',
    'a truncated HMAC',
    'algorithm_forbidden',
    (xml) =>
      xml.replace(
        /<ds:SignatureMethod[^>]*>/,
        '<ds:SignatureMethod Algorithm="http://www.w3.org/2000/09/xmldsig#hmac-sha1">' +
          '<ds:HMACOutputLength>1</ds:HMACOutputLength>',
      ),
  ],
  [
    'CVE-2022-34169 (Xalan)',
    'a transform by XSLT, which nobody runs',
    'signature_invalid',
    (xml) =>
      xml.replace(
        'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
        'http://www.w3.org/TR/1999/REC-xslt-19991116',
      ),
  ],
  [
    'CVE-2003-1564 (libxml2)',
    'an entity bomb',
    'dtd_forbidden',
    (xml) => `<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;&b;">]>${xml}`,
  ],
]

describe('a published attack is refused', () => {
  it.each(attacks)('%s: %s', async (_cve, _what, code, change) => {
    const xml = await write()
    expect(await codeOf(xml)).toBe('accepted')
    const changed = change(xml)
    expect(changed).not.toBe(xml)
    expect(await codeOf(changed)).toBe(code)
  })

  it('CVE-2024-32962 (xml-crypto): the key that the message brings', async () => {
    expect(await codeOf(await write({ key: attacker.key }))).toBe('signature_invalid')
  })

  it('CVE-2022-21449 (Java): an ECDSA signature of zeros', async () => {
    const xml = await write({ key: elliptic.key, algorithm: 'ecdsa-sha256' })
    expect(await codeOf(xml, elliptic.publicKey)).toBe('accepted')
    const zeros = Buffer.alloc(64).toString('base64')
    const forged = renamed(xml).replace(/<ds:SignatureValue>[^<]*/, `<ds:SignatureValue>${zeros}`)
    expect(await codeOf(forged, elliptic.publicKey)).toBe('signature_invalid')
  })

  it('an attribute that is signed twice, of which readers take one or the other', async () => {
    const twice = [email, { ...email, values: ['eve@example.com'] }]
    expect(await codeOf(await write({ attributes: twice }))).toBe('attribute_duplicated')
  })

  it('a decompression bomb', () => {
    const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024, 0x20)).toString('base64')
    const receive = () =>
      receiveRedirect(`SAMLResponse=${encodeURIComponent(bomb)}`, 'SAMLResponse')
    expect(receive).toThrow(expect.objectContaining({ code: 'message_too_large' }))
  })
})
