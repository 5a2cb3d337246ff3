import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'

/** Messages of a service provider as text, so that tests can write malformed ones. */
export const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol'
export const assertion = 'urn:oasis:names:tc:SAML:2.0:assertion'
export const xmldsig = 'http://www.w3.org/2000/09/xmldsig#'
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'

export interface Keys {
  readonly privateKey: KeyObject
  readonly publicPem: string
}

export function generateKeys(modulusLength = 2048): Keys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength })
  return { privateKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() }
}

/** A pair for ECDSA on P-256. */
export function generateEllipticKeys(): Keys {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { privateKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() }
}

/** XML Signature 1.1, section 6.4.3: r and s, concatenated; RSA ignores it. */
const dsaEncoding = 'ieee-p1363'

export interface Message {
  readonly name: 'AuthnRequest' | 'LogoutRequest'
  readonly id: string
  readonly issuer: string
  readonly destination: string
  readonly at: Date
  readonly attributes?: Readonly<Record<string, string>>
  /** Further attributes, as text. */
  readonly more?: string
  readonly content?: string
}

export const instant = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`

const issuerOf = (issuer: string) =>
  `<saml:Issuer xmlns:saml="${assertion}">${issuer}</saml:Issuer>`

/** Writes a message in canonical form, with its signature. */
export function write(message: Message, signature = ''): string {
  const { name, id, issuer, destination, at, attributes = {}, more = '', content = '' } = message
  const all = {
    Destination: destination,
    ID: id,
    IssueInstant: instant(at),
    Version: '2.0',
    ...attributes,
  }
  const sorted = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1))
  const written = sorted.map(([key, value]) => ` ${key}="${value}"`).join('')
  const start = `<samlp:${name} xmlns:samlp="${protocol}"${written}${more}>`
  return `${start}${issuerOf(issuer)}${signature}${content}</samlp:${name}>`
}

/** The parts of a signature that an attack may change. */
export interface Choices {
  readonly uri?: string
  readonly method?: string
  readonly hash?: string
  readonly digestMethod?: string
  readonly digestHash?: string
  readonly canonicalization?: string
  readonly transforms?: readonly string[]
  readonly keyInfo?: string
  readonly objects?: string
  /** The digested octets in place of the message. */
  readonly digested?: string
}

const algorithm = (name: string, uri: string) => `<ds:${name} Algorithm="${uri}"></ds:${name}>`

/** `<ds:Signature>` over a message, made of strings alone. */
export function signatureOver(message: Message, keys: Keys, choices: Choices = {}): string {
  const {
    uri = `#${message.id}`,
    method = rsaSha256,
    hash = 'sha256',
    digestHash = 'sha256',
  } = choices
  const { digestMethod = 'http://www.w3.org/2001/04/xmlenc#sha256', keyInfo = '' } = choices
  const { transforms = [`${xmldsig}enveloped-signature`, exclusive], objects = '' } = choices
  const digest = createHash(digestHash)
    .update(choices.digested ?? write(message))
    .digest('base64')
  const reference =
    `<ds:Reference URI="${uri}"><ds:Transforms>` +
    `${transforms.map((each) => algorithm('Transform', each)).join('')}</ds:Transforms>` +
    `${algorithm('DigestMethod', digestMethod)}` +
    `<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference>`
  const info =
    `${algorithm('CanonicalizationMethod', choices.canonicalization ?? exclusive)}` +
    `${algorithm('SignatureMethod', method)}${reference}</ds:SignedInfo>`
  const octets = `<ds:SignedInfo xmlns:ds="${xmldsig}">${info}`
  const value = sign(hash, Buffer.from(octets), { key: keys.privateKey, dsaEncoding }).toString(
    'base64',
  )
  return (
    `<ds:Signature xmlns:ds="${xmldsig}"><ds:SignedInfo>${info}` +
    `<ds:SignatureValue>${value}</ds:SignatureValue>${keyInfo}${objects}</ds:Signature>`
  )
}

export const signed = (message: Message, keys: Keys, choices: Choices = {}): string =>
  write(message, signatureOver(message, keys, choices))

export const encoded = (xml: string | Buffer): string => Buffer.from(xml).toString('base64')

export interface RedirectChoices {
  readonly relayState?: string
  readonly algorithm?: string
  readonly hash?: string
}

/** The query of HTTP-Redirect, signed where there are keys. */
export function query(xml: string, keys?: Keys, choices: RedirectChoices = {}): string {
  const message = encodeURIComponent(encoded(deflateRawSync(Buffer.from(xml))))
  const { relayState, algorithm: uri = rsaSha256, hash = 'sha256' } = choices
  const state = relayState === undefined ? '' : `&RelayState=${encodeURIComponent(relayState)}`
  if (!keys) return `SAMLRequest=${message}${state}`
  const octets = `SAMLRequest=${message}${state}&SigAlg=${encodeURIComponent(uri)}`
  const value = sign(hash, Buffer.from(octets), { key: keys.privateKey, dsaEncoding }).toString(
    'base64',
  )
  return `${octets}&Signature=${encodeURIComponent(value)}`
}
