import { createPrivateKey, type KeyObject } from 'node:crypto'
import { publicKeyOf } from '@latchkey/saml'
import { refusedBody } from '../../errors.ts'
import type { ConnectionSecrets } from '../../record-rules/connection-secrets.ts'
import type { ConnectionOptions } from '../connector.ts'
import { logoutUrlOf } from '../redirect-logout.ts'
import type { MetadataPlace } from '../upstream/fetch-metadata.ts'

/** The differences between the strategies that use SAML. */
export interface SamlStrategy {
  /** The URL of the metadata of the identity provider; undefined if the options have none. */
  readonly metadataOf: (options: ConnectionOptions) => MetadataPlace | undefined
  readonly signInOf?: (options: ConnectionOptions) => string | undefined
}

/** The signing certificates of an identity provider, each as PEM or as base64 of the DER. */
export const certificatesOf = ({ signingCert, cert }: ConnectionOptions): readonly string[] =>
  [signingCert ?? cert ?? []].flat().map(asCertificate)

/** Decodes the base64 of a PEM, which clients of the hosted API also send. */
function asCertificate(text: string): string {
  if (text.includes('-----BEGIN')) return text
  const decoded = Buffer.from(text, 'base64').toString('latin1')
  return decoded.startsWith('-----BEGIN') ? decoded : text
}

/**
 * Keys of certificates that were parsed before: parsing a certificate takes longer than verifying a
 * signature.
 */
const known = new WeakMap<ConnectionOptions, readonly KeyObject[]>()

/**
 * The public keys of the signing certificates of an identity provider.
 *
 * @throws SamlError `certificate_invalid`
 */
export function keysOf(options: ConnectionOptions): readonly KeyObject[] {
  const keys = known.get(options) ?? certificatesOf(options).map(publicKeyOf)
  known.set(options, keys)
  return keys
}

/** @returns undefined if the text is not a private key */
export function privateKeyOf(pem: string | undefined): KeyObject | undefined {
  try {
    return pem === undefined ? undefined : createPrivateKey(pem)
  } catch {
    return undefined
  }
}

interface Place {
  readonly connection: { readonly name: string; readonly options: ConnectionOptions }
  /** `{issuer}login/callback`. */
  readonly callbackUrl: string
  /** The identifier of the organization for which the identity provider starts log-ins. */
  readonly organization?: string | undefined
}

/**
 * The entity ID with which this server is a service provider of the identity provider of a
 * connection.
 */
export const entityIdOf = ({ connection: { name, options }, callbackUrl }: Place): string =>
  options.entityId ?? options.entityID ?? `urn:latchkey:${new URL(callbackUrl).hostname}:${name}`

/** The binding of requests; anything but HTTP-POST means HTTP-Redirect. */
export const bindingOf = (options: ConnectionOptions) =>
  options.protocolBinding ?? options.bindingMethod ?? options.binding_method

/** The key that signs requests, if the connection has its own. */
export const ownSigningKey = ({ signingKey, signing_key }: Pick<ConnectionSecrets, SigningName>) =>
  signingKey ?? signing_key ?? undefined

/** The key that decrypts assertions. */
export const ownDecryptionKey = ({ decryptionKey, decryption_key }: ConnectionSecrets) =>
  decryptionKey ?? decryption_key ?? undefined

export type SigningName = 'signingKey' | 'signing_key'

const cbc = ['aes128-cbc', 'aes256-cbc'].map((name) => `http://www.w3.org/2001/04/xmlenc#${name}`)

/**
 * The algorithms besides AES-GCM that the assertion of a signed response may be encrypted with:
 * AES-CBC or, with an algorithm profile, only its exceptions.
 */
export const lesserCiphersOf = ({
  assertion_decryption_settings: settings,
}: ConnectionOptions): readonly string[] =>
  settings?.algorithm_profile === undefined ? cbc : (settings.algorithm_exceptions ?? [])

/** @throws ApiError `invalid_body` for an exception that the server accepts in no case */
export function checkExceptions({ assertion_decryption_settings: settings }: ConnectionOptions) {
  const unknown = settings?.algorithm_exceptions?.find((each) => !cbc.includes(each))
  if (unknown === undefined) return
  const place = 'options.assertion_decryption_settings.algorithm_exceptions'
  throw refusedBody(
    `\`${unknown}\` cannot be accepted: the exceptions are ${cbc.join(', ')}`,
    place,
  )
}

/** The URL to which the identity provider posts its responses. */
export function acsUrlOf({ connection: { name }, callbackUrl, organization }: Place): string {
  const query = { connection: name, ...(organization !== undefined && { organization }) }
  return `${callbackUrl}?${new URLSearchParams(query)}`
}

/** The URL to which the identity provider sends log-out messages. */
export const singleLogoutUrlOf = ({ connection: { name }, callbackUrl }: Place): string =>
  `${logoutUrlOf({ callbackUrl })}?${new URLSearchParams({ connection: name })}`
