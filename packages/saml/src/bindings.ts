import type { KeyObject } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type AlgorithmPolicy, signatureAlgorithmOf, signBytes, verifyBytes } from './algorithms.ts'
import { isBase64 } from './elements.ts'
import { type SignatureAlgorithm, signatureAlgorithms } from './names.ts'
import { messageBytesMax } from './read-xml.ts'
import { SamlError } from './saml-error.ts'
import { writeXml } from './write-xml.ts'
import type { XmlElement } from './xml-element.ts'

/** The parameter of a message (SAML Bindings, sections 3.4.3 and 3.5.3). */
export type Direction = 'SAMLRequest' | 'SAMLResponse'

/** A message as received, before its verification. */
export interface Received {
  readonly binding: 'redirect' | 'post'
  readonly xml: string
  readonly relayState: string | undefined
  /** The signature of the query, where it has one (SAML Bindings, section 3.4.4.1). */
  readonly detached: DetachedSignature | undefined
}

/**
 * The signature of the HTTP-Redirect binding, over the query string (SAML Bindings, section
 * 3.4.4.1).
 */
export interface DetachedSignature {
  readonly signed: string
  readonly algorithm: string
  readonly value: Buffer
}

/** Maximum length of RelayState in bytes, above the 80 of SAML Bindings, section 3.4.3. */
const relayStateBytesMax = 4096

/**
 * Reads a message by HTTP-Redirect from the query as sent: the signature covers its octets.
 *
 * @throws SamlError `message_malformed`, `message_too_large`
 */
export function receiveRedirect(query: string, direction: Direction): Received {
  const message = parameterOf(query, direction)
  if (message === undefined) throw malformed(`The query has no \`${direction}\`.`)
  const encoding = parameterOf(query, 'SAMLEncoding')
  if (
    encoding &&
    decoded(encoding) !== 'urn:oasis:names:tc:SAML:2.0:bindings:URL-Encoding:DEFLATE'
  ) {
    throw malformed('`SAMLEncoding` is not DEFLATE.')
  }
  const relayState = parameterOf(query, 'RelayState')
  return {
    binding: 'redirect',
    xml: utf8(inflated(base64(decoded(message)))),
    relayState: boundedRelayState(relayState && decoded(relayState)),
    detached: detachedOf(query, direction, message, relayState),
  }
}

/**
 * Reads a message by HTTP-POST.
 *
 * @throws SamlError `message_malformed`, `message_too_large`
 */
export function receivePost(message: string, relayState: string | undefined): Received {
  const xml = utf8(base64(message))
  return { binding: 'post', xml, relayState: boundedRelayState(relayState), detached: undefined }
}

function boundedRelayState(value: string | undefined): string | undefined {
  if (value !== undefined && Buffer.byteLength(value) > relayStateBytesMax) {
    throw new SamlError(
      'message_too_large',
      `\`RelayState\` has more than ${relayStateBytesMax} bytes.`,
    )
  }
  return value
}

function detachedOf(
  query: string,
  direction: Direction,
  message: string,
  relayState: string | undefined,
): DetachedSignature | undefined {
  const algorithm = parameterOf(query, 'SigAlg')
  const signature = parameterOf(query, 'Signature')
  if (algorithm === undefined && signature === undefined) return undefined
  if (!algorithm || !signature) throw malformed('`SigAlg` and `Signature` require each other.')
  const state = relayState === undefined ? '' : `&RelayState=${relayState}`
  return {
    signed: `${direction}=${message}${state}&SigAlg=${algorithm}`,
    algorithm: decoded(algorithm),
    value: base64(decoded(signature)),
  }
}

/**
 * The value of a parameter as it was sent. @throws SamlError `message_malformed` for a duplicate
 */
function parameterOf(query: string, name: string): string | undefined {
  const [found, another] = query.split('&').filter((each) => decodedName(each) === name)
  if (another !== undefined) throw malformed(`The query has \`${name}\` twice.`)
  return found?.slice(found.indexOf('=') + 1)
}

const decodedName = (pair: string): string => decoded(pair.split('=', 1)[0] ?? '')

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '))
  } catch {
    throw malformed('The query is not URL-encoded.')
  }
}

function base64(value: string): Buffer {
  const text = value.replace(/[\r\n\t ]+/g, '')
  if (text.length > messageBytesMax * 2) {
    throw new SamlError('message_too_large', `The message has more than ${messageBytesMax} bytes.`)
  }
  if (!isBase64(text)) throw malformed('The message is not base64.')
  return Buffer.from(text, 'base64')
}

const tooLarge = 'ERR_BUFFER_TOO_LARGE'

/**
 * Inflates a message, and stops at the maximum size, so that a small message cannot use up the
 * memory.
 */
function inflated(bytes: Buffer): Buffer {
  try {
    return inflateRawSync(bytes, { maxOutputLength: messageBytesMax })
  } catch (cause) {
    const isTooLarge = cause instanceof Error && 'code' in cause && cause.code === tooLarge
    if (!isTooLarge) throw malformed('The message is not deflated.', cause)
    throw new SamlError('message_too_large', `The message has more than ${messageBytesMax} bytes.`)
  }
}

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw malformed('The message is not UTF-8.', cause)
  }
}

/** @throws SamlError `algorithm_forbidden`, `signature_invalid` */
export function verifyDetached(
  { signed, algorithm, value }: DetachedSignature,
  keys: readonly KeyObject[],
  policy: AlgorithmPolicy,
): void {
  const name = signatureAlgorithmOf(algorithm, policy)
  const bytes = Buffer.from(signed)
  if (keys.some((key) => verifyBytes(bytes, value, key, name))) return
  throw new SamlError('signature_invalid', 'No certificate verifies the signature of the query.')
}

interface Redirect {
  readonly direction: Direction
  readonly message: XmlElement
  readonly relayState?: string | undefined
  readonly signer?: { readonly key: KeyObject; readonly algorithm: SignatureAlgorithm } | undefined
}

/**
 * The URL of a message with the HTTP-Redirect binding (SAML Bindings, section 3.4).
 *
 * @param address a URL; the result has no characters that a `Location` header cannot have, and no
 *   fragment
 */
export function redirectTo(address: string, redirect: Redirect): string {
  const { direction, message, relayState, signer } = redirect
  const deflated = deflateRawSync(Buffer.from(writeXml(message))).toString('base64')
  const parts = [`${direction}=${encodeURIComponent(deflated)}`]
  if (relayState !== undefined) parts.push(`RelayState=${encodeURIComponent(relayState)}`)
  if (signer) {
    parts.push(`SigAlg=${encodeURIComponent(signatureAlgorithms[signer.algorithm])}`)
    const signature = signBytes(Buffer.from(parts.join('&')), signer.key, signer.algorithm)
    parts.push(`Signature=${encodeURIComponent(signature.toString('base64'))}`)
  }
  const url = new URL(address)
  url.hash = ''
  return `${url.href}${url.href.includes('?') ? '&' : '?'}${parts.join('&')}`
}

function malformed(message: string, cause?: unknown): SamlError {
  return new SamlError('message_malformed', message, { cause })
}
